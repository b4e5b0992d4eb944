"""Plants the faults of a project, as many in one run as do not meet, and records which are found."""

import os
import tempfile

from kinds import choose
from linter import Linter, LinterFailed
from plants import Copy
from reasons import reason

# Plants of one run. Those that are missed are tried again with few others, so that none hides another.
BATCHES = (60, 4)


class Trial:
    """All kinds of faults in one project."""

    def __init__(self, project, program, rules, progress):
        self.project = project
        self.program = program
        self.rules = rules
        self.progress = progress

    def run(self, kinds, limit, seed):
        """The plants of all kinds; each knows by which rules it was found."""
        plants = []
        for one in kinds:
            self.progress(f"{self.project.name}: sites of {one.id}")
            plants += choose(one, self.project, limit, seed)
        with tempfile.TemporaryDirectory(prefix="recall-") as folder:
            copy = Copy(self.project.folder, os.path.join(folder, "project"))
            configuration = os.path.join(folder, "all.yml")
            with open(configuration, "w") as file:
                file.write("preset: all\n")
            self._look("default", copy, [plant for plant in plants if self._states(plant, True)], ())
            missed = [plant for plant in plants if not plant.is_found and self._states(plant, False)]
            self._look("all", copy, missed, ("--config", configuration))
        for plant in plants:
            plant.reason = "" if plant.is_found else reason(self.project, plant)
        return plants

    def _states(self, plant, default):
        """Whether a rule for the fault exists that is on, or off, by default."""
        return default in [self.rules.get(rule) for rule in plant.kind.rules]

    def _look(self, column, copy, plants, options):
        if not plants:
            return
        linter = Linter(self.program, copy.folder, *options)
        before = linter.findings()
        for size in BATCHES:
            groups = batches(plants, size)
            for index, group in enumerate(groups):
                self.progress(f"{self.project.name}: {column} rules, run {index + 1} of {len(groups)}")
                self._try(column, copy, linter, before, group)
            plants = [plant for plant in plants if not plant.found_by.get(column)]

    def _try(self, column, copy, linter, before, group):
        copy.apply(group)
        try:
            new = linter.findings() - before
            for plant in group:
                near = [finding for finding in new if finding.path in plant.footprint]
                plant.found_by[column] = sorted({finding.rule for finding in near if finding.rule in plant.kind.rules})
                plant.instead = tuple(sorted({finding.rule for finding in near}))
        except LinterFailed as error:
            for plant in group:
                plant.found_by[column] = []
                plant.instead = (f"failure: {error}",)
        finally:
            copy.revert(group)


def batches(plants, size):
    """Groups of plants that touch and show in different files."""
    groups = []
    for plant in plants:
        for group, taken in groups:
            if len(group) < size and not taken & plant.footprint:
                group.append(plant)
                taken |= plant.footprint
                break
        else:
            groups.append(([plant], set(plant.footprint)))
    return [group for group, _ in groups]
