"""The fixtures of the command line and of the server for tests of the sandbox."""

from cli.conftest import ludoteca as ludoteca
from server.conftest import no_waiting_for_the_disk as no_waiting_for_the_disk
from server.conftest import patient_imports as patient_imports
from server.conftest import quiet_logs as quiet_logs
