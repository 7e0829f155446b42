"""Pictures of the races: a forest at dusk, one ink a race, rounder shapes; a mark instead of a number."""
