"""Work for other processes: bots think, strangers' files are read, sets are played against themselves."""
