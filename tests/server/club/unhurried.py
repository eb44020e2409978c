"""Settings of Hypothesis that do not depend on the speed of the machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
briefly = settings(unhurried, max_examples=50)
