"""Garbage collection: everybody waits for it, so all objects are looked through when little is to be done."""

import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

NEW = (1000, 10)  # objects after which those that are new are looked through, and how often of these more
NEVER = 1_000_000_000
SWITCH = 0.0005  # seconds that a thread goes on while another one waits
CALM = 0.05  # of the time, that a process works of which nobody would notice a pause
LONGEST = 3600.0  # seconds after which everything is looked through, however much is to be done


class Sweeping:
    """Decides when this process looks through all its objects."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, worked: Callable[[], float] = time.process_time
    ) -> None:
        self.clock = clock
        self.worked = worked
        self.looked = self.swept = clock()
        self.done = worked()

    def sweep(self) -> bool:
        """Look through everything, if now is the time."""
        now, done = self.clock(), self.worked()
        is_calm = done - self.done < CALM * (now - self.looked)
        self.looked, self.done = now, done
        if not is_calm and now - self.swept < LONGEST:
            return False
        gc.collect()
        self.swept = self.clock()
        return True


@contextmanager
def waiting_little() -> Iterator[None]:
    """Look only through new objects meanwhile, for rooms hold many objects and hardly a cycle; and let who
    writes to the database wait less for the thread that does all the rest."""
    interval, thresholds = sys.getswitchinterval(), gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*NEW, NEVER)
    sys.setswitchinterval(SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*thresholds)
