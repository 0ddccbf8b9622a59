"""Disney Villainous: two to six villains, each with an aim of its own."""
