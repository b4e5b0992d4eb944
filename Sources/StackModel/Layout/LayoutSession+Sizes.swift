internal import AutoLayout

/// What each view says about its own size.
extension LayoutSession {
  /// Lengths are never negative, whatever presses on them.
  func setNonNegativeSize(of view: View) {
    setNonNegative(.width, of: view, .width)
    setNonNegative(.height, of: view, .height)
  }

  private func setNonNegative(_ attribute: LayoutAttribute, of view: View, _ role: ConstraintRole) {
    let anchor = Constraint.Anchor(view, attribute)
    set(role, of: view, Constraint(anchor, .greaterThanOrEqual, nil, origin: .nonNegativeSize(view)))
  }

  /// Its frame, or its fixed size and its content's.
  func setSize(of view: View) {
    setDependent(piece.isDependent(view), view.sessionIndex)
    if view === root, piece.fittingPriorities == nil { return }
    if view !== root, isFrameLaid(view) { return setFrame(of: view) }
    let size = contentSize(of: view)
    for axis in Axis.allCases {
      set(axis == .horizontal ? .fixedWidth : .fixedHeight, of: view, fixedSize(of: view, axis))
      let length = shownLength(of: view, size[axis], axis)
      set(axis == .horizontal ? .mostWidth : .mostHeight, of: view, length.flatMap { most(of: view, $0, axis) })
      set(axis == .horizontal ? .leastWidth : .leastHeight, of: view, length.flatMap { least(of: view, $0, axis) })
    }
  }

  /// Keeps account of the views for which one pass may not be enough.
  func setDependent(_ isDependent: Bool, _ index: Int) {
    guard entries[index]?.isDependent == !isDependent else { return }
    entries[index]?.isDependent = isDependent
    if isDependent { dependentViews.insert(index) } else { dependentViews.remove(index) }
  }

  /// Views without constraints of their own keep their frame: those that say so, and arranged ones never.
  private func isFrameLaid(_ view: View) -> Bool {
    if view.superview?.contentInsets(of: view, in: settings) != nil { return true }
    return view.keepsFrame || (view.marks.hasFixedFrame && !view.isArranged)
  }

  private func fixedSize(of view: View, _ axis: Axis) -> Constraint? {
    guard let length = view.fixedSize[axis] else { return nil }
    // A hidden arranged view gives way, as a size of its own would make it fight UISV-hiding.
    let isHiddenAlong = view.isHidden && view.arrangingStack?.axis == axis
    return Constraint(
      self.length(axis, of: view), .equal, nil, constant: length, priority: isHiddenAlong ? 999 : 1000,
      origin: .fixedSize(view))
  }

  private func length(_ axis: Axis, of view: View) -> Constraint.Anchor {
    Constraint.Anchor(view, axis == .horizontal ? .width : .height)
  }

  /// A length that content asks for, or that Interface Builder's canvas shows without any.
  private enum ContentLength {
    /// No longer by hugging, no shorter by compression resistance.
    case natural(Double)
    /// What only the canvas shows, at a priority of its own.
    case designTime(Double, priority: Double)
  }

  private func shownLength(of view: View, _ length: Double?, _ axis: Axis) -> ContentLength? {
    if let length { return .natural(length) }
    guard !settings.isStackDefinition || settings.semantics == .canvas, view !== root,
      let stack = view.arrangingStack, !(view is StackView)
    else { return nil }
    // Arranged image views without an image are 50 square, at run time as an estimate of the image that code sets. Other
    // arranged views that nothing sizes are 50 points long, and empty views across the axis as large as they come from
    // the library.
    // Empty views that hug more than they come are measured like images: 18 frames of one repository, and none
    // that says otherwise.
    if view is ImageView { return .natural(50) }
    guard settings.semantics == .canvas else { return nil }
    let isEmptyAcross = stack.axis != axis && view.elementName == "view" && view.subviews.isEmpty
    let isHugging = view.subviews.isEmpty && view.contentHuggingPriority[axis] > 250
    guard stack.axis == axis || isEmptyAcross || isHugging else { return nil }
    designTimeViews.insert(view.sessionIndex)
    guard showsDesignTimeLengths else { return nil }
    if isHugging { return .natural(50) }
    // The priorities are those that reproduce most stored frames: below any label's hugging.
    if stack.axis == axis { return .designTime(50, priority: 200) }
    return .designTime(axis == .horizontal ? 240 : 128, priority: 250)
  }

  private func most(of view: View, _ length: ContentLength, _ axis: Axis) -> Constraint {
    switch length {
    case .natural(let length):
      contentLimit(of: view, .lessThanOrEqual, length, axis, view.contentHuggingPriority[axis])
    case .designTime(let length, let priority):
      Constraint(
        self.length(axis, of: view), .equal, nil, constant: length, priority: priority, origin: .contentSize(view))
    }
  }

  private func least(of view: View, _ length: ContentLength, _ axis: Axis) -> Constraint? {
    guard case .natural(let length) = length else { return nil }
    return contentLimit(
      of: view, .greaterThanOrEqual, length, axis, view.contentCompressionResistancePriority[axis])
  }

  private func contentLimit(
    of view: View, _ relation: Relation, _ length: Double, _ axis: Axis, _ priority: Double
  ) -> Constraint {
    Constraint(
      self.length(axis, of: view), relation, nil, constant: length, priority: Self.contentPriority(priority),
      origin: .contentSize(view))
  }

  /// Interface Builder never holds a content size against the author's constraints, not even a required one.
  private static func contentPriority(_ written: Double) -> Double { min(written, 999.75) }

  private func measuredSize(of view: View, width: Double?) -> IntrinsicSize {
    if let size = contentSizes?.size(of: view.sessionIndex, width, settings) { return size }
    let size = settings.contentSize(of: view, width: width)
    contentSizes?.remember(size, of: view.sessionIndex, width)
    return size
  }

  /// The placeholder's size wins over the class's; text is broken at the width of the pass before.
  private func contentSize(of view: View) -> IntrinsicSize {
    let edges = view.hasWidthDependentHeight ? previousEdges(of: view) : nil
    var size = measuredSize(of: view, width: edges.map { $0.right - $0.left })
    for axis in Axis.allCases {
      switch view.shownPlaceholder(axis, in: settings) {
      case .points(let points): size[axis] = points
      case .infinite: size[axis] = nil
      case nil: break
      }
    }
    return size
  }
}
