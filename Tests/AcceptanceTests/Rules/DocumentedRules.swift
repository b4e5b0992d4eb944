@testable import AutoLayout
@testable import StackModel

/// The constraints that UIStackView adds, stated from what is published about it and apart from the code under test.
///
/// The printed lists of "Let's Build UIStackView", and the tests of Arranged and TZStackView, which compare with a
/// UIStackView, are where the statements come from. Nothing is shared, reused or kept: each rule looks at the whole
/// stack again.
struct DocumentedRules {
  var stack: StackDescription

  /// The names of an axis's attributes.
  struct Attributes {
    var near: String, far: String, length: String, middle: String
    static let horizontal = Attributes(near: "leading", far: "trailing", length: "width", middle: "centerX")
    static let vertical = Attributes(near: "top", far: "bottom", length: "height", middle: "centerY")
  }

  var along: Attributes { stack.isHorizontal ? .horizontal : .vertical }
  var across: Attributes { stack.isHorizontal ? .vertical : .horizontal }
  var views: [ViewDescription] { stack.views }
  var visible: [ViewDescription] { stack.visible }

  /// All of them; a stack without arranged views adds none.
  var constraints: [ListedConstraint] {
    guard !views.isEmpty else { return [] }
    return canvasAlong + spacings + hidings + distribution + canvasAcross + alignments + boundaries + fallbacks
  }

  /// The stack's own edge, or the margin's where the arrangement follows the margins.
  func canvas(_ attribute: String) -> String {
    guard stack.margins != nil else { return "stack.\(attribute)" }
    return "stack." + (attribute.hasPrefix("center") ? "\(attribute)WithinMargins" : "\(attribute)Margin")
  }
}

// MARK: - Along the axis

extension DocumentedRules {
  /// The first and the last visible view touch the ends of the stack; without any the spanner does.
  private var canvasAlong: [ListedConstraint] {
    let first = visible.first?.name ?? "spanner"
    let last = visible.last?.name ?? "spanner"
    return [
      ListedConstraint("UISV-canvas-connection", canvas(along.near), .equal, "\(first).\(along.near)"),
      ListedConstraint("UISV-canvas-connection", canvas(along.far), .equal, "\(last).\(along.far)"),
    ]
  }

  /// All neighbors keep a distance, hidden ones included: at least that much where gaps are shared out.
  private var spacings: [ListedConstraint] {
    let followsText = stack.isBaselineRelative && !stack.isHorizontal
    return zip(views.indices, views.indices.dropFirst()).map { before, after in
      ListedConstraint(
        "UISV-spacing", "\(views[after].name).\(followsText ? "firstBaseline" : along.near)",
        sharesGaps ? .greaterThanOrEqual : .equal,
        "\(views[before].name).\(followsText ? "lastBaseline" : along.far)", constant: spacing(before, after))
    }
  }

  /// The whole spacing between two visible views, half of it on either side of a hidden one, none between two hidden
  /// ones, and none outside of the visible views.
  private func spacing(_ before: Int, _ after: Int) -> Double {
    let isOutside = views[...before].allSatisfy(\.isHidden) || views[after...].allSatisfy(\.isHidden)
    if isOutside { return 0 }
    let whole = views[before].customSpacing ?? stack.spacing
    switch (views[before].isHidden, views[after].isHidden) {
    case (false, false): return whole
    case (true, true): return 0
    default: return whole / 2
    }
  }

  private var hidings: [ListedConstraint] {
    views.filter(\.isHidden).map { ListedConstraint("UISV-hiding", "\($0.name).\(along.length)", .equal, nil) }
  }

  private var sharesGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private var distribution: [ListedConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: equalLengths
    case .fillProportionally: proportions
    case .equalSpacing: gaps(from: textEdge("lastBaseline", along.far), to: textEdge("firstBaseline", along.near), 1000)
    case .equalCentering: gaps(from: along.middle, to: along.middle, 149)
    }
  }

  /// Gaps are measured between the same attributes as spacings.
  private func textEdge(_ baseline: String, _ edge: String) -> String {
    stack.isBaselineRelative && !stack.isHorizontal ? baseline : edge
  }

  /// A star around the first visible view.
  private var equalLengths: [ListedConstraint] {
    visible.dropFirst().map {
      ListedConstraint("UISV-fill-equally", "\($0.name).\(along.length)", .equal, "\(visible[0].name).\(along.length)")
    }
  }

  /// Each visible view is its part of the stack, where the whole wrongly counts the spacings in. Priorities count down.
  /// A view without a content length is measured by what its own constraint makes of it, as stored frames show; without
  /// that it is 0 long. If no view has a length, all are equal.
  private var proportions: [ListedConstraint] {
    let lengths = visible.map { view in
      (view.content[stack.axis] ?? view.fixed[stack.axis]?.length).flatMap { $0 > 0 ? $0 : nil }
    }
    let known = lengths.compactMap { $0 }
    if known.isEmpty { return equalLengths }
    let whole = known.reduce(0, +) + stack.spacing * Double(visible.count - 1)
    let isExact = known.count == 1 && (visible.count == 1 || stack.spacing == 0)
    return visible.indices.map { index in
      let length = "\(visible[index].name).\(along.length)"
      guard let part = lengths[index] else { return ListedConstraint("UISV-fill-proportionally", length, .equal, nil) }
      return ListedConstraint(
        "UISV-fill-proportionally", length, .equal, "stack.\(along.length)", multiplier: part / whole,
        priority: isExact ? 1000 : 999 - Double(index))
    }
  }

  /// A guide between each two visible neighbors, all as long as the first; the stack is as short as it can be.
  private func gaps(from: String, to: String, _ priority: Double) -> [ListedConstraint] {
    let edges = zip(visible, visible.dropFirst()).enumerated().flatMap { index, pair in
      [
        ListedConstraint("UISV-distributing-edge", "gap\(index).\(along.near)", .equal, "\(pair.0.name).\(from)"),
        ListedConstraint("UISV-distributing-edge", "gap\(index).\(along.far)", .equal, "\(pair.1.name).\(to)"),
      ]
    }
    let others = visible.count > 2 ? Array(1..<(visible.count - 1)) : []
    let equal = others.map {
      ListedConstraint(
        "UISV-fill-equally", "gap\($0).\(along.length)", .equal, "gap0.\(along.length)", priority: priority)
    }
    return edges + equal + [ListedConstraint("UISV-canvas-fit", "stack.\(along.length)", .equal, nil, priority: 49)]
  }
}
