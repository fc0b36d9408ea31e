"""What every request passes, whichever feature answers it."""
