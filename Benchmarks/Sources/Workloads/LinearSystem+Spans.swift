import AutoLayout

extension LinearSystem {
  mutating func makeSpan() -> Span { Span(min: makeVariable(), max: makeVariable()) }

  /// Two edges at a distance: `edge - other REL distance`.
  @discardableResult
  mutating func place(
    _ edge: Variable, after other: Variable, by distance: Double = 0, _ relation: Relation = .equal,
    priority: Priority = .required
  ) -> ConstraintID {
    add(
      LinearTerm(edge), LinearTerm(other, coefficient: -1), relation: relation, constant: distance, priority: priority)
  }

  /// Both edges at fixed places; the name of the far edge's constraint is returned.
  @discardableResult
  mutating func fix(_ span: Span, from start: Double, to end: Double) -> ConstraintID {
    add(LinearTerm(span.min), relation: .equal, constant: start)
    return add(LinearTerm(span.max), relation: .equal, constant: end)
  }

  /// A length that is at least 0.
  mutating func forbidNegativeLength(of span: Span) {
    add(span.length(), relation: .greaterThanOrEqual, constant: 0)
  }

  /// What content wants: no more at 250, no less at 750.
  @discardableResult
  mutating func addContent(
    _ length: Double, of span: Span, hugging: Priority = .defaultLow, resistance: Priority = .defaultHigh
  ) -> (hugging: ConstraintID, resistance: ConstraintID) {
    (
      add(span.length(), relation: .lessThanOrEqual, constant: length, priority: hugging),
      add(span.length(), relation: .greaterThanOrEqual, constant: length, priority: resistance)
    )
  }

  /// One length in relation to another: `span == factor · other`.
  mutating func relate(_ span: Span, to other: Span, times factor: Double = 1, priority: Priority = .required) {
    add(span.length() + other.length(times: -factor), relation: .equal, constant: 0, priority: priority)
  }
}
