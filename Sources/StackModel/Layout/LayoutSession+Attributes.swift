internal import AutoLayout

/// Constraints in terms of the edges of items.
extension LayoutSession {
  /// What is compared with the constraint's constant; nil where an item is not laid out here.
  func form(of constraint: Constraint) -> LinearForm? {
    let direction = direction(of: constraint)
    guard let first = form(of: constraint.first, other: constraint.second, direction) else { return nil }
    guard let second = constraint.second else { return first }
    guard let right = form(of: second, other: constraint.first, direction) else { return nil }
    let form = first - constraint.multiplier * right
    let isPlain = constraint.multiplier == 1 || direction == .rightToLeft
    return isPlain ? form : fromCorner(form, of: constraint, second.attribute)
  }

  /// A place that is multiplied counts from the corner of the view that holds the constraint, not from that of the piece.
  private func fromCorner(_ form: LinearForm, of constraint: Constraint, _ second: LayoutAttribute) -> LinearForm {
    let first = constraint.first.attribute
    guard case .declared(let declared) = constraint.origin, let holder = declared.holder, holder !== root,
      holder.session === self, !first.isDimension, !second.isDimension
    else { return form }
    let corner = ItemEdges(base: holder.variableBase)
    return form.adding(constraint.multiplier - 1, of: first.axis == .horizontal ? corner.left : corner.top)
  }

  /// Which way a constraint's leading and trailing point: a stack's own are the stack's, others those of the item. What a
  /// view says of the direction of its content turns no constraint on Interface Builder's canvas: 6 of 6 in 3
  /// repositories.
  private func direction(of constraint: Constraint) -> ReadingDirection {
    let isDirectional =
      constraint.first.attribute.followsLanguage || constraint.second?.attribute.followsLanguage ?? false
    guard isDirectional else { return .none }
    if case .declared = constraint.origin, settings.semantics == .canvas, settings.language != .rightToLeft {
      return .none
    }
    let view: View? =
      switch constraint.origin {
      case .stack(let stack, _): stack
      case .appKitStack(let stack): stack
      default: constraint.first.item.view
      }
    return view?.isRightToLeft(in: settings) ?? false ? .rightToLeft : .none
  }

  /// An anchor in terms of the variables; nil for items outside the piece.
  private func form(
    of anchor: Constraint.Anchor, other: Constraint.Anchor?, _ direction: ReadingDirection
  ) -> LinearForm? {
    let anchor = textAnchor(anchor)
    guard let edges = edges(of: anchor, other: other) else { return nil }
    guard let plain = anchor.attribute.withoutMargin else {
      let baselines = anchor.attribute.isBaseline ? baselines(of: anchor.item) : nil
      return edges.form(of: anchor.attribute, direction, baselines: baselines)
    }
    let margins = anchor.item.view.map(margins) ?? .zero
    sources.insert(.metrics)
    return edges.inset(by: margins).form(of: plain, direction, baselines: nil)
  }

  private func baselines(of item: LayoutItem) -> BaselineOffsets? {
    sources.insert(.metrics)
    guard let view = item as? View else { return item.view?.baselineOffsets(in: settings) }
    let baselines = view.baselineOffsets(in: settings)
    if view.session === self { entries[view.sessionIndex]?.baselines = .some(baselines) }
    return baselines
  }

  private func edges(of anchor: Constraint.Anchor, other: Constraint.Anchor?) -> ItemEdges? {
    if anchor.attribute.isEdge, let other, let scroll = anchor.item as? ScrollView, holdsContent(scroll, other) {
      return edges(of: scroll.contentLayoutGuide)
    }
    if let guide = anchor.item as? LayoutGuide { return edges(of: guide) }
    // A view that another session lays out has variables too, but not among those of this one.
    guard let view = anchor.item as? View, view.session === self else { return nil }
    return ItemEdges(base: view.variableBase)
  }

  /// Edges of a scroll view mean its content for what is inside of it.
  private func holdsContent(_ scroll: ScrollView, _ other: Constraint.Anchor) -> Bool {
    guard let inside = other.item.view, inside !== scroll else { return false }
    return inside.isDescendant(of: scroll)
  }

  private func edges(of guide: LayoutGuide) -> ItemEdges? {
    switch guide.kind {
    case .alignmentSpanner, .distributing, .hiddenView, .stackGap, .stackArea: return ownEdges(of: guide)
    case .contentLayoutGuide: return contentEdges(guide)
    case .custom: return guide.owner?.session === self ? ownEdges(of: guide) : nil
    default: break
    }
    guard let owner = guide.owner, owner.session === self else { return nil }
    let bounds = ItemEdges(base: owner.variableBase)
    let insets = safeAreaInsets(of: owner)
    var edges = bounds.inset(by: insets)
    switch guide.kind {
    case .frameLayoutGuide: return bounds
    case .top: (edges.top, edges.bottom) = (bounds.top, bounds.top.moved(by: insets.top))
    case .bottom: (edges.top, edges.bottom) = (bounds.bottom.moved(by: -insets.bottom), bounds.bottom)
    case .keyboard: edges.top = edges.bottom
    case .layoutMargins: edges = bounds.inset(by: margins(of: owner))
    default: break
    }
    sources.insert(.metrics)
    return edges
  }

  private func ownEdges(of guide: LayoutGuide) -> ItemEdges {
    if guide.variableBase < 0 { makeVariables(for: guide) }
    return ItemEdges(base: guide.variableBase)
  }

  /// The content starts at the scroll view's corner: Interface Builder stores frames for the unscrolled state.
  private func contentEdges(_ guide: LayoutGuide) -> ItemEdges? {
    guard let owner = guide.owner, owner.session === self else { return nil }
    var edges = ownEdges(of: guide)
    let scroll = ItemEdges(base: owner.variableBase)
    edges.left = scroll.left
    edges.top = scroll.top
    return edges
  }
}
