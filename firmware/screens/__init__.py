"""The screens away from the table: title, menus, settings, help, self-test."""
