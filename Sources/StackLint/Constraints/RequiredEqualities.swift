import StackModel

/// How far apart a stack view keeps the edges of its views and its own, whatever they hold: what its required equalities
/// say, one by one and together.
struct RequiredEqualities {
  private struct Anchor: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute

    init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
      self.item = ObjectIdentifier(item)
      self.attribute = attribute.canonical
    }
  }

  /// For each anchor another one, and how much greater it is than that.
  private var links: [Anchor: (to: Anchor, by: Double)] = [:]
  /// How many anchors are linked to one that is linked to none: the fewer are linked to the more, so that ways stay short.
  private var sizes: [Anchor: Int] = [:]

  /// Along the axis what names a hidden view does not count: once it is shown its distances are others.
  init(of stack: StackView, in document: LayoutDocument) {
    for constraint in document.stackConstraints(of: stack) ?? [] {
      guard constraint.priority == 1000, constraint.relation == .equal, constraint.multiplier == 1,
        let second = constraint.second
      else { continue }
      let namesHidden = [constraint.first, second].contains { anchor in
        anchor.item !== stack && (anchor.item as? View)?.isHidden == true
      }
      if namesHidden, constraint.first.attribute.axis == stack.axis { continue }
      link(
        Anchor(constraint.first.item, constraint.first.attribute), Anchor(second.item, second.attribute),
        constraint.constant)
    }
  }

  private mutating func link(_ first: Anchor, _ second: Anchor, _ difference: Double) {
    let (a, b) = (root(of: first), root(of: second))
    guard a.anchor != b.anchor else { return }
    let (size, other) = (sizes[a.anchor] ?? 1, sizes[b.anchor] ?? 1)
    let by = b.offset + difference - a.offset
    if size <= other { links[a.anchor] = (b.anchor, by) } else { links[b.anchor] = (a.anchor, -by) }
    sizes[size <= other ? b.anchor : a.anchor] = size + other
  }

  private func root(of anchor: Anchor) -> (anchor: Anchor, offset: Double) {
    var (current, offset) = (anchor, 0.0)
    while let link = links[current] { (current, offset) = (link.to, offset + link.by) }
    return (current, offset)
  }

  private func difference(_ first: Anchor, _ second: Anchor) -> Double? {
    let (a, b) = (root(of: first), root(of: second))
    return a.anchor == b.anchor ? a.offset - b.offset : nil
  }

  /// How much greater one item's attribute is than another's; nil where the stack view leaves it open.
  private func difference(_ first: LayoutItem, _ second: LayoutItem, _ attribute: LayoutAttribute) -> Double? {
    if let known = difference(Anchor(first, attribute), Anchor(second, attribute)) { return known }
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      attribute.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    guard attribute.isDimension || attribute == .centerX || attribute == .centerY,
      let low = difference(Anchor(first, start), Anchor(second, start)),
      let high = difference(Anchor(first, end), Anchor(second, end))
    else { return nil }
    return attribute.isDimension ? high - low : (high + low) / 2
  }

  /// Whether an author's constraint says nothing more.
  func imply(_ constraint: LayoutConstraint) -> Bool {
    guard let first = constraint.firstItem, let second = constraint.secondItem, constraint.multiplier == 1,
      let firstAttribute = constraint.firstAttribute, let secondAttribute = constraint.secondAttribute
    else { return false }
    let known =
      firstAttribute == secondAttribute
      ? difference(first, second, firstAttribute)
      : difference(Anchor(first, firstAttribute), Anchor(second, secondAttribute))
    guard let known else { return false }
    return abs(known - constraint.constant) < 1e-6 && constraint.relation == .equal
  }
}
