internal import AutoLayout

/// The length of a view along an axis for which equal priorities compete.
struct TiedLength {
  let view: View
  private let axis: Axis
  private let length: Double
  private let content: Double
  private let freedom: DegreesOfFreedom
  /// The length in the document.
  private let stored: Double?

  /// Creates the length; nil if it does not depend on the content.
  init?(_ view: View, _ axis: Axis, in session: LayoutSession) {
    guard !Self.isAsHighAsItsContent(view, axis), !Self.isProportional(view, axis),
      !Self.isAlignedByStack(view, axis), !Self.isSizedByCanvas(view, axis, in: session),
      let content = session.contentLength(of: view, axis),
      let rect = session.alignmentRect(of: view),
      !Self.isBroken(view, axis, rect.width, session.settings)
    else { return nil }
    self.view = view
    self.axis = axis
    self.content = content
    length = rect.length(along: axis)
    let insets = view.alignmentRectInsets(in: session.settings)
    let sides = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    stored = view.declaredFrame.map { $0.length(along: axis) - sides }
    let edges = session.freedom(of: view)
    freedom = axis == .horizontal ? edges.right - edges.left : edges.bottom - edges.top
  }

  var isStretched: Bool { length > content }

  /// The priority with which the content resists a change. In a view with an aspect ratio, that of the other axis counts if
  /// it is higher.
  func priority(_ isStretched: Bool) -> Double {
    let priorities = isStretched ? view.contentHuggingPriority : view.contentCompressionResistancePriority
    return view.hasAspectRatio ? max(priorities.horizontal, priorities.vertical) : priorities[axis]
  }

  /// Whether the views compete whether there is too much room for them or too little, so that the exact lengths of their
  /// contents do not matter. Where a content is as long as its view to within a pixel, nothing is left or missing.
  func alwaysCompetes(with other: TiedLength) -> Bool {
    abs(length - content) > 0.5 && isOpposite(to: other)
      && [true, false].allSatisfy { priority($0) == other.priority($0) }
  }

  /// Whether the view could be longer without the other one becoming longer, too, as it does if both have equal lengths.
  func competes(with other: TiedLength) -> Bool { freedom - other.freedom != .none }

  /// Whether the view gets shorter by as much as the other one gets longer.
  func isOpposite(to other: TiedLength) -> Bool { freedom - (DegreesOfFreedom.none - other.freedom) == .none }

  // MARK: Estimates

  /// The largest error of the content's length: widths of text are estimates.
  private var tolerance: Double { Self.tolerance(content, axis) }

  private static func tolerance(_ content: Double, _ axis: Axis) -> Double {
    max(2, axis == .horizontal ? content / 10 : 0)
  }

  /// Whether the length differs from that of the content by more than the error of the estimate.
  var isOff: Bool { abs(length - content) > tolerance }

  /// Whether Interface Builder stored the view as long as its content.
  var isStoredAtItsContent: Bool {
    stored.map { abs($0 - content) <= tolerance } ?? false
  }

  /// Whether views together differ from the lengths of their contents by more than the error of the estimates.
  static func exceedsEstimates(_ lengths: [TiedLength]) -> Bool {
    guard let axis = lengths.first?.axis else { return false }
    let (length, content) = (lengths.reduce(0) { $0 + $1.length }, lengths.reduce(0) { $0 + $1.content })
    return abs(length - content) > tolerance(content, axis)
  }

  // MARK: Views that do not compete

  /// Whether the view is in a table's cell, which is as high as its content at run time, whatever its height on the canvas.
  private static func isAsHighAsItsContent(_ view: View, _ axis: Axis) -> Bool {
    guard axis == .vertical else { return false }
    return sequence(first: view, next: \.superview).contains { $0.elementName == "tableViewCell" }
  }

  /// Whether a stack view distributes its length proportionally to the views' lengths.
  private static func isProportional(_ view: View, _ axis: Axis) -> Bool {
    guard let stack = view.arrangingStack, stack.axis == axis else { return false }
    return stack.distribution == .fillProportionally
  }

  /// Whether a stack view of AppKit aligns the view: each one gives way to the stack's own hugging, not to another view.
  private static func isAlignedByStack(_ view: View, _ axis: Axis) -> Bool {
    guard let stack = view.arranger as? AppKitStackView else { return false }
    return stack.axis != axis
  }

  /// Whether code sets the view's content, so that the length is one of Interface Builder's canvas only.
  private static func isSizedByCanvas(_ view: View, _ axis: Axis, in session: LayoutSession) -> Bool {
    if view.placeholderIntrinsicSize[axis] != nil { return false }
    return view.isTextSetByCode || session.hasDesignTimeLength(view)
      || session.settings.contentSize(of: view, width: nil)[axis] == nil
  }

  /// Whether a text is broken into lines, so that the rest of the width is the end of a line.
  private static func isBroken(_ view: View, _ axis: Axis, _ width: Double, _ settings: DocumentSettings) -> Bool {
    guard axis == .horizontal, view.hasWidthDependentHeight,
      let whole = settings.contentSize(of: view, width: nil)[.horizontal]
    else { return false }
    return whole > width + 0.5
  }
}

extension View {
  /// Whether a required constraint relates the view's width and height.
  fileprivate var hasAspectRatio: Bool {
    constraints.contains { constraint in
      constraint.firstItem === self && constraint.secondItem === self && constraint.relation == .equal
        && constraint.priority == 1000 && constraint.firstAttribute?.isDimension == true
    }
  }
}
