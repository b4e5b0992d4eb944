"""Runs ibstack and compares its findings."""

import collections
import json
import os
import re
import subprocess
from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    path: str
    rule: str
    message: str


class LinterFailed(Exception):
    """The program ended without a report."""


class Linter:
    def __init__(self, program, folder, *options, timeout=300):
        self.program = os.path.abspath(program)
        self.folder = folder
        self.options = options
        self.timeout = timeout
        self.status = 0

    def findings(self):
        """What is reported, with how often."""
        arguments = [self.program, "lint", "--format", "json", "--quiet", "--baseline", "off", *self.options, "."]
        try:
            result = subprocess.run(arguments, cwd=self.folder, capture_output=True, timeout=self.timeout)
            self.status = result.returncode
            report = json.loads(result.stdout)
        except (ValueError, subprocess.TimeoutExpired) as error:
            raise LinterFailed(f"{' '.join(arguments)}: {error}") from error
        found = collections.Counter()
        for entries in report.values():
            for entry in entries if isinstance(entries, list) else ():
                found.update(self._of(entry))
        return found

    def _of(self, entry):
        if not isinstance(entry, dict) or "path" not in entry:
            return
        path = os.path.normpath(entry["path"])
        for finding in entry.get("findings", ()):
            yield Finding(path, finding["rule"], finding["message"])
        if "message" in entry:
            yield Finding(path, "failure", entry["message"])


def rules(program):
    """The ids of all rules, with whether a rule is on by default."""
    text = subprocess.run([program, "rules"], capture_output=True, check=True, text=True).stdout
    listed = re.findall(r"^  ([a-z][a-z0-9-]+) +(error|warning|notice|off)\b", text, re.MULTILINE)
    return {rule: severity != "off" for rule, severity in listed}
