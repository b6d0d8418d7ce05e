"""A 16-colour frame, what draws into it, and the panel drivers that send it."""
