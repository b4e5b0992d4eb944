import NibDecoder
import StackModel

extension Rule {
  static let redundantStackConstraint = Rule(
    "redundant-stack-constraint", .stacks, .notice, grouping: .scene,
    summary: "A constraint repeats what a stack view already constrains",
    rationale: """
      A stack view attaches its views to its edges and to their neighbors, and with `fillEqually` makes their lengths
      equal. A constraint that repeats this has no effect until somebody changes the spacing, the alignment or the
      order; then the two conflict. Remove it. The rule does not report constraints that an outlet names or a size
      class changes.
      """,
    examples: [
      .bad(
        """
        <stackView axis="vertical" distribution="fillEqually" id="column">
          <label text="Name" id="a"/>
          <label text="Ada" id="b"/>
          <label text="Lovelace" id="c"/>
          ⟦<constraint firstItem="b" firstAttribute="height" secondItem="c" secondAttribute="height"/>⟧
        </stackView>
        """),
      .bad(
        """
        <stackView axis="vertical" spacing="8" id="column">
          <label text="Name" id="a"/>
          <label text="Ada" id="b"/>
          ⟦<constraint firstItem="b" firstAttribute="width" secondItem="column" secondAttribute="width"/>⟧
          ⟦<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8"/>⟧
        </stackView>
        """),
      .good(
        """
        <stackView axis="vertical" spacing="8" alignment="leading" id="column">
          <label text="Name" id="a"/>
          <label text="Ada" id="b"/>
          <constraint firstItem="b" firstAttribute="width" secondItem="column" secondAttribute="width"/>
          <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height"/>
        </stackView>
        """),
    ]
  ) { document, _ in
    var equalities: [ObjectIdentifier: RequiredEqualities] = [:]
    return document.constraints.steady.compactMap { constraint in
      guard let stack = constraint.stackAround, document.element(of: stack)?.child(named: "variation") == nil else {
        return nil
      }
      let known = equalities[ObjectIdentifier(stack)] ?? RequiredEqualities(of: stack, in: document.document)
      equalities[ObjectIdentifier(stack)] = known
      return known.imply(constraint) ? .redundant(constraint, stack, document) : nil
    }
  }
}

extension Finding {
  fileprivate static func redundant(
    _ constraint: LayoutConstraint, _ stack: StackView, _ document: LintedDocument
  ) -> Finding {
    let fact = "\(constraint.shortConsoleText) repeats the \(cause(constraint, stack))"
    return Finding(
      Diagnostic.message(
        "\(fact) of its stack; remove it", "\(fact); remove it",
        columns: Diagnostic.mostColumnsOfGroup),
      at: constraint.range, notes: [Diagnostic.Note("\(stack.name) is here", range: stack.range)],
      fixIts: document.constraints.removal(of: constraint))
  }

  private static func cause(_ constraint: LayoutConstraint, _ stack: StackView) -> String {
    guard let attribute = constraint.firstAttribute, attribute.axis == stack.axis else {
      return "alignment \(stack.alignment.rawValue)"
    }
    if attribute.isDimension { return "distribution \(stack.distribution.rawValue)" }
    let isEdge = constraint.firstItem === stack || constraint.secondItem === stack
    return isEdge ? "own edges" : "spacing \(stack.spacing.short)"
  }
}

extension LayoutConstraint {
  /// The stack view that arranges one item, and arranges or is the other one.
  fileprivate var stackAround: StackView? {
    guard let first = firstItem as? View, let second = secondItem as? View, first !== second else { return nil }
    if let stack = first.superview as? StackView, second === stack || second.superview === stack { return stack }
    if let stack = second.superview as? StackView, first === stack { return stack }
    return nil
  }
}
