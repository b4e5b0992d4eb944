#!/usr/bin/env python3
"""Puts kiwisolver and Yoga beside our own times, W1 to W4.

    rivals.py OURS.json SOLVER-BENCHMARK [SECONDS]

OURS.json is what `solver-benchmark --save` wrote in the same run; SOLVER-BENCHMARK prints the systems for kiwisolver.
A case of kiwisolver is given up after SECONDS (60), and is not begun where the growth so far promises that, unless it
has fewer than 1,400 views.
"""
import json
import math
import subprocess
import sys
import time

try:
    import rival_kiwi
except ImportError:
    rival_kiwi = None
try:
    import rival_yoga
except ImportError:
    rival_yoga = None

FACTORS = {"roomy": 1.25, "tight": 0.75}
ALWAYS_MEASURED = 1400  # views


def best(measure):
    """The least of several runs; few of what is slow, preparation included."""
    end = time.monotonic() + 2
    durations = [measure()]
    while time.monotonic() < end and len(durations) < 20:
        durations.append(measure())
    return min(durations)


class Kiwi:
    name = "kiwi"

    def __init__(self, benchmark, limit):
        self.benchmark, self.limit = benchmark, limit
        self.last = {}  # size and seconds of the size before, by series

    def seconds(self, case):
        """None where it was not begun, infinity where it was given up."""
        if rival_kiwi is None or self.forecast(case) > self.limit and case["size"] >= ALWAYS_MEASURED:
            return None
        text = self.export(case)
        try:
            found = best(lambda: rival_kiwi.seconds(text, self.limit))
        except rival_kiwi.TooSlow:
            found = math.inf
        self.last[series(case)] = (case["size"], found)
        return found

    def forecast(self, case):
        """It grows with the third power; the second is assumed."""
        size, found = self.last.get(series(case), (case["size"], 0))
        return found * (case["size"] / size) ** 2

    def export(self, case):
        command = [self.benchmark, "--export", case["workload"], str(case["size"]), case["fit"]]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Yoga:
    name = "Yoga"

    def seconds(self, case):
        if rival_yoga is None:
            return None
        return best(lambda: rival_yoga.seconds(case["workload"], case["size"], FACTORS[case["fit"]]))


def series(case):
    return case["workload"], case["fit"]


def milliseconds(seconds, limit):
    if seconds is None:
        return "-"
    return f"> {limit * 1000:.0f}" if math.isinf(seconds) else f"{seconds * 1000:.3f}"


def ratio(slower, faster):
    """How many times as long the first takes."""
    if slower is None or faster is None:
        return "-"
    if math.isinf(slower):
        return "much"
    times = slower / faster
    return f"{times:,.0f}x" if times >= 100 else f"{times:.2f}x"


def line(cells):
    return "".join(cell.rjust(width) for cell, width in zip(cells, (4, 8, 7, 12, 12, 11, 12, 12)))


def main():
    ours, benchmark = sys.argv[1:3]
    limit = float(sys.argv[3]) if len(sys.argv) > 3 else 60
    kiwi, yoga = Kiwi(benchmark, limit), Yoga()
    with open(ours) as file:
        cases = [case for case in json.load(file) if case["workload"] in ("W1", "W2", "W3", "W4")]
    print_heading(limit)
    for case in cases:
        times = [rival.seconds(case) for rival in (kiwi, yoga)]
        print(line([case["workload"], str(case["size"]), case["fit"]]
                   + [milliseconds(time, limit) for time in [case["best"]] + times]
                   + [ratio(times[0], case["best"]), ratio(case["best"], times[1])]), flush=True)


def print_heading(limit):
    print("\nRivals  milliseconds, best of several runs, and how many times as long as the other")
    print(f"-: not begun, as it would take longer than {limit:.0f} s, or not installed")
    for name, module in (("kiwisolver", rival_kiwi), ("a Yoga binding", rival_yoga)):
        if module is None:
            print(f"{name} could not be installed here")
    print(line(["", "n", "room", "ours", "kiwi", "Yoga", "kiwi/ours", "ours/Yoga"]))


if __name__ == "__main__":
    main()
