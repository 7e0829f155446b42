"""What Fantasy Realms says to a player, in French and English."""
