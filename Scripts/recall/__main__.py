"""Plants faults in copies of apps, runs ibstack on them and counts which faults it finds.

    python3 Scripts/recall .build/release/ibstack DIR...

The folders stay as they are. Each kind of fault is planted at up to ten places of each app, wherever it makes the app crash,
misbehave or look wrong, whether or not a rule can see it. The same seed gives the same places. The program ends with
status 0, however many faults are missed.
"""

import argparse
import json
import sys

from catalog import ALL
from changes import commits, details, summary
from linter import rules
from project import Project
from report import Report
from trial import Trial


def main(arguments=None):
    parser = argparse.ArgumentParser(
        prog="recall", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program ibstack")
    parser.add_argument("projects", nargs="+", metavar="DIR", help="folder of an app, with its sources")
    parser.add_argument("--seed", default="1", help="which places are chosen (default: 1)")
    parser.add_argument("--sites", type=int, default=10, help="places for each kind in each app (default: 10)")
    parser.add_argument("--kind", action="append", help="plant only this kind; can be repeated")
    parser.add_argument("--verbose", action="store_true", help="print every fault that is missed")
    parser.add_argument("--changes", type=int, metavar="COUNT",
                        help="commit so many faults of each app one by one, and lint with --changed-since")
    parser.add_argument("--json", metavar="FILE", help="write the results to a file as JSON")
    options = parser.parse_args(arguments)

    chosen = [one for one in ALL if not options.kind or one.id in options.kind]
    unknown = set(options.kind or ()) - {one.id for one in ALL}
    if unknown:
        parser.error(f"unknown kind {', '.join(sorted(unknown))}; kinds are {', '.join(one.id for one in ALL)}")
    if options.changes:
        results = [one for folder in options.projects for one in
                   commits(Project(folder), options.program, chosen, options.changes, options.seed, progress)]
        progress("")
        print(summary(results) + ("\n\n" + details(results) if options.verbose else ""))
        return
    known_rules = rules(options.program)
    plants = []
    for folder in options.projects:
        project = Project(folder)
        found = Trial(project, options.program, known_rules, progress).run(chosen, options.sites, options.seed)
        plants += found
        for plant in found if len(options.projects) > 1 else ():
            plant.place = f"{project.name}/{plant.place}"
    progress("")
    report = Report(chosen, plants, known_rules)
    print(report.table())
    if options.verbose and report.misses():
        print("\nMissed:\n" + report.misses())
    if options.json:
        with open(options.json, "w") as file:
            json.dump(report.json(), file, indent=2, ensure_ascii=False)


def progress(text):
    """Shows on a terminal what is being done."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K" + text[:100])
        sys.stderr.flush()


if __name__ == "__main__":
    main()
