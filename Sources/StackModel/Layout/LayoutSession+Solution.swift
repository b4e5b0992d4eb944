internal import AutoLayout

/// A constraint as the solver has it: the sum of its terms compares with its right-hand side.
package struct SolvedConstraint {
  /// The constraint.
  package let constraint: Constraint
  /// The coefficients by edge; see ``ViewEdgeNumbers``.
  package let terms: SparseVector
  /// The constant, with margins and other insets of the constraint's items added.
  package let rightSide: Double

  /// How far a sum is from satisfying the constraint; 0 if it does.
  package func violation(of sum: Double) -> Double { constraint.relation.excess(of: sum - rightSide) }
}

/// The numbers of a view's edges in a session.
package struct ViewEdgeNumbers {
  private let first: Int

  init(ofItem number: Int) { first = 4 * number }

  package var left: Int { first }
  package var top: Int { first + 1 }
  package var right: Int { first + 2 }
  package var bottom: Int { first + 3 }

  /// The left or the top edge.
  package func near(_ axis: Axis) -> Int { axis == .horizontal ? left : top }
  /// The right or the bottom edge.
  package func far(_ axis: Axis) -> Int { axis == .horizontal ? right : bottom }
}

/// The last layout as the solver has it, for explanations.
extension LayoutSession {
  /// The constraints, in the order in which ties between them are settled.
  package var solvedConstraints: [SolvedConstraint] {
    rows.orderedRows.map {
      SolvedConstraint(constraint: $0.constraint, terms: $0.form.terms, rightSide: $0.rightSide)
    }
  }

  /// The place of an edge in points, in the coordinates of the root view, y downwards.
  package func place(ofEdge number: Int) -> Double { system.value(of: number) }

  /// The numbers of the edges of a view that is laid out here.
  package func edgeNumbers(of view: View) -> ViewEdgeNumbers { ViewEdgeNumbers(ofItem: items.number(of: view)) }

  /// The view whose coordinates a view's frame is measured in; nil for the root.
  package func outerView(of view: View) -> View? { view === root ? nil : items.superview(of: view) }
}
