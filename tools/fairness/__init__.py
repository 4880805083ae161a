"""`make fairness`: how fair a race is between players whose ways differ, on a virtual clock."""
