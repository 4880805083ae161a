"""Who plays for nobody or for somebody who is away: bots are asked, and think elsewhere."""
