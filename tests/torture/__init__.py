"""Real servers, real databases and faults on purpose: `make torture`."""
