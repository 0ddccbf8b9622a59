"""The engine, shown with toy games."""
