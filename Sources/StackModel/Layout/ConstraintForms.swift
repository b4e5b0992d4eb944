internal import AutoLayout

/// Constraints as linear forms of the edges of items.
struct ConstraintForms {
  typealias Inputs = ConstraintRow.Inputs

  let context: LayoutContext
  let items: LayoutItems
  let metrics: CanvasMetrics

  private var settings: DocumentSettings { context.settings }

  /// What is compared with the constraint's constant, and what that depends on; nil if an item is not laid out here.
  func form(of constraint: Constraint) -> (form: LinearForm, inputs: Inputs)? {
    var inputs: Inputs = []
    return form(of: constraint, &inputs).map { ($0, inputs) }
  }

  private func form(of constraint: Constraint, _ inputs: inout Inputs) -> LinearForm? {
    let direction = direction(of: constraint)
    guard let first = form(of: constraint.first, other: constraint.second, direction, &inputs) else { return nil }
    guard let second = constraint.second else { return first }
    guard let right = form(of: second, other: constraint.first, direction, &inputs) else { return nil }
    let form = first - constraint.multiplier * right
    let isPlain = constraint.multiplier == 1 || direction == .rightToLeft
    return isPlain ? form : fromCorner(form, of: constraint, second.attribute)
  }

  /// A position that is multiplied counts from the corner of the view that holds the constraint, not from that of the
  /// root.
  private func fromCorner(_ form: LinearForm, of constraint: Constraint, _ second: LayoutAttribute) -> LinearForm {
    let first = constraint.first.attribute
    guard case .declared(let declared) = constraint.origin, let holder = declared.holder, holder !== items.root,
      !first.isDimension, !second.isDimension
    else { return form }
    let number = items.number(of: holder)
    guard number >= 0 else { return form }
    let corner = ItemEdges(item: number)
    return form.adding(constraint.multiplier - 1, of: first.axis == .horizontal ? corner.left : corner.top)
  }

  /// Which way a constraint's leading and trailing point: for a stack's own constraints the stack decides, for others the
  /// item. On Interface Builder's canvas, what a view says about the direction of its content turns no constraint.
  ///
  /// Evidence: 6/6 constraints, 3 repositories.
  func direction(of constraint: Constraint) -> ReadingDirection {
    let isDirectional =
      constraint.first.attribute.followsLanguage || constraint.second?.attribute.followsLanguage ?? false
    guard isDirectional else { return .none }
    if case .declared = constraint.origin, settings.semantics == .canvas, !settings.text.language.isRightToLeft {
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

  private func form(
    of anchor: Constraint.Anchor, other: Constraint.Anchor?, _ direction: ReadingDirection, _ inputs: inout Inputs
  ) -> LinearForm? {
    let anchor = metrics.textAnchor(anchor, &inputs)
    guard let edges = edges(of: anchor, other: other, &inputs) else { return nil }
    guard let plain = anchor.attribute.withoutMargin else {
      let baselines = anchor.attribute.isBaseline ? metrics.baselines(of: anchor.item, &inputs) : nil
      return edges.form(of: anchor.attribute, direction, baselines: baselines)
    }
    let margins = anchor.item.view.map { metrics.margins(of: $0, &inputs) } ?? .zero
    inputs.insert(.metrics)
    return edges.inset(by: margins).form(of: plain, direction, baselines: nil)
  }
}

// MARK: - Edges

extension ConstraintForms {
  private func edges(of anchor: Constraint.Anchor, other: Constraint.Anchor?, _ inputs: inout Inputs) -> ItemEdges? {
    if let scroll = anchor.scrollViewOfContent(other) { return edges(of: scroll.contentLayoutGuide, &inputs) }
    if let guide = anchor.item as? LayoutGuide { return edges(of: guide, &inputs) }
    let number = items.number(of: anchor.item)
    return number < 0 ? nil : ItemEdges(item: number)
  }

  private func edges(of guide: LayoutGuide, _ inputs: inout Inputs) -> ItemEdges? {
    switch guide.kind {
    case .alignmentSpanner, .distributing, .hiddenView, .stackGap, .stackArea: return ownEdges(of: guide)
    case .contentLayoutGuide: return contentEdges(guide)
    case .custom: return guide.owner.map(items.contains) ?? false ? ownEdges(of: guide) : nil
    default: break
    }
    guard let owner = guide.owner else { return nil }
    let number = items.number(of: owner)
    guard number >= 0 else { return nil }
    let bounds = ItemEdges(item: number)
    let insets = metrics.safeAreaInsets(of: owner, &inputs)
    var edges = bounds.inset(by: insets)
    switch guide.kind {
    case .frameLayoutGuide: return bounds
    case .top: (edges.top, edges.bottom) = (bounds.top, bounds.top.moved(by: insets.top))
    case .bottom: (edges.top, edges.bottom) = (bounds.bottom.moved(by: -insets.bottom), bounds.bottom)
    case .keyboard: edges.top = edges.bottom
    case .layoutMargins: edges = bounds.inset(by: metrics.margins(of: owner, &inputs))
    default: break
    }
    inputs.insert(.metrics)
    return edges
  }

  private func ownEdges(of guide: LayoutGuide) -> ItemEdges { ItemEdges(item: items.number(naming: guide)) }

  /// The content starts at the scroll view's corner: Interface Builder stores frames for the unscrolled state.
  private func contentEdges(_ guide: LayoutGuide) -> ItemEdges? {
    guard let owner = guide.owner else { return nil }
    let number = items.number(of: owner)
    guard number >= 0 else { return nil }
    var edges = ownEdges(of: guide)
    let scroll = ItemEdges(item: number)
    edges.left = scroll.left
    edges.top = scroll.top
    return edges
  }
}

extension Constraint.Anchor {
  /// The scroll view whose content is meant: by its guide, or because edges of a scroll view mean its content for what is
  /// inside it. Nil for others.
  func scrollViewOfContent(_ other: Self?) -> ScrollView? {
    if let guide = item as? LayoutGuide { return guide.kind == .contentLayoutGuide ? guide.owner as? ScrollView : nil }
    guard let scroll = item as? ScrollView, attribute.isEdge, let inside = other?.item.view, inside !== scroll else {
      return nil
    }
    return inside.isDescendant(of: scroll) ? scroll : nil
  }
}
