"""What an answer has to fulfill. An answer line has tab-separated fields: values, digits of undetermined variables,
digits of tied ones, conflicts. Conflicts look like `1,2,3:3;4,5:4`: the set and the broken row; `more` stands for
conflicts without names."""
from reference_programs import Face, disagreement
from reference_systems import Row

STRONGEST_WISH = 999.999999
EXACT = 1e-6  # errors and their sums, in points
CONTRADICTION = 1e-4  # rows that can hold when each gives way by less are no clear contradiction
AGREEMENT = 1e-3  # what the solver takes for decimals that were rounded
SAMPLE = 40  # variables of one system that are looked at on their own


class Answer:
    def __init__(self, line):
        values, undetermined, tied, conflicts = line.rstrip("\n").split("\t")
        self.values = [float(v) for v in values.split()]
        self.undetermined = [d == "1" for d in undetermined]
        self.tied = [d == "1" for d in tied]
        entries = [entry for entry in conflicts.split(";") if entry]
        self.has_more_conflicts = "more" in entries
        self.conflicts = [parse_conflict(entry) for entry in entries if entry != "more"]


def parse_conflict(entry):
    members, broken = entry.split(":")
    return [int(m) for m in members.split(",")], int(broken)


def gives_way(system, members):
    return disagreement(system.variables, [system.rows[m] for m in members])


def check_conflicts(system, answer):
    """Which rows were not broken."""
    active = [True] * len(system.rows)
    for members, broken in answer.conflicts:
        assert all(active[m] and system.rows[m].is_required for m in members), "members are active and required"
        assert gives_way(system, members) > CONTRADICTION, f"{members} is a contradiction"
        for member in members:
            rest = [m for m in members if m != member]
            assert gives_way(system, rest) < AGREEMENT, f"{members} is minimal, also without {member}"
        expected = max(members, key=lambda m: (system.rows[m].rank, m))
        assert broken == expected, f"{broken} of {members} is broken instead of {expected}"
        active[broken] = False
    return active


def weakened(system, active):
    """What is given up goes on as the strongest wish."""
    return [row if keeps else row.with_priority(STRONGEST_WISH) for row, keeps in zip(system.rows, active)]


def check_required(variables, rows, values):
    """The required rows as the answer fulfills them: exactly, or as well as rounded decimals allow."""
    required = [row for row in rows if row.is_required]
    missed = [row for row in required if row.error(values) > EXACT * max(1, abs(row.constant))]
    if not missed:
        return required
    possible = disagreement(variables, required)
    worst = max(row.error(values) for row in missed)
    assert possible > EXACT / 100, f"required rows can hold, one is missed by {worst:g}"
    assert worst < 2 * AGREEMENT, f"required row is missed by {worst:g}; {possible:g} is possible"
    return [row if row.error(values) == 0 else Row(row.priority, row.relation, row.sum(values), row.terms)
            for row in required]


def check_levels(system, rows, values):
    """Every level in turn; what is returned holds the points that are as good as the answer."""
    face = Face(system.variables, check_required(system.variables, rows, values))
    for priority in sorted({row.priority for row in rows if not row.is_required}, reverse=True):
        level = [row for row in rows if row.priority == priority]
        least = face.minimize_level(level)
        found = sum(row.error(values) for row in level)
        assert abs(found - least) <= EXACT * max(1, least), f"level {priority}: {found} instead of {least}"
    return face


def same_errors(system, rows, values):
    """The points where each row has the error that it has in the answer."""
    fixed = []
    for row in rows:
        if row.is_required or row.error(values) <= EXACT:
            fixed.append(Row(1000, row.relation, row.constant, row.terms))
        else:
            fixed.append(Row(1000, "==", row.sum(values), row.terms))
    return Face(system.variables, fixed)


def check_flags(name, claimed, found):
    wrong = [v for v, (claim, truth) in enumerate(zip(claimed, found)) if claim != truth]
    assert not wrong, f"{name}: wrong for variables {wrong}"


def check(system, answer):
    """Raises AssertionError where an answer is wrong."""
    rows = weakened(system, check_conflicts(system, answer))
    if answer.has_more_conflicts:
        return
    tolerance = 3 * AGREEMENT
    face = check_levels(system, rows, answer.values)
    near = same_errors(system, rows, answer.values).around(answer.values, tolerance)
    undetermined = near.moving(answer.undetermined, SAMPLE)
    check_flags("undetermined", answer.undetermined, undetermined)
    claimed = [u or t for u, t in zip(answer.undetermined, answer.tied)]
    open_ones = face.around(answer.values, tolerance).moving(claimed, SAMPLE)
    check_flags("tied", answer.tied, [o and not u for o, u in zip(open_ones, undetermined)])
