"""Players that are programs: they see what a seat may know, build possible worlds from it and ask for advice."""
