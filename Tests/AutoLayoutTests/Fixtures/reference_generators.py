"""Random systems, in which ties, degenerate corners and contradictions are common: there are few distinct numbers."""
from reference_systems import Row, System

FACTORS = [1, 1, 1, -1, -1, 2, -2, 0.5, 3]
CONSTANTS = [0, 0, 5, 8, 10, 20, 20, -10, 33.25, 100]
PRIORITIES = [1000, 1000, 1000, 999.5, 751, 750, 750, 250, 250, 249.5, 1]
RELATIONS = ["<=", "==", ">="]


def random_rows(generator, n, priorities=PRIORITIES):
    """Unstructured rows."""
    rows = []
    for _ in range(generator.randint(1, 3 * n + 1)):
        terms = random_terms(generator, n, generator.choice([1, 1, 2, 2, 3, 4]))
        relation = generator.choice(RELATIONS)
        rows.append(Row(generator.choice(priorities), relation, generator.choice(CONSTANTS), terms))
    return rows


def random_terms(generator, n, count):
    return {v: generator.choice(FACTORS) for v in generator.sample(range(n), min(n, count))}


def stack_rows(generator, n):
    """Chained views with spacing, content sizes and now and then equal sizes, ratios and limits."""
    count = n // 2
    rows = [Row(1000, "==", 0, {0: 1})]
    position, size = (lambda i: 2 * i), (lambda i: 2 * i + 1)
    for i in range(count - 1):
        relation = generator.choice(["==", "==", "==", ">="])
        terms = {position(i + 1): 1, position(i): -1, size(i): -1}
        rows.append(Row(1000, relation, generator.choice([0, 8, 8.5]), terms))
    if generator.random() < 0.9:
        length = generator.choice([50, 100, 160, 30 * count])
        relation = generator.choice(["==", "==", "<="])
        rows.append(Row(1000, relation, length, {position(count - 1): 1, size(count - 1): 1}))
    for i in range(count):
        rows += size_rows(generator, {size(i): 1}, {size(0): 1} if i else None)
    return rows


def size_rows(generator, length, other):
    """What a view wants, and how it compares with another one."""
    rows = []
    if generator.random() < 0.85:
        want = generator.choice([10, 20, 30, 33.5])
        rows.append(Row(generator.choice([250, 250, 251]), "<=", want, length))
        rows.append(Row(generator.choice([750, 750, 751]), ">=", want, length))
    if other and generator.random() < 0.3:
        factor = generator.choice([-1, -2, -0.5])
        rows.append(Row(generator.choice([1000, 999.5, 500]), "==", 0, combined(length, other, factor)))
    if generator.random() < 0.15:
        relation = generator.choice(["<=", ">=", "=="])
        rows.append(Row(generator.choice([1000, 750]), relation, generator.choice([15, 40]), length))
    if generator.random() < 0.3:
        rows.append(Row(1000, ">=", 0, length))
    return rows


def combined(first, second, factor):
    terms = dict(first)
    for variable, coefficient in second.items():
        terms[variable] = terms.get(variable, 0) + factor * coefficient
    return {v: c for v, c in terms.items() if c}


def hard_rows(generator, n):
    """Mostly required rows, so that several contradictions overlap."""
    rows = random_rows(generator, n)
    return [row.with_priority(1000) if generator.random() < 0.6 else row for row in rows]


def level_rows(generator, n):
    """One to sixteen levels besides the required one."""
    levels = generator.sample([999.99, 249.99998] + list(range(1, 1000)), generator.randint(1, 16))
    return random_rows(generator, n, [1000] * (1 + len(levels) // 3) + levels)


def ratio_rows(generator, n):
    """Views with a width and a height: rows of widths, columns of heights, and ratios that couple them."""
    count = max(1, n // 2)
    rows = []
    for axis in range(2):
        total = {2 * i + axis: 1 for i in range(count) if 2 * i + axis < n}
        if total and generator.random() < 0.8:
            rows.append(Row(generator.choice([1000, 1000, 749]), generator.choice(["==", "<="]),
                            generator.choice([100, 160, 320]), total))
    for variable in range(n):
        rows += size_rows(generator, {variable: 1}, {variable - 2: 1} if variable >= 2 else None)
    for i in range(n // 2):
        if generator.random() < 0.5:
            ratio = generator.choice([1, 1, 0.75, 1.5, 2, 1.77778])
            rows.append(Row(generator.choice([1000, 1000, 999]), "==", 0, {2 * i: 1, 2 * i + 1: -ratio}))
    return rows


def degenerate_rows(generator, n):
    """All rows meet in one point, many more than it takes."""
    point = [generator.choice([0, 10, 10, 20, -5]) for _ in range(n)]
    rows = []
    for _ in range(generator.randint(n, 4 * n)):
        terms = random_terms(generator, n, generator.choice([1, 2, 2, 3]))
        constant = sum(c * point[v] for v, c in terms.items())
        if generator.random() < 0.1:
            constant += generator.choice([-8, 8])
        relation = generator.choice(["<=", "==", ">=", "<=", ">="])
        rows.append(Row(generator.choice([1000, 1000, 750, 750, 250]), relation, constant, terms))
    return rows


def redundant_rows(generator, n):
    """Required equalities of which some follow from others and some contradict them."""
    base = [Row(1000, "==", generator.choice(CONSTANTS), random_terms(generator, n, generator.choice([1, 2, 3])))
            for _ in range(generator.randint(1, n))]
    rows = list(base)
    for _ in range(generator.randint(1, 4)):
        first, second = generator.choice(base), generator.choice(base)
        factor = generator.choice([0, 1, -1, 2])
        constant = first.constant + factor * second.constant
        if generator.random() < 0.3:
            constant += generator.choice([-4, 4, 50])
        rows.append(Row(1000, generator.choice(["==", "==", "<=", ">="]), constant,
                        combined(first.terms, second.terms, factor)))
    return rows + [row for row in random_rows(generator, n) if not row.is_required]


def overfull_rows(generator, n):
    """A stack whose required sizes do not fit, with break ranks."""
    rows = stack_rows(generator, n)
    for i in range(n // 2):
        if generator.random() < 0.5:
            relation = generator.choice(["==", ">="])
            rows.append(Row(1000, relation, generator.choice([40, 60, 80]), {2 * i + 1: 1}))
    for row in rows:
        if row.is_required and generator.random() < 0.5:
            row.rank = generator.randint(0, 3)
    return rows


def nested_rows(generator, n):
    """Stacks in stacks; four edges a view, both axes."""
    rows, free = [], list(range(n))

    def make(depth, axis):
        edges = [free.pop(0) for _ in range(4)]  # left, right, top, bottom
        spans = [{edges[1]: 1, edges[0]: -1}, {edges[3]: 1, edges[2]: -1}]
        children = []
        while depth and len(free) >= 8 and len(children) < 3:
            children.append(make(depth - 1, 1 - axis))
        if not children:
            for span in spans:
                rows.extend(size_rows(generator, span, None))
        arrange(edges, children, axis)
        return edges

    def arrange(edges, children, axis):
        for before, after in zip(children, children[1:]):
            rows.append(Row(1000, generator.choice(["==", "==", ">="]), 8,
                            {after[2 * axis]: 1, before[2 * axis + 1]: -1}))
            if generator.random() < 0.3:
                lengths = [{c[2 * axis + 1]: 1, c[2 * axis]: -1} for c in (before, after)]
                rows.append(Row(generator.choice([1000, 750]), "==", 0, combined(lengths[0], lengths[1], -1)))
        if children:
            hold(edges, children[0][2 * axis], children[-1][2 * axis + 1], axis)
        for child in children:
            hold(edges, child[2 - 2 * axis], child[3 - 2 * axis], 1 - axis)

    def hold(edges, first, last, axis):
        relation = "==" if generator.random() < 0.9 else generator.choice(["<=", ">="])
        rows.append(Row(1000, "==", 0, {edges[2 * axis]: 1, first: -1}))
        rows.append(Row(1000, relation, 0, {edges[2 * axis + 1]: 1, last: -1}))

    if n < 4:
        return random_rows(generator, n)
    root = make(generator.randint(1, 3), 0)
    for axis in range(2):
        rows.append(Row(1000, "==", 0, {root[2 * axis]: 1}))
        rows.append(Row(generator.choice([1000, 1000, 49]), "==", generator.choice([60, 100, 200]),
                        {root[2 * axis + 1]: 1}))
    return rows


def component_rows(generator, n):
    """Several systems in one, their rows in turns."""
    parts, start = [], 0
    while n - start >= 2:
        size = generator.randint(2, max(2, (n - start) // 2))
        make = generator.choice([random_rows, stack_rows, level_rows, ratio_rows, redundant_rows])
        parts.append([Row(r.priority, r.relation, r.constant, {v + start: c for v, c in r.terms.items()}, r.rank)
                      for r in make(generator, size)])
        start += size
    rows = []
    while any(parts):
        rows.append(generator.choice([part for part in parts if part]).pop(0))
    return rows


SIMPLE = [random_rows, random_rows, stack_rows, stack_rows, hard_rows]
ALL = [random_rows, stack_rows, hard_rows, level_rows, ratio_rows, degenerate_rows, redundant_rows, overfull_rows,
       nested_rows, nested_rows, component_rows, component_rows]


def make_system(generator, largest, kinds=ALL):
    """Small systems are more common than large ones."""
    n = generator.randint(2, generator.choice([min(8, largest), min(16, largest), largest]))
    rows = generator.choice(kinds)(generator, n)
    if kinds is ALL and generator.random() < 0.15:
        for row in rows:
            row.rank = generator.choice([0, 0, 1, 2])
    return System(n, rows)
