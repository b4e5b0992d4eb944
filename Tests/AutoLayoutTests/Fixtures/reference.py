#!/usr/bin/env python3
"""A strict reference for the solver: one linear program per priority level, solved by HiGHS.

    reference.py generate COUNT SEED > systems.txt    random systems with what the reference finds
    reference.py check SYSTEMS ANSWERS                compares a solver's answers in depth

A system in the text format:

    system VARIABLES
    row PRIORITY RELATION CONSTANT VARIABLE:COEFFICIENT ...
    infeasible                    the required rows contradict each other, or else
    level PRIORITY ERROR          the least sum of absolute errors, from the highest priority down
    undetermined 0110             one digit a variable; left out where equally good errors leave a choice

An answer line has tab-separated fields: values, undetermined digits, conflicts (`1,2,3:3` = set and broken row).
"""
import random
import sys

import numpy as np
from scipy.optimize import linprog

STRONGEST_WISH = 999.999999
EPSILON = 1e-6  # what a fixed error may still give way, above HiGHS's own tolerance of 1e-7


class System:
    def __init__(self, variables, rows):
        self.variables = variables
        self.rows = rows  # (priority, relation, constant, {variable: coefficient})

    def text(self):
        lines = [f"system {self.variables}"]
        for priority, relation, constant, terms in self.rows:
            sums = " ".join(f"{v}:{c:g}" for v, c in terms.items())
            lines.append(f"row {priority:g} {relation} {constant:g} {sums}".rstrip())
        return "\n".join(lines)


class Program:
    """Columns: variables, then one non-negative error a row below and one above."""

    def __init__(self, system, active):
        self.n = system.variables
        self.rows = [row for row, use in zip(system.rows, active) if use]
        m = len(self.rows)
        self.width = self.n + 2 * m
        self.matrix = np.zeros((m, self.width))
        self.right = np.zeros(m)
        self.bounds = [(None, None)] * self.n
        below, above = [], []
        for index, (priority, relation, constant, terms) in enumerate(self.rows):
            for variable, coefficient in terms.items():
                self.matrix[index, variable] += coefficient
            self.matrix[index, self.n + index] = 1
            self.matrix[index, self.n + m + index] = -1
            self.right[index] = constant
            hard = priority >= 1000
            below.append((0, 0) if hard and relation != "<=" else (0, None))
            above.append((0, 0) if hard and relation != ">=" else (0, None))
        self.bounds += below + above
        self.extra, self.limits = [], []

    def cost(self, priority):
        cost = np.zeros(self.width)
        m = len(self.rows)
        for index, row in enumerate(self.rows):
            if row[0] == priority:
                if row[1] != "<=":
                    cost[self.n + index] = 1
                if row[1] != ">=":
                    cost[self.n + m + index] = 1
        return cost

    def error(self, index):
        cost = np.zeros(self.width)
        if self.rows[index][1] != "<=":
            cost[self.n + index] = 1
        if self.rows[index][1] != ">=":
            cost[self.n + len(self.rows) + index] = 1
        return cost

    def minimize(self, cost):
        # With tight limits HiGHS now and then calls a feasible program infeasible; without presolve it does not.
        solved = self.run(cost, presolve=True)
        return self.run(cost, presolve=False) if solved.status in (2, 4) else solved

    def run(self, cost, presolve):
        return linprog(
            cost,
            A_eq=self.matrix if len(self.rows) else None,
            b_eq=self.right if len(self.rows) else None,
            A_ub=np.array(self.extra) if self.extra else None,
            b_ub=self.limits if self.extra else None,
            bounds=self.bounds,
            method="highs-ds",
            options={"presolve": presolve},
        )

    def is_feasible(self):
        return self.minimize(np.zeros(self.width)).status == 0

    def limit(self, cost, value):
        self.extra.append(cost)
        self.limits.append(value)

    def levels(self):
        """The least error sum of every level; afterwards the program describes the optimal face."""
        result = []
        for priority in sorted({row[0] for row in self.rows if row[0] < 1000}, reverse=True):
            cost = self.cost(priority)
            solved = self.minimize(cost)
            if solved.status != 0:
                raise ArithmeticError(solved.message)
            result.append((priority, solved.fun))
            self.limit(cost, solved.fun + EPSILON)
        return result

    def fix_errors(self, errors):
        self.extra, self.limits = [], []
        for index, error in enumerate(errors):
            if self.rows[index][0] < 1000:
                self.limit(self.error(index), error + EPSILON)
                self.limit(-self.error(index), -error + EPSILON)

    def spread(self, cost):
        low, high = self.minimize(cost), self.minimize(-cost)
        if 3 in (low.status, high.status):
            return float("inf")
        if low.status or high.status:
            raise ArithmeticError(low.message)
        return -high.fun - low.fun

    def undetermined(self):
        result = ""
        for variable in range(self.n):
            cost = np.zeros(self.width)
            cost[variable] = 1
            result += "1" if self.spread(cost) > 1e-3 else "0"
        return result

    def has_unique_errors(self):
        soft = [index for index, row in enumerate(self.rows) if row[0] < 1000]
        return all(self.spread(self.error(index)) < 1e-4 for index in soft)


def number(generator, choices):
    return generator.choice(choices)


def random_rows(generator, n):
    """Unstructured rows with few distinct numbers, so that ties and degenerate corners are common."""
    rows = []
    for _ in range(generator.randint(1, 3 * n + 1)):
        terms = {v: number(generator, [1, 1, 1, -1, -1, 2, -2, 0.5, 3]) for v in
                 generator.sample(range(n), min(n, generator.choice([1, 1, 2, 2, 3, 4])))}
        relation = generator.choice(["<=", "==", ">="])
        priority = generator.choice([1000, 1000, 1000, 999.5, 751, 750, 750, 250, 250, 249.5, 1])
        rows.append((priority, relation, number(generator, [0, 0, 5, 8, 10, 20, 20, -10, 33.25, 100]), terms))
    return rows


def stack_rows(generator, n):
    """Chained views with spacing, content sizes and now and then equal sizes, ratios and limits."""
    count = n // 2
    rows = []
    position, size = (lambda i: 2 * i), (lambda i: 2 * i + 1)
    rows.append((1000, "==", 0, {position(0): 1}))
    for i in range(count - 1):
        spacing = number(generator, [0, 8, 8.5])
        relation = generator.choice(["==", "==", "==", ">="])
        rows.append((1000, relation, spacing, {position(i + 1): 1, position(i): -1, size(i): -1}))
    if generator.random() < 0.9:
        rows.append((1000, generator.choice(["==", "==", "<="]), number(generator, [50, 100, 160]),
                     {position(count - 1): 1, size(count - 1): 1}))
    for i in range(count):
        if generator.random() < 0.85:
            want = number(generator, [10, 20, 30, 33.5])
            rows.append((number(generator, [250, 250, 251]), "<=", want, {size(i): 1}))
            rows.append((number(generator, [750, 750, 751]), ">=", want, {size(i): 1}))
        if i and generator.random() < 0.3:
            rows.append((number(generator, [1000, 999.5, 500]), "==", 0,
                         {size(i): 1, size(0): number(generator, [-1, -2, -0.5])}))
        if generator.random() < 0.15:
            rows.append((number(generator, [1000, 750]), generator.choice(["<=", ">=", "=="]),
                         number(generator, [15, 40]), {size(i): 1}))
        if generator.random() < 0.3:
            rows.append((1000, ">=", 0, {size(i): 1}))
    return rows


def hard_rows(generator, n):
    """Mostly required rows, so that several contradictions overlap."""
    rows = random_rows(generator, n)
    return [(1000 if generator.random() < 0.6 else row[0], *row[1:]) for row in rows]


def make_system(generator, largest):
    n = generator.randint(2, largest)
    make = generator.choice([random_rows, random_rows, stack_rows, stack_rows, hard_rows])
    return System(n, make(generator, n))


def generate(count, seed, largest):
    generator = random.Random(seed)
    print("# Made by reference.py; see there for the format.")
    for _ in range(count):
        system = make_system(generator, largest)
        print(system.text())
        program = Program(system, [True] * len(system.rows))
        if not program.is_feasible():
            print("infeasible")
            continue
        for priority, error in program.levels():
            print(f"level {priority:g} {error:.7g}")
        if program.has_unique_errors():
            print("undetermined", program.undetermined())


def parse(path):
    systems = []
    for line in open(path):
        words = line.split()
        if not words or words[0] == "#":
            continue
        if words[0] == "system":
            systems.append(System(int(words[1]), []))
        elif words[0] == "row":
            terms = {int(v): float(c) for v, c in (word.split(":") for word in words[4:])}
            systems[-1].rows.append((float(words[1]), words[2], float(words[3]), terms))
    return systems


def row_error(row, values):
    difference = sum(c * values[v] for v, c in row[3].items()) - row[2]
    if row[1] == "<=":
        return max(0, difference)
    return max(0, -difference) if row[1] == ">=" else abs(difference)


def is_feasible(system, members):
    return Program(System(system.variables, [system.rows[i] for i in members]), [True] * len(members)).is_feasible()


def check_conflicts(system, text):
    active = [True] * len(system.rows)
    for entry in filter(None, text.split(";")):
        members, broken = entry.split(":")
        members = [int(m) for m in members.split(",")]
        assert all(active[m] and system.rows[m][0] >= 1000 for m in members), "members are active and required"
        assert not is_feasible(system, members), f"{members} is a contradiction"
        for member in members:
            assert is_feasible(system, [m for m in members if m != member]), f"{members} is minimal"
        assert int(broken) == max(members), "the last added is broken"
        active[int(broken)] = False
    return active


def check_one(system, answer):
    values, digits, conflicts = answer.rstrip("\n").split("\t")
    values = [float(v) for v in values.split()]
    active = check_conflicts(system, conflicts)
    assert Program(system, active).is_feasible(), "the rest can hold"
    # What is given up goes on as the strongest wish.
    rows = [row if keeps else (STRONGEST_WISH, *row[1:]) for row, keeps in zip(system.rows, active)]
    program = Program(System(system.variables, rows), [True] * len(rows))
    for row in program.rows:
        assert row[0] < 1000 or row_error(row, values) < 1e-5, f"required {row}"
    for priority, least in program.levels():
        found = sum(row_error(row, values) for row in program.rows if row[0] == priority)
        assert abs(found - least) < 1e-4, f"level {priority}: {found} instead of {least}"
    program.fix_errors([row_error(row, values) for row in program.rows])
    expected = program.undetermined()
    assert digits == expected, f"undetermined {digits} instead of {expected}"
    return bool(conflicts), "1" in digits


def check(systems, answers):
    agreed = conflicted = ambiguous = 0
    failures = []
    for index, (system, answer) in enumerate(zip(parse(systems), open(answers))):
        try:
            conflict, ambiguity = check_one(system, answer)
            agreed, conflicted, ambiguous = agreed + 1, conflicted + conflict, ambiguous + ambiguity
        except (AssertionError, ArithmeticError) as problem:
            failures.append(index)
            print(f"system {index}: {problem}\n{system.text()}\n{answer}")
    print(f"{agreed} agreed ({conflicted} with conflicts, {ambiguous} with undetermined), failed: {failures}")


def main():
    if sys.argv[1] == "generate":
        generate(int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 8)
    elif sys.argv[1] == "check":
        check(sys.argv[2], sys.argv[3])
    elif sys.argv[1] == "bare":  # systems only, for a large comparison with `check`
        generator = random.Random(int(sys.argv[3]))
        for _ in range(int(sys.argv[2])):
            print(make_system(generator, int(sys.argv[4])).text())


main()
