"""Learning the experts' weights from self-play."""
