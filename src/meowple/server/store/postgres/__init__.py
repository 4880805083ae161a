"""The store of many servers: one PostgreSQL database."""
