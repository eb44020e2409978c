"""The club: accounts, people and what needs them. It exists only on servers that switch it on."""
