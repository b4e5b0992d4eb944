import NibDecoder

/// Numbers of a conflict that somebody else than the document decides, so that ibstack only estimates them: where AppKit
/// draws a text, how it places what it contains, which margins a table gives its cells. With others there may be no conflict.
struct ConflictDoubts {
  private let layoutRoot: LayoutRoot
  private let settings: DocumentSettings

  init(_ context: LayoutContext) {
    layoutRoot = context.layoutRoot
    settings = context.settings
  }

  /// How certain the conflict is if only such numbers are in doubt.
  func certainty(of conflict: ConstraintConflict) -> ConflictCertainty.Certainty {
    if settings.isStackDefinition { return .certain }
    let baselines = anchors(thatCountIn: conflict) { $0.attribute.isBaseline }.compactMap(\.item.view)
    if baselines.contains(where: { !hasKnownBaseline($0) }) { return .unknown }
    if !isMac, baselines.contains(where: { $0.content == .control }), conflict.isLessThanAPoint { return .unknown }
    if isMac, let view = baselines.first { return .doubtful("AppKit may place the baseline of \(view.name) otherwise") }
    for constraint in [conflict.broken] + conflict.others {
      if let reason = doubt(about: constraint) { return .doubtful(reason) }
    }
    if let stack = conflict.stackThatHoldsViewsTogether {
      return .doubtful("AppKit may place the views of \(stack.name) further apart")
    }
    if let scroll = scrollView(whoseCornerCountsIn: conflict) {
      return .doubtful("the content of \(scroll.name) may be scrolled")
    }
    return doubtAboutInsets(in: conflict).map { .doubtful($0) } ?? .certain
  }

  private var isMac: Bool { settings.platform == .macOS }

  /// Whether the view has a text whose baseline is measured, or is one of those whose baseline is their bottom.
  private func hasKnownBaseline(_ view: View) -> Bool {
    if view.baselineOffsets(in: settings) != nil { return true }
    if view.customClass != nil { return false }
    return isMac ? view.elementName == "customView" : view.content != .control
  }

  /// What of a single constraint may be otherwise.
  private func doubt(about constraint: Constraint) -> String? {
    switch constraint.origin {
    case .appKitGrid(let grid): return "AppKit may place the views of \(grid.name) otherwise"
    case .declared:
      let views = [constraint.first, constraint.second].compactMap { $0?.item.view }
      guard let clipView = views.first(where: { $0 is AppKitClipView }),
        views.contains(where: { $0.superview === clipView })
      else { return nil }
      return "AppKit may place the content of \(clipView.name) otherwise"
    case .autoresizing(let view):
      if view.isInSystemCell { return "UIKit places \(view.name) as its text needs it" }
      if isMac, let superview = view.superview, superview.placesSubviews(in: settings) {
        return "AppKit may place the content of \(superview.name) otherwise"
      }
      let isExact = view.hasExactAlignmentRect(along: constraint.first.attribute.axis, in: settings)
      return isExact ? nil : "constraints may act on other edges of \(view.name) than those of its frame"
    default: return nil
    }
  }

  private func doubtAboutInsets(in conflict: ConstraintConflict) -> String? {
    if !isMac, layoutRoot.fillsScreen { return nil }
    let counted = anchors(thatCountIn: conflict) { anchor in
      isMac ? anchor.isInsideInsets : anchor.followsInsets(of: layoutRoot.view)
    }
    if counted.isEmpty { return nil }
    return "the margins and the safe area may differ where \(layoutRoot.view.name) is shown"
  }
}

// MARK: - Numbers that count

extension ConflictDoubts {
  /// The anchors of a kind whose place decides whether there is a conflict. In the sum of the constraints the place of the
  /// others cancels: if one baseline is 5 and 8 below another, it does not matter where it is.
  private func anchors(
    thatCountIn conflict: ConstraintConflict, where isMeant: (Constraint.Anchor) -> Bool
  ) -> [Constraint.Anchor] {
    var counted: [(anchor: Constraint.Anchor, factor: Double)] = []
    for (constraint, factor) in conflict.factors {
      for (anchor, _, share) in constraint.sides where isMeant(anchor) {
        if conflict.proof != nil, let place = counted.firstIndex(where: { $0.anchor.isSame(as: anchor) }) {
          counted[place].factor += factor * share
        } else {
          counted.append((anchor, factor * share))
        }
      }
    }
    return counted.filter { abs($0.factor) > 1e-6 }.map(\.anchor)
  }
}

// MARK: - Scrolling

extension ConflictDoubts {
  /// A scroll view for which it matters that its content begins at its corner, which holds only until somebody scrolls;
  /// nil if there is none.
  private func scrollView(whoseCornerCountsIn conflict: ConstraintConflict) -> ScrollView? {
    guard conflict.proof != nil else { return nil }
    var counted: [(scroll: ScrollView, axis: Axis, factor: Double)] = []
    for (constraint, factor) in conflict.factors {
      for (anchor, other, share) in constraint.sides {
        guard let scroll = anchor.scrollViewOfContent(other) else { continue }
        let (axis, near) = (anchor.attribute.axis, factor * share * anchor.attribute.shareOfNearEdge)
        if let place = counted.firstIndex(where: { $0.scroll === scroll && $0.axis == axis }) {
          counted[place].factor += near
        } else {
          counted.append((scroll, axis, near))
        }
      }
    }
    return counted.first { abs($0.factor) > 1e-6 }?.scroll
  }
}

extension LayoutAttribute {
  /// How much of the place of the near edge is in the attribute's.
  fileprivate var shareOfNearEdge: Double {
    if isDimension { return -1 }
    return switch side {
    case .near: 1
    case .far: 0
    case nil: 0.5
    }
  }
}

// MARK: - Sums

extension ConstraintConflict {
  /// Whether the numbers disagree by less than UIKit may add where it moves the text of a control to a whole pixel.
  ///
  /// Evidence: 1/1 field of 30 points on the baseline of a label, whose stored frames satisfy every constraint.
  fileprivate var isLessThanAPoint: Bool { proof.map { $0.excess < 1 } ?? false }

  /// The constraints, and how often each counts in the sum; once if that is not known.
  fileprivate var factors: [(constraint: Constraint, factor: Double)] {
    proof?.members.map { ($0.constraint, $0.factor) } ?? ([broken] + others).map { ($0, 1) }
  }

  /// An NSStackView because of which views would have to be closer to each other, or to its edges, than other constraints
  /// let them be; nil if there is none. By Apple's description it keeps them inside and at least its spacing apart. That it
  /// also holds them together is measured only.
  var stackThatHoldsViewsTogether: AppKitStackView? {
    factors.lazy.compactMap { constraint, factor -> AppKitStackView? in
      guard case .appKitStack(let stack) = constraint.origin, constraint.relation == .equal else { return nil }
      let isFarEnd = constraint.second?.item === stack && [.trailing, .bottom].contains(constraint.first.attribute)
      return proof == nil || (isFarEnd ? factor > 0 : factor < 0) ? stack : nil
    }.first
  }
}

extension Constraint {
  /// The anchors, each with that of the other side, and how often it counts.
  fileprivate var sides: [(anchor: Anchor, other: Anchor?, share: Double)] {
    guard let second else { return [(first, nil, 1)] }
    return [(first, second, 1), (second, first, -multiplier)]
  }
}

extension Constraint.Anchor {
  fileprivate func isSame(as other: Self) -> Bool {
    item === other.item && (attribute == other.attribute || attribute.isLastBaseline && other.attribute.isLastBaseline)
  }
}

extension LayoutAttribute {
  fileprivate var isLastBaseline: Bool { self == .baseline || self == .lastBaseline }
}

extension View {
  /// Whether AppKit places the subviews, whatever their frames say.
  fileprivate func placesSubviews(in settings: DocumentSettings) -> Bool {
    self is AppKitClipView || elementName == "splitView"
      || subviews.contains { contentInsets(of: $0, in: settings) != nil }
  }
}
