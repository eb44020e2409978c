"""A bot process that reads its question and never answers: the deadline has to end it."""

import sys
import time

sys.stdin.buffer.read(4)
time.sleep(600)
