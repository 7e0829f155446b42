"""What ``royaume play fantasy`` shows in a terminal, part by part. All of it is drawn from views: what a person may not
know cannot get onto the screen."""
