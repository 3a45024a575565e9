"""Rules, CPU players and analysis of Napoleon: pure Python, standard library only, the same natively and in the browser."""

__version__ = "0.1.0"
