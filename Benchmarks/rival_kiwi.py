"""kiwisolver on the systems that `solver-benchmark --export` prints."""
import time

import kiwisolver

# Cassowary weighs: four strengths have to do for the levels.
STRENGTHS = ((1000, "required"), (750, "strong"), (250, "medium"), (0, "weak"))


class TooSlow(Exception):
    pass


def constraints(text):
    """Built before the clock runs, in the order that suits kiwisolver: required equalities, then by strength."""
    variables, rows = [], []
    for line in text.splitlines():
        words = line.split()
        if words[0] == "system":
            variables = [kiwisolver.Variable() for _ in range(int(words[1]))]
        else:
            rows.append((float(words[1]), words[2], constraint(words, variables)))
    rows.sort(key=lambda row: (-row[0], row[1] != "=="))
    return [row[2] for row in rows], variables


def constraint(words, variables):
    pairs = [word.split(":") for word in words[4:]]
    terms = [kiwisolver.Term(variables[int(v)], float(c)) for v, c in pairs]
    expression = kiwisolver.Expression(terms, -float(words[3]))
    return kiwisolver.Constraint(expression, words[2], strength(float(words[1])))


def strength(priority):
    return next(name for least, name in STRENGTHS if priority >= least)


def seconds(text, limit):
    """The time of one solving; raises TooSlow once it has lasted longer than the limit."""
    rows, _ = constraints(text)
    solver = kiwisolver.Solver()
    start = time.perf_counter()
    for row in rows:
        solver.addConstraint(row)
        if time.perf_counter() - start > limit:
            raise TooSlow
    solver.updateVariables()
    return time.perf_counter() - start
