internal import AutoLayout

/// The rows for frames that no constraint explains: the frame and its autoresizing mask as required constraints.
struct FrameRows {
  let context: LayoutContext
  let items: LayoutItems
  let rows: RowTable

  private var settings: DocumentSettings { context.settings }

  /// Updates the rows of a view's frame, at most four.
  func setFrame(of view: View, _ number: Int) {
    let parts = frameParts(of: view)
    for (place, role) in ConstraintRole.ofSizes.enumerated() {
      let part = place < parts.count ? parts[place] : nil
      rows.set(role, of: number, part?.constraint, form: part?.form)
    }
  }

  /// A constraint, and its form if that is more than the constraint can express.
  private typealias Part = (constraint: Constraint, form: LinearForm?)

  private func frameParts(of view: View) -> [Part] {
    guard let superview = items.superview(of: view) else { return [] }
    if let insets = superview.contentInsets(of: view, in: settings) { return filling(view, superview, insets) }
    guard var frame = view.declaredFrame else {
      return view.marks.hasFixedFrame ? [] : filling(view, superview, .zero)
    }
    if settings.semantics == .runtime, view.keepsContentSize { keepContentSize(of: view, &frame) }
    var container = superview.statedSize ?? screen(of: superview)
    var (fitsWidth, fitsHeight) = (false, false)
    if let cell = superview as? CellView, cell === context.root, view.key == "contentView", let size = container {
      // Whatever its mask says, a cell keeps its content view at these distances.
      container = context.layoutRoot.size
      let insets = context.layoutRoot.container?.contentInsets ?? .zero
      frame.x += insets.left
      frame.width += context.layoutRoot.size.width - size.width - insets.left - insets.right
      frame.height += context.layoutRoot.size.height - size.height
      fitsWidth = context.layoutRoot.fittingPriorities != nil
      fitsHeight = context.layoutRoot.fitsContent
    }
    let horizontal = AutoresizingAxis(
      min: frame.x, length: frame.width, container: container?.width,
      flexibleMin: view.autoresizingMask.contains(.flexibleMinX) && !fitsWidth,
      sizable: view.autoresizingMask.contains(.widthSizable) || fitsWidth,
      flexibleMax: view.autoresizingMask.contains(.flexibleMaxX) && !fitsWidth)
    let vertical = AutoresizingAxis(
      min: frame.y, length: frame.height, container: container?.height,
      flexibleMin: view.autoresizingMask.contains(.flexibleMinY) && !fitsHeight,
      sizable: view.autoresizingMask.contains(.heightSizable) || fitsHeight,
      flexibleMax: view.autoresizingMask.contains(.flexibleMaxY) && !fitsHeight)
    // On macOS y counts upwards: the near edge is the bottom.
    let isFlipped = !context.countsUpwards
    return parts(horizontal, view, superview, near: .left, far: .right)
      + parts(vertical, view, superview, near: isFlipped ? .top : .bottom, far: isFlipped ? .bottom : .top)
  }

  /// The screen for which a definition's root without a size is written.
  private func screen(of view: View) -> Size? {
    view === context.root && view.fixedSize == IntrinsicSize() ? settings.screenOfDefinition : nil
  }

  private func keepContentSize(of view: View, _ frame: inout Rect) {
    let size = settings.contentSize(of: view, width: nil)
    let insets = view.alignmentRectInsets(in: settings)
    if let width = size.width { frame.width = width + insets.left + insets.right }
    if let height = size.height { frame.height = height + insets.top + insets.bottom }
  }

  private func parts(
    _ axis: AutoresizingAxis, _ view: View, _ superview: View, near: LayoutAttribute, far: LayoutAttribute
  ) -> [Part] {
    // Toward the far edge coordinates grow, except upwards on macOS.
    let sign: Double = near == .bottom ? -1 : 1
    let rule = axis.rule
    let dimension: LayoutAttribute = near.axis == .horizontal ? .width : .height
    let origin = ConstraintOrigin.autoresizing(view)
    // Frames stand in frames, and constraints act on alignment rectangles.
    let inner = view.alignmentRectInsets(in: settings)
    let outer = superview === context.root ? .zero : superview.alignmentRectInsets(in: settings)
    let slack = outer[near] + outer[far]
    var parts: [Part] = []
    for (edge, part, sign) in [(near, rule.near, sign), (far, rule.far, -sign)] {
      guard let part else { continue }
      let constant = sign * (part.length(in: slack) + inner[edge] - outer[edge])
      let anchor = Constraint.Anchor(view, edge)
      guard part.share == 0 else {
        parts.append(sharePart(sign * part.share, constant, anchor, superview, dimension))
        continue
      }
      let outer = Constraint.Anchor(superview, edge)
      parts.append((Constraint(anchor, .equal, outer, constant: constant, origin: origin), nil))
    }
    if let length = rule.length {
      let anchor = Constraint.Anchor(view, dimension)
      let constant = length.length(in: slack) - inner[near] - inner[far]
      guard length.share == 0 else {
        let outer = Constraint.Anchor(superview, dimension)
        let constraint = Constraint(
          anchor, .equal, outer, multiplier: length.share, constant: constant, origin: origin)
        return parts + [(constraint, nil)]
      }
      // A cell's content view is the cell's canvas.
      let origin = superview.isLayoutRoot ? ConstraintOrigin.viewport(view) : origin
      parts.append((Constraint(anchor, .equal, nil, constant: max(0, constant), origin: origin), nil))
    }
    return parts
  }

  /// A flexible margin: edge = superview.edge + share × superview.length + constant.
  private func sharePart(
    _ share: Double, _ constant: Double, _ anchor: Constraint.Anchor, _ superview: View, _ dimension: LayoutAttribute
  ) -> Part {
    let inner = ItemEdges(item: items.number(of: anchor.item))
    let bounds = ItemEdges(item: items.number(of: superview))
    let edge = inner.form(of: anchor.attribute, .none, baselines: nil)
    let outerEdge = bounds.form(of: anchor.attribute, .none, baselines: nil)
    let outerLength = bounds.form(of: dimension, .none, baselines: nil)
    let constraint = Constraint(
      anchor, .equal, Constraint.Anchor(superview, dimension), multiplier: share, constant: constant,
      origin: .autoresizing(anchor.item.view ?? superview))
    return (constraint, edge - outerEdge - share * outerLength)
  }

  /// A view that fills its superview, as one does whose frame was never written.
  private func filling(_ view: View, _ superview: View, _ insets: EdgeInsets) -> [Part] {
    let edges: [(LayoutAttribute, Double)] = [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
    ]
    return edges.map { edge, inset in
      let (inner, outer) = (Constraint.Anchor(view, edge), Constraint.Anchor(superview, edge))
      // If there is no room inside a border the far edges give way.
      let givesWay = inset < 0 && context.countsUpwards
      return (
        Constraint(
          inner, .equal, outer, constant: inset, priority: givesWay ? 999 : 1000, origin: .autoresizing(view)), nil
      )
    }
  }
}

extension EdgeInsets {
  /// The inset at an edge; 0 for other attributes.
  fileprivate subscript(edge: LayoutAttribute) -> Double {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    default: 0
    }
  }
}
