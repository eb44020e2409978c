"""The command line `ludoteca`."""
