"""The REST interface, and the files of the client."""
