"""Whatever strangers send is refused, and nothing breaks."""
