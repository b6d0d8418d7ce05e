"""Speed and memory, measured beside their budgets."""
