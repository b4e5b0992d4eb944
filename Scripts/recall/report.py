"""The results: a table of kinds, the faults that were missed, and JSON."""

import collections


class Row:
    """The results of one kind."""

    def __init__(self, one, plants, rules):
        self.kind = one
        self.plants = plants
        self.found = [plant for plant in plants if plant.is_found]
        self.found_by_default = [plant for plant in plants if plant.found_by.get("default")]
        self.missed = [plant for plant in plants if not plant.is_found]
        self.reasons = collections.Counter(plant.reason for plant in self.missed if plant.reason)
        self.known_rules = [rule for rule in one.rules if rule in rules]
        self.is_default = any(rules[rule] for rule in self.known_rules)
        by_rule = collections.Counter(rule for plant in self.found for rule in
                                      plant.found_by.get("default") or plant.found_by.get("all"))
        self.rules = [rule for rule, _ in by_rule.most_common()] or self.known_rules


class Report:
    def __init__(self, kinds, plants, rules):
        by_kind = {}
        for plant in plants:
            by_kind.setdefault(plant.kind.id, []).append(plant)
        self.rows = [Row(one, by_kind.get(one.id, []), rules) for one in kinds]

    def table(self):
        """A table of Markdown."""
        lines = ["| kind | rules | sites | found | by default | missed, with a reason |", "|---|---|---|---|---|---|"]
        group = None
        for row in self.rows:
            if row.kind.group != group:
                group = row.kind.group
                lines.append(f"| **{group}** | | | | | |")
            rules = ", ".join(f"`{rule}`" for rule in row.rules[:3]) or "none"
            counts = f"{len(row.plants)} | {len(row.found)} | {len(row.found_by_default)}" if row.plants else "none | | "
            reasons = ", ".join(f"{reason}: {count}" for reason, count in row.reasons.most_common())
            lines.append(f"| {row.kind.id.replace('-', ' ')} | {rules} | {counts} | {reasons} |")
        return "\n".join(lines) + "\n\n" + self.summary()

    def summary(self):
        tried = [row for row in self.rows if row.plants]
        covered = [row for row in tried if row.is_default]
        excused = sum(row.reasons.total() for row in covered)
        return "\n".join([
            f"{len(tried)} of {len(self.rows)} kinds have sites.",
            f"Found: {share([row.found for row in tried], tried)} of all kinds.",
            f"Found by default: {share([row.found_by_default for row in covered], covered)} of the {len(covered)} kinds "
            f"that a default rule covers; the app gives a reason for {excused} of the misses."])

    def misses(self):
        """Every fault that no rule found, with what was reported instead."""
        lines = []
        for row in self.rows:
            for plant in row.missed:
                instead = ", ".join(plant.instead) or "nothing"
                because = f" ({plant.reason})" if plant.reason else ""
                lines.append(f"{plant.place}: {row.kind.id}: {plant.what}{because}; reported: {instead}")
        return "\n".join(lines)

    def json(self):
        return [{"kind": row.kind.id, "group": row.kind.group, "rules": row.rules, "sites": len(row.plants),
                 "found": len(row.found), "foundByDefault": len(row.found_by_default), "default": row.is_default,
                 "missed": [{"place": plant.place, "fault": plant.what, "reason": plant.reason,
                             "reported": list(plant.instead)} for plant in row.missed]}
                for row in self.rows]


def share(found, rows):
    count, total = sum(map(len, found)), sum(len(row.plants) for row in rows)
    return f"{count} of {total} ({100 * count / total:.1f} %)" if total else "0 of 0"
