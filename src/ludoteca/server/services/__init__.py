"""What the server does with tables: each service has one job and gets what it needs in its constructor."""
