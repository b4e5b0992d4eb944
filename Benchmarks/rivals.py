"""The solver beside Yoga and kiwisolver: a line of JSON for each row of the table that commands.py prints.

    rivals.py SOLVER-BENCHMARK [NAME ...]

A shape has growing sizes. Ours and Yoga take turns; of each case the least time counts, and of a size the room in which
ours takes longest beside Yoga. kiwisolver, which grows with the third power, solves the second size only.
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

SHAPES = {"W1": "fill", "W2": "fillEqually", "W11": "fillProportionally", "W3": "equalSpacing", "W12": "equalCentering",
          "W4": "nested stacks"}
FACTORS = {"roomy": 1.25, "tight": 0.75}
LARGEST = 10_000  # views
TURNS = 3
KIWI_SECONDS = 60


def main():
    benchmark, *wanted = sys.argv[1:]
    for workload, shape in SHAPES.items():
        name = f"solve {shape}"
        if not wanted or any(part in name for part in wanted):
            print(json.dumps(cells(name, *Shape(benchmark, workload).measure())), flush=True)


class Shape:
    def __init__(self, benchmark, workload):
        self.benchmark, self.workload = benchmark, workload
        self.ours, self.yoga, self.memory = {}, {}, {}

    def measure(self):
        """For each size its cases; and kiwisolver's part of the time at the second one."""
        for _ in range(TURNS):
            for case in self.cases():
                key = case["size"], case["fit"]
                self.ours[key] = min(case["best"], self.ours.get(key, math.inf))
                self.memory[case["size"]] = case.get("peakBytes", 0)
                if rival_yoga is not None:
                    seconds = best(lambda: rival_yoga.seconds(self.workload, case["size"], FACTORS[case["fit"]]))
                    self.yoga[key] = min(seconds, self.yoga.get(key, math.inf))
        sizes = sorted(self.memory)
        worst = [max(((size, fit) for fit in FACTORS), key=self.times) for size in sizes]
        ours = [self.ours[key] for key in worst]
        return sizes, ours, [self.times(key) for key in worst], self.kiwi(sizes[1]), self.memory[sizes[-1]]

    def cases(self):
        command = [self.benchmark, "--only", self.workload, "--largest", str(LARGEST), "--seconds", "2", "--format", "json"]
        return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    def times(self, key):
        return self.ours[key] / self.yoga[key] if key in self.yoga else 0

    def kiwi(self, size):
        if rival_kiwi is None:
            return None
        command = [self.benchmark, "--export", self.workload, str(size), "roomy"]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        try:
            return self.ours[size, "roomy"] / best(lambda: rival_kiwi.seconds(text, KIWI_SECONDS))
        except rival_kiwi.TooSlow:
            return 0


def best(measure):
    """The least of several runs; few of what is slow, preparation included."""
    end = time.monotonic() + 1
    durations = [measure()]
    while time.monotonic() < end and len(durations) < 50:
        durations.append(measure())
    return min(durations)


def short(number):
    return f"{number:.2g}" if number < 10 else f"{number:,.0f}"


def cells(name, sizes, seconds, times, kiwi, memory):
    growth = math.log(seconds[-1] / seconds[0]) / math.log(sizes[-1] / sizes[0])
    peers = [(rival_yoga, "Yoga", " ".join(short(ratio) for ratio in times)),
             (rival_kiwi, "kiwisolver", f"{kiwi:.1g}" if kiwi is not None else "")]
    found = [(peer, ratio) for module, peer, ratio in peers if module is not None]
    return [f"{name}, {sizes[0]:,} to {sizes[-1]:,} views", " ".join(short(1000 * time) for time in seconds),
            f"{growth:.1f}", f"{memory / 1_048_576:.1f}", "; ".join(peer for peer, _ in found) or "not installed",
            "; ".join(ratio for _, ratio in found)]


if __name__ == "__main__":
    main()
