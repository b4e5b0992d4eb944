"""Systems of constraints and their text format."""


class Row:
    def __init__(self, priority, relation, constant, terms, rank=0):
        self.priority = priority
        self.relation = relation
        self.constant = constant
        self.terms = terms  # {variable: coefficient}
        self.rank = rank

    @property
    def is_required(self):
        return self.priority >= 1000

    def text(self):
        words = [f"row {self.priority:.9g} {self.relation} {self.constant!r}"]
        words += [f"{v}:{c!r}" for v, c in self.terms.items()]
        return " ".join(words + ([f"rank={self.rank}"] if self.rank else []))

    def sum(self, values):
        return sum(c * values[v] for v, c in self.terms.items())

    def error(self, values):
        difference = self.sum(values) - self.constant
        if self.relation == "<=":
            return max(0.0, difference)
        return max(0.0, -difference) if self.relation == ">=" else abs(difference)

    def with_priority(self, priority):
        return Row(priority, self.relation, self.constant, self.terms, self.rank)


class System:
    def __init__(self, variables, rows):
        self.variables = variables
        self.rows = rows

    def text(self):
        return "\n".join([f"system {self.variables}"] + [row.text() for row in self.rows])


def parse_row(words):
    terms, rank = {}, 0
    for word in words[4:]:
        if word.startswith("rank="):
            rank = int(word[5:])
        else:
            variable, coefficient = word.split(":")
            terms[int(variable)] = terms.get(int(variable), 0) + float(coefficient)
    return Row(float(words[1]), words[2], float(words[3]), terms, rank)


def parse(path):
    """The systems of a file; what the reference found is skipped."""
    systems = []
    with open(path) as file:
        for line in file:
            words = line.split()
            if words and words[0] == "system":
                systems.append(System(int(words[1]), []))
            elif words and words[0] == "row":
                systems[-1].rows.append(parse_row(words))
    return systems
