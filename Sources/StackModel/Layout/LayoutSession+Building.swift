internal import AutoLayout

/// What each view contributes: its own constraints, its stack's, its frame's, its content's.
extension LayoutSession {
  /// Adds all constraints in their order.
  func build() {
    setCanvas()
    for case let entry? in entries { contribute(entry.view) }
  }

  func contribute(_ view: View) {
    for constraint in view.constraints { refresh(constraint) }
    if let stack = view as? StackView { arrange(stack) }
    setAppKitConstraints(of: view)
    setNonNegativeSize(of: view)
    setSize(of: view)
  }

  /// AppKit's priority for a window to keep its size.
  private static let windowSizeStaysPut = 500.0

  /// Pins the root to its canvas.
  func setCanvas() {
    // An unwritten height counts less than any content, like the stack's own fitting.
    let fitting = StackPriority.canvasFit
    let isWritten = piece.canvas != .unwritten
    let priorities =
      piece.fittingPriorities
      ?? AxisPair(
        horizontal: isWritten || settings.platform != .macOS ? 1000 : fitting, vertical: isWritten ? 1000 : fitting)
    var edges: [(LayoutAttribute, Relation, Double, Double)] = [
      (.left, .equal, 0, 1000), (.top, .equal, 0, 1000),
      (.right, .equal, piece.size.width, priorities.horizontal),
      (.bottom, .equal, piece.size.height, priorities.vertical),
    ]
    // The width is the screen's on a phone; a window's canvas shrinks round content that hugs, as 45 views in 5 documents
    // of 5 repositories show, and does not grow for content that can be compressed: 35 views in 4 documents of 2.
    if !isWritten, settings.platform == .macOS {
      edges.append((.right, .lessThanOrEqual, piece.size.width, Self.windowSizeStaysPut))
    }
    for (place, edge) in edges.enumerated() {
      let constraint = Constraint(
        Constraint.Anchor(root, edge.0), edge.1, nil, constant: edge.2, priority: edge.3, origin: .viewport(root))
      let row = update(
        place < rootRows.count ? rootRows[place] : -1, .canvas(place), constraint)
      if place < rootRows.count { rootRows[place] = row } else { rootRows.append(row) }
    }
  }

  /// Brings the row of an author's constraint up to date.
  func refresh(_ declared: LayoutConstraint) {
    guard let holder = declared.holder, holder.session === self else { return }
    declared.row = update(
      declared.row, .declared(by: holder.sessionIndex, sequence: declared.sequence),
      isLeftOut(declared) ? nil : Constraint(declared, onCanvas: !settings.isStackDefinition))
  }

  /// Constraints that are removed at build time hold on Interface Builder's canvas all the same. Evidence: 112/112
  /// lengths, 14 repositories. A length of a view that code measures is the best estimate of what code gives.
  private func isLeftOut(_ declared: LayoutConstraint) -> Bool {
    guard declared.isPlaceholder, settings.semantics == .runtime else { return false }
    return settings.isStackDefinition || !declared.isLengthMeasuredByCode
  }
}

extension LayoutConstraint {
  /// Whether it is about nothing but a length of a view that code measures.
  fileprivate var isLengthMeasuredByCode: Bool {
    guard secondAttribute == nil, firstAttribute?.isDimension == true, let view = firstItem as? View else {
      return false
    }
    return view.isMeasuredByCode
  }

  /// Whether building the document removes it, and nothing stands for it at run time.
  var isRemovedAtBuildTime: Bool { isPlaceholder && !isLengthMeasuredByCode }
}

extension Constraint {
  /// An author's constraint with its items; nil where it names items that are not there, and where UIKit makes none.
  fileprivate init?(_ declared: LayoutConstraint, onCanvas: Bool) {
    guard let attribute = declared.firstAttribute, let first = declared.firstItem, declared.isPossible else {
      return nil
    }
    var second: Anchor?
    if let secondAttribute = declared.secondAttribute {
      guard let item = declared.secondItem else { return nil }
      second = Anchor(item, secondAttribute)
    }
    self.init(
      Anchor(first, attribute), declared.relation, second, multiplier: declared.multiplier,
      constant: onCanvas ? declared.canvasConstant : declared.constant, priority: declared.priority,
      identifier: declared.identifier, origin: .declared(declared))
  }
}
