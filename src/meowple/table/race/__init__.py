"""Tables where seats race: how quick somebody was, fairly, over lines of any length."""
