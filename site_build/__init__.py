"""The steps behind `build.py`: set-up, build, serve, test. Standard library only, because they run before anything is installed."""
