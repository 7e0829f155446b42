"""The scenes, one file a race: each is drawn on 200 by 270, its upper left corner hidden by the medallion."""
