"""Nobody sees or foresees what they may not."""
