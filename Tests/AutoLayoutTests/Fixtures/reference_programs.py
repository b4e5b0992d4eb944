"""Linear programs, solved by HiGHS: the least errors of each level, and what is left open after them.

Optimal errors are not fixed by limits on sums, which would need some slack and give lower levels a share of it. An
optimal dual solution says exactly which inequalities are tight and which errors are zero in every optimum; those
become rows, and the levels below see nothing but rows.
"""
import random

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

TIGHT = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}
MULTIPLIER = 1e-7  # a smaller one is none
MOVES = 1e-3  # a variable with a smaller range has one value, in points
BOX = 1e3  # how far variables are moved at most


def minimize(cost, equal, upper, bounds):
    """Each of `equal` and `upper` is a list of ({column: coefficient}, right side)."""
    width = len(cost)
    arguments = {"bounds": bounds}
    for name, rows in (("eq", equal), ("ub", upper)):
        if rows:
            arguments["A_" + name] = matrix([row[0] for row in rows], width)
            arguments["b_" + name] = np.array([row[1] for row in rows])
    # HiGHS now and then calls a feasible program infeasible; without presolve, or less tightly, it does not.
    for options in ({**TIGHT, "presolve": True}, {**TIGHT, "presolve": False}, {"presolve": False}):
        solved = linprog(cost, method="highs-ds", options=options, **arguments)
        if solved.status == 0:
            return solved
    raise ArithmeticError(solved.message)


def matrix(rows, width):
    starts = np.cumsum([0] + [len(row) for row in rows])
    columns = [column for row in rows for column in row]
    values = [value for row in rows for value in row.values()]
    return csr_matrix((values, columns, starts), shape=(len(rows), width))


def negated(terms):
    return {column: -value for column, value in terms.items()}


def as_upper(terms, relation, constant):
    """An inequality as one with an upper limit."""
    return (terms, constant) if relation == "<=" else (negated(terms), -constant)


def disagreement(variables, rows):
    """How far every row has to give way at least so that all can hold."""
    give = variables
    upper = []
    for row in rows:
        for relation in (["<=", ">="] if row.relation == "==" else [row.relation]):
            terms, limit = as_upper(row.terms, relation, row.constant)
            upper.append(({**terms, give: -1.0}, limit))
    cost = np.zeros(variables + 1)
    cost[give] = 1
    return minimize(cost, [], upper, [(None, None)] * variables + [(0, None)]).fun


class Face:
    """The points that satisfy some rows."""

    def __init__(self, variables, rows):
        self.variables = variables
        self.rows = [(row.terms, row.relation, row.constant) for row in rows]

    def minimize_level(self, level):
        """The least sum of errors of a level's rows; afterwards the face has only points with that sum."""
        equal, upper, position = self.split()
        cost = [0.0] * self.variables
        for row in level:
            terms = dict(row.terms)
            for side in {"==": (1.0, -1.0), "<=": (-1.0,), ">=": (-1.0,)}[row.relation]:
                terms[len(cost)] = side
                cost.append(1.0)
            if row.relation == "==":
                equal.append((terms, row.constant))
            else:
                limited, limit = as_upper(row.terms, row.relation, row.constant)
                upper.append(({**limited, len(cost) - 1: -1.0}, limit))
        bounds = [(None, None)] * self.variables + [(0, None)] * (len(cost) - self.variables)
        solved = minimize(cost, equal, upper, bounds)
        self.keep_tight(solved, position, level)
        return solved.fun

    def split(self):
        """Equalities, inequalities, and which row each inequality is."""
        equal = [(terms, constant) for terms, relation, constant in self.rows if relation == "=="]
        position = [i for i, row in enumerate(self.rows) if row[1] != "=="]
        return equal, [as_upper(*self.rows[i]) for i in position], position

    def keep_tight(self, solved, position, level):
        fixed = [row for row in self.rows if row[1] == "=="]
        equalities = iter(solved.eqlin.marginals[len(fixed):])
        inequalities = iter(solved.ineqlin.marginals[len(position):])
        for index, multiplier in zip(position, solved.ineqlin.marginals):
            if abs(multiplier) > MULTIPLIER:
                terms, _, constant = self.rows[index]
                self.rows[index] = (terms, "==", constant)
        for row in level:
            multiplier = next(equalities if row.relation == "==" else inequalities)
            self.rows.append((row.terms, kept_relation(row.relation, multiplier), row.constant))

    def around(self, values, tolerance):
        """The face as seen from one of its points."""
        equal, upper = [], []
        for terms, relation, constant in self.rows:
            slack = constant - sum(c * values[v] for v, c in terms.items())
            slack = slack if relation == "<=" else -slack
            assert (abs(slack) if relation == "==" else -slack) < tolerance, (
                f"{terms} {relation} {constant} holds in every optimum, missed by {abs(slack):g}")
            if relation == "==":
                equal.append((terms, 0.0))
            else:
                upper.append(as_upper(terms, relation, slack if relation == "<=" else -slack))
        return Surroundings(self.variables, equal, [(t, s if s > 1e-6 else 0.0) for t, s in upper])


def kept_relation(relation, multiplier):
    """What holds for a level's row in every optimum: an error with reduced costs is zero."""
    if relation == "==":
        below, above = 1 - multiplier > MULTIPLIER, 1 + multiplier > MULTIPLIER
        return "==" if below and above else "<=" if above else ">="
    if multiplier > -MULTIPLIER:
        return relation
    if 1 + multiplier > MULTIPLIER:
        return "=="
    return ">=" if relation == "<=" else "<="


class Surroundings:
    """The moves that lead from a point to other points of a face; no move is one of them."""

    def __init__(self, variables, equal, upper):
        self.variables, self.equal, self.upper = variables, equal, upper
        self.bounds = [(-BOX, BOX)] * variables
        self.low, self.high = np.zeros(variables), np.zeros(variables)

    def spread(self, cost):
        found = 0.0
        for sign in (1, -1):
            solved = minimize(sign * cost, self.equal, self.upper, self.bounds)
            self.low, self.high = np.minimum(self.low, solved.x), np.maximum(self.high, solved.x)
            found -= solved.fun
        return found

    def spread_of_sum(self, terms):
        cost = np.zeros(self.variables)
        for variable, coefficient in terms.items():
            cost[variable] = coefficient
        return self.spread(cost)

    def moving(self, claimed, sample):
        """One flag a variable. Those claimed to stand still are tested together, by a random sum of them; when that
        moves, and for those claimed to move of which no move has been seen, each is tested on its own, as many as
        `sample` allows; the rest is believed."""
        generator = random.Random(self.variables)
        alone = [v for v in range(self.variables) if not claimed[v]]
        if self.random_spread(generator, alone) < MOVES / 10:
            alone = []
        if any(claimed):
            self.random_spread(generator, range(self.variables))
        alone = [v for v in alone + [v for v in range(self.variables) if claimed[v]] if not self.has_moved(v)]
        tested = alone if len(alone) <= sample else generator.sample(alone, sample)
        result = [bool(claimed[v]) if v in alone else self.has_moved(v) for v in range(self.variables)]
        for variable in tested:
            result[variable] = self.has_moved(variable) or self.spread_of_sum({variable: 1.0}) > MOVES
        return result

    def random_spread(self, generator, variables):
        if not variables:
            return 0.0
        return self.spread_of_sum({v: generator.choice((-1, 1)) * generator.uniform(0.5, 1.5) for v in variables})

    def has_moved(self, variable):
        return self.high[variable] - self.low[variable] > MOVES
