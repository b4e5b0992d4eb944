@testable import StackModel

/// What published rules require of a stack view and everything in it, before it is solved.
struct PublishedSystem {
  var constraints: [ListedConstraint]
  /// The views that are laid out; the outermost stack is not among them.
  var views: [ViewDescription]
  /// The margins of stacks that follow them, by the stack's name.
  var margins: [String: EdgeInsets] = [:]

  /// A UIStackView and the stacks in it.
  init(_ stack: StackDescription, named name: String = "stack") {
    constraints = DocumentedRules(stack: stack).constraints.map { $0.renamed(for: name) }
    views = stack.views
    margins[name] = stack.margins
    for view in stack.views {
      guard let nested = view.nested.first else { continue }
      let inner = PublishedSystem(nested, named: view.name)
      let isHiddenAlong = view.isHidden && nested.isHorizontal == stack.isHorizontal
      constraints += inner.constraints.map { isHiddenAlong ? $0.loosened(atEndOf: view.name, nested) : $0 }
      views += inner.views
      margins.merge(inner.margins) { $1 }
    }
  }

  /// An NSStackView with some of its views attached.
  init(_ stack: AppKitStackDescription, attached: [ViewDescription]) {
    constraints = DocumentedAppKitRules(stack: stack, views: attached).constraints
    views = attached
  }
}

extension ListedConstraint {
  /// From iOS 11 on, a stack that another one of the same axis hides lets go of its far end.
  fileprivate func loosened(atEndOf stack: String, _ description: StackDescription) -> Self {
    let far = description.isHorizontal ? "trailing" : "bottom"
    guard identifier == "UISV-canvas-connection", first == "\(stack).\(far)" || first == "\(stack).\(far)Margin",
      relation == .equal, second?.hasSuffix(".\(far)") == true
    else { return self }
    var copy = self
    copy.priority = 999.5
    return copy
  }

  /// The same constraint of a stack of another name: the stack and its guides bear that name.
  fileprivate func renamed(for stack: String) -> Self {
    guard stack != "stack" else { return self }
    func rename(_ text: String) -> String {
      if text.hasPrefix("stack.") { return stack + text.dropFirst("stack".count) }
      return text.hasPrefix("spanner.") || text.hasPrefix("gap") ? "\(stack)/\(text)" : text
    }
    var copy = self
    copy.first = rename(first)
    copy.second = second.map(rename)
    return copy
  }
}
