#!/usr/bin/env python3
"""A strict reference for the solver: one linear program per priority level, solved by HiGHS (numpy and scipy).

    reference.py generate COUNT SEED [LARGEST]   random systems with what the reference finds, for the unit tests
    reference.py bare COUNT SEED [LARGEST]       systems only, of many kinds, for a large comparison with `check`
    reference.py check SYSTEMS ANSWERS           compares a solver's answers in depth; `make reference` does it all

A system in the text format:

    system VARIABLES
    row PRIORITY RELATION CONSTANT VARIABLE:COEFFICIENT ... [rank=BREAKRANK]
    infeasible                    the required rows contradict each other, or else
    level PRIORITY ERROR          the least sum of absolute errors, from the highest priority down
    undetermined 0110             one digit a variable; left out where equally good errors leave a choice

`reference_checks.py` describes answers and what is checked.
"""
import collections
import multiprocessing
import random
import sys

from reference_checks import CONTRADICTION, Answer, check
from reference_generators import SIMPLE, make_system
from reference_programs import MOVES, Face, disagreement, minimize
from reference_systems import parse

SHOWN = 5  # failures that are printed with their systems


def generate(count, seed, largest=8):
    generator = random.Random(seed)
    print("# Made by reference.py; see there for the format.")
    for _ in range(count):
        system = make_system(generator, largest, SIMPLE)
        print(system.text())
        print("\n".join(found(system)))


def found(system):
    required = [row for row in system.rows if row.is_required]
    if disagreement(system.variables, required) > CONTRADICTION:
        return ["infeasible"]
    face = Face(system.variables, required)
    soft = [row for row in system.rows if not row.is_required]
    lines = []
    for priority in sorted({row.priority for row in soft}, reverse=True):
        least = face.minimize_level([row for row in soft if row.priority == priority])
        lines.append(f"level {priority:g} {least:.7g}")
    equal, upper, _ = face.split()
    point = minimize([0.0] * system.variables, equal, upper, [(None, None)] * system.variables).x
    near = face.around(point, MOVES)
    if all(near.spread_of_sum(row.terms) < MOVES for row in soft if row.error(point) > MOVES):
        moving = near.moving([True] * system.variables, system.variables)
        lines.append("undetermined " + "".join("1" if moves else "0" for moves in moving))
    return lines


def bare(count, seed, largest=40):
    generator = random.Random(seed)
    for _ in range(count):
        print(make_system(generator, largest).text())


def examine(pair):
    """What there is in an answer, and what is wrong with it."""
    system, line = pair
    traits, problem = ["systems"], None
    try:
        answer = Answer(line)
        traits += ["with conflicts"] if answer.conflicts else []
        traits += ["with undetermined variables"] if any(answer.undetermined) else []
        traits += ["with ties"] if any(answer.tied) else []
        traits += ["with more conflicts than are named, not checked to the end"] if answer.has_more_conflicts else []
        check(system, answer)
    except AssertionError as error:
        problem = str(error)
    except (ArithmeticError, ValueError) as error:
        problem = f"not checked: {error}"
    return traits + (["failures"] if problem else []), problem


def check_all(systems_path, answers_path):
    systems = parse(systems_path)
    with open(answers_path) as file:
        answers = file.readlines()
    if len(systems) != len(answers):
        sys.exit(f"{len(systems)} systems, but {len(answers)} answers")
    counts = collections.Counter(failures=0)
    with multiprocessing.Pool() as pool:
        results = pool.imap(examine, zip(systems, answers), chunksize=8)
        for index, (traits, problem) in enumerate(results):
            counts.update(traits)
            if problem:
                report(index, systems[index], answers[index], problem, counts["failures"])
            if index % 500 == 499:
                print(f"{index + 1} of {len(systems)}, {counts['failures']} failures", file=sys.stderr)
    print("; ".join(f"{counts[trait]} {trait}" for trait in sorted(counts, key=lambda trait: trait != "systems")))
    sys.exit(1 if counts["failures"] or not systems else 0)


def report(index, system, answer, problem, failures):
    print(f"system {index}: {problem}")
    if failures <= SHOWN and len(system.rows) <= 40:
        print(f"{system.text()}\n{answer}")


def main():
    commands = {"generate": generate, "bare": bare}
    if len(sys.argv) >= 4 and sys.argv[1] in commands:
        commands[sys.argv[1]](*map(int, sys.argv[2:]))
    elif len(sys.argv) == 4 and sys.argv[1] == "check":
        check_all(*sys.argv[2:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
