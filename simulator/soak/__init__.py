"""`make soak`: the console tried for minutes or hours, by chance and by the thousand.

A kind of trial (a module here) plays cases. A case is a seed: everything that happens in it follows
from that number, so whatever fails can be repeated.
"""
