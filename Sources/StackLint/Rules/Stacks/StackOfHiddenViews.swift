import StackModel

extension Rule {
  static let stackOfHiddenViews = Rule(
    "stack-of-hidden-views", .stacks, .warning,
    summary: "All views of a stack view are hidden, and no code shows one",
    rationale: """
      A stack view gives hidden views no room, so this one shows nothing. This happens when views are hidden one after the
      other, or when the code that showed them is removed. Show a view, or remove the stack view. The rule does not report
      stack views with a tag or a class of their own, those whose views code goes through or changes, nor views that an
      outlet names if the project has code that sets `isHidden` of them or hands them on. In documents of macOS, a binding
      may show a view.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <stackView axis="vertical" id="screen">
          <label text="Name"/>
          ⟦<stackView id="row">⟧
            <label hidden="YES" text="Ada" id="first"/>
            <label hidden="YES" text="Lovelace" id="last"/>
          </stackView>
        </stackView>
        """),
      .good(
        """
        <stackView axis="vertical" id="screen">
          <label text="Name"/>
          <stackView id="row">
            <label hidden="YES" text="Ada" id="first"/>
            <label text="Lovelace" id="last"/>
          </stackView>
        </stackView>
        """),
    ]
  ) { document, _ in
    document.views.compactMap { stack in
      guard let views = (stack as? StackView)?.arrangedSubviews ?? (stack as? AppKitStackView)?.arrangedSubviews,
        !views.isEmpty, views.allSatisfy(\.isHidden), !stack.isInHiddenView,
        !(views + [stack]).contains(where: document.isMasked), !stack.mayBeFilled(in: document),
        !views.contains(where: { $0.mayBeShown(in: document) })
      else { return nil }
      let message = "all views of \(stack.name) are hidden, and no code shows one; show one, or remove it"
      return Finding(message, at: stack.range)
    }
  }
}

extension View {
  /// Whether it is hidden, or a view around it.
  fileprivate var isInHiddenView: Bool { sequence(first: self) { $0.superview }.contains(where: \.isHidden) }

  /// Whether code may show the view.
  fileprivate func mayBeShown(in document: LintedDocument) -> Bool {
    guard let element = document.element(of: self), element["tag"] == nil, let code = document.code else {
      return document.isKnownToCode(self)
    }
    return element.hasBinding(startingWith: "hidden") || code.mayShow(element)
  }

  /// Whether code may go through the views of a stack, or add some.
  fileprivate func mayBeFilled(in document: LintedDocument) -> Bool {
    guard let element = document.element(of: self), element["tag"] == nil, customClass == nil, let code = document.code
    else { return document.isKnownToCode(self) }
    return code.mayRearrange(element)
  }
}

extension DocumentElement {
  /// Whether a binding of Cocoa sets a property, such as `hidden` or `hidden2`.
  fileprivate func hasBinding(startingWith name: String) -> Bool {
    connections.contains { $0.name == "binding" && $0["name"]?.hasBytePrefix(name) == true }
  }
}
