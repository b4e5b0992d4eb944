internal import AutoLayout

/// What each view contributes: its own constraints, its stack's, its frame's, its content's.
extension LayoutPass {
  mutating func addConstraints(of view: View) {
    for constraint in view.constraints where !constraint.isPlaceholder { addDeclared(constraint, holder: view) }
    if let stack = view as? StackView {
      let arrangement = StackArrangement(stack, settings: settings, behavior: options.stackBehavior)
      let canvas = settings.isStackDefinition ? nil : HiddenViewCanvas(stack)
      for constraint in arrangement.constraints { add(canvas?.replaced(constraint) ?? constraint) }
      for constraint in canvas?.links ?? [] { add(constraint) }
    }
    if let stack = view as? AppKitStackView {
      for constraint in AppKitStackArrangement(stack).constraints { add(constraint) }
    }
    addNonNegativeSize(of: view)
    guard view !== piece.root else { return }
    if isFrameLaid(view) {
      addFrame(of: view)
    } else {
      addFixedSize(of: view)
      addContentSize(of: view)
    }
  }

  private mutating func addDeclared(_ declared: LayoutConstraint, holder: View) {
    guard let attribute = declared.firstAttribute else { return }
    guard let first = item(declared.firstItem?.id, holder: holder) else { return }
    var second: Constraint.Anchor?
    if let secondAttribute = declared.secondAttribute, secondAttribute != .notAnAttribute {
      guard let item = item(declared.secondItem?.id, holder: holder) else { return }
      second = Constraint.Anchor(item, secondAttribute)
    }
    add(
      Constraint(
        Constraint.Anchor(first, attribute), declared.relation, second, multiplier: declared.multiplier,
        constant: declared.constant, priority: declared.priority, identifier: declared.identifier,
        origin: .declared(declared.range)))
  }

  private func item(_ id: String?, holder: View) -> LayoutItem? {
    guard let id else { return holder }
    return resolve(id)
  }

  /// Views without constraints of their own keep their frame: those that say so, and arranged ones never.
  private func isFrameLaid(_ view: View) -> Bool {
    guard !view.isArranged else { return false }
    return view.translatesAutoresizingMaskIntoConstraints || view.marks.hasFixedFrame
  }

  /// Lengths are never negative, whatever presses on them.
  private mutating func addNonNegativeSize(of view: View) {
    for attribute in [LayoutAttribute.width, .height] {
      add(
        Constraint(
          Constraint.Anchor(view, attribute), .greaterThanOrEqual, nil, origin: .nonNegativeSize(view)))
    }
  }

  private mutating func addFixedSize(of view: View) {
    for axis in Axis.allCases {
      guard let length = view.fixedSize[axis] else { continue }
      let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
      // A hidden arranged view gives way, as a size of its own would make it fight UISV-hiding.
      let isHiddenAlong = view.isHidden && view.arrangingStack?.axis == axis
      add(
        Constraint(
          Constraint.Anchor(view, attribute), .equal, nil, constant: length, priority: isHiddenAlong ? 999 : 1000,
          origin: .fixedSize(view)))
    }
  }

  private mutating func addContentSize(of view: View) {
    let size = contentSize(of: view)
    for axis in Axis.allCases {
      let anchor = Constraint.Anchor(view, axis == .horizontal ? .width : .height)
      if let length = size[axis] {
        addContentLength(of: view, anchor, length, axis)
      } else if !settings.isStackDefinition {
        addDesignTimeSize(of: view, anchor, axis)
      }
    }
  }

  /// No longer by hugging, no shorter by compression resistance.
  private mutating func addContentLength(
    of view: View, _ anchor: Constraint.Anchor, _ length: Double, _ axis: Axis
  ) {
    add(
      Constraint(
        anchor, .lessThanOrEqual, nil, constant: length,
        priority: Self.contentPriority(view.contentHuggingPriority[axis]), origin: .contentSize(view)))
    add(
      Constraint(
        anchor, .greaterThanOrEqual, nil, constant: length,
        priority: Self.contentPriority(view.contentCompressionResistancePriority[axis]), origin: .contentSize(view)))
  }

  /// Interface Builder never holds a content size against the author's constraints, not even a required one.
  private static func contentPriority(_ written: Double) -> Double { min(written, 999.75) }

  /// Interface Builder shows arranged image views without an image 50 square, other arranged views that nothing sizes 50
  /// points long, and leaves empty views across the axis as large as they come from its library.
  private mutating func addDesignTimeSize(of view: View, _ anchor: Constraint.Anchor, _ axis: Axis) {
    guard let stack = view.arrangingStack, !(view is StackView) else { return }
    if view is ImageView {
      addContentLength(of: view, anchor, 50, axis)
    } else if stack.axis == axis {
      addDesignTimeLength(of: view, anchor, 50, priority: 200)
    } else if view.elementName == "view", view.subviews.isEmpty {
      addDesignTimeLength(of: view, anchor, axis == .horizontal ? 240 : 128, priority: 250)
    }
  }

  /// The priorities are those that reproduce most stored frames: below any label's hugging.
  private mutating func addDesignTimeLength(
    of view: View, _ anchor: Constraint.Anchor, _ length: Double, priority: Double
  ) {
    add(Constraint(anchor, .equal, nil, constant: length, priority: priority, origin: .contentSize(view)))
  }

  /// The placeholder's size wins over the class's; text is measured at the width of the previous pass.
  private func contentSize(of view: View) -> IntrinsicSize {
    let width = previous?.edges(of: view).map { $0.right - $0.left }
    var size = settings.contentSize(of: view, width: width)
    for axis in Axis.allCases {
      switch view.placeholderIntrinsicSize[axis] {
      case .points(let points): size[axis] = points
      case .infinite: size[axis] = nil
      case nil: break
      }
    }
    return size
  }
}
