import StackModel

/// Draws constraints as Interface Builder does: lines between edges with their constants, dashed for inequalities, red in
/// conflicts, orange where views are misplaced or ambiguous.
struct ConstraintsLayer {
  func draw(_ scene: LayerScene, _ context: inout DrawingContext, _ places: inout LabelPlaces) {
    var labels: [Label] = []
    for session in scene.sessions {
      let broken = Self.broken(in: session.session)
      for constraint in session.session.constraints {
        guard case .declared(let declared) = constraint.origin, Self.isDrawn(constraint, scene) else { continue }
        let paint = broken.contains(ObjectIdentifier(declared)) ? LayerColors.broken : Self.paint(constraint, scene)
        let stroke = Stroke(paint, width: 1, dashes: constraint.relation == .equal ? [] : [3, 2])
        let line = ConstraintLine(constraint, ConstraintPlaces(scene: scene, session: session))
        line?.draw(stroke, &context)
        if let line, let label = line.label { labels.append(Label(text: label.text, paint: paint, line: line)) }
      }
    }
    // Above all lines.
    for label in labels {
      context.drawLabel(label.text, color: label.paint, near: label.line.labelPlaces, &places)
    }
  }

  private struct Label {
    let text: String
    let paint: Paint
    let line: ConstraintLine
  }

  private static func isDrawn(_ constraint: Constraint, _ scene: LayerScene) -> Bool {
    constraint.first.item.view.map(scene.frames.shows) ?? false
  }

  /// The constraints that contradict each other.
  private static func broken(in session: LayoutSession) -> Set<ObjectIdentifier> {
    var broken: Set<ObjectIdentifier> = []
    for conflict in session.conflicts {
      for constraint in [conflict.broken] + conflict.others {
        if case .declared(let declared) = constraint.origin { broken.insert(ObjectIdentifier(declared)) }
      }
    }
    return broken
  }

  private static func paint(_ constraint: Constraint, _ scene: LayerScene) -> Paint {
    let views = [constraint.first.item as? View, constraint.second?.item as? View].compactMap { $0 }
    let isWrong = views.contains { view in scene.layout[view].map { $0.isMisplaced || $0.isAmbiguous } ?? false }
    return isWrong ? LayerColors.misplaced : LayerColors.constraint
  }
}

/// A constraint as a line in a picture.
struct ConstraintLine {
  private enum Shape {
    /// From one coordinate to another, with bars at its ends.
    case distance(from: Double, to: Double, at: Double, reaches: ClosedRange<Double>?)
    /// Where two items have the same coordinate.
    case alignment(at: Double, span: ClosedRange<Double>)
  }

  /// The direction of what is measured.
  private let axis: Axis
  private let shapes: [Shape]
  /// What stands beside the line; nil for nothing.
  let label: ConstraintLabel?

  /// Nil for a constraint of items that are not drawn.
  init?(_ constraint: Constraint, _ places: ConstraintPlaces) {
    axis = constraint.first.attribute.axis
    if constraint.first.attribute.isDimension {
      guard let rect = places.scene.rect(of: constraint.first.item, in: places.session) else { return nil }
      var shapes = [Self.length(of: rect, axis)]
      if let second = constraint.second {
        guard let other = places.scene.rect(of: second.item, in: places.session) else { return nil }
        if second.item === constraint.first.item {
          label = .ratio(constraint)
        } else {
          shapes.append(Self.length(of: other, second.attribute.axis))
          label = .length(constraint)
        }
      } else {
        label = .length(constraint)
      }
      self.shapes = shapes
      return
    }
    let isMirrored = places.session.isMirrored(constraint)
    guard let first = places.place(of: constraint.first, isMirrored: isMirrored, other: constraint.second),
      let anchor = constraint.second,
      let second = places.place(of: anchor, isMirrored: isMirrored, other: constraint.first)
    else { return nil }
    let difference = isMirrored ? second.position - first.position : first.position - second.position
    label = .distance(constraint, difference: difference)
    shapes = [Self.shape(first, second)]
  }

  /// The length of a rectangle is shown along its lower or right edge.
  private static func length(of rect: Rect, _ axis: Axis) -> Shape {
    axis == .horizontal
      ? .distance(from: rect.x, to: rect.maxX, at: rect.maxY - min(3, rect.height / 4), reaches: nil)
      : .distance(from: rect.y, to: rect.maxY, at: rect.maxX - min(3, rect.width / 4), reaches: nil)
  }

  private static func shape(_ first: ConstraintPlaces.Place, _ second: ConstraintPlaces.Place) -> Shape {
    let lower = max(first.span.lowerBound, second.span.lowerBound)
    let upper = min(first.span.upperBound, second.span.upperBound)
    if abs(first.position - second.position) < 1 {
      let isInside = first.span.lowerBound >= second.span.lowerBound && first.span.upperBound <= second.span.upperBound
      let isAround = second.span.lowerBound >= first.span.lowerBound && second.span.upperBound <= first.span.upperBound
      if isInside || isAround { return .alignment(at: first.position, span: lower...max(lower, upper)) }
      let low = min(first.span.lowerBound, second.span.lowerBound)
      return .alignment(at: first.position, span: low...max(low, first.span.upperBound, second.span.upperBound))
    }
    if lower <= upper {
      return .distance(from: second.position, to: first.position, at: (lower + upper) / 2, reaches: nil)
    }
    // Nothing lies side by side: the line is at the first item, and the second one's edge is drawn out to it.
    let middle = (first.span.lowerBound + first.span.upperBound) / 2
    let edge = middle < second.span.lowerBound ? second.span.lowerBound : second.span.upperBound
    return .distance(
      from: second.position, to: first.position, at: middle, reaches: min(middle, edge)...max(middle, edge))
  }
}

extension ConstraintLine {
  func draw(_ stroke: Stroke, _ context: inout DrawingContext) {
    for shape in shapes {
      switch shape {
      case .alignment(let position, let span):
        var stroke = stroke
        if span.upperBound - span.lowerBound > 0 { stroke.width = 1.5 }
        line(position, span.lowerBound, position, span.upperBound, stroke, &context)
      case .distance(let from, let to, let place, let reach):
        line(from, place, to, place, stroke, &context)
        let bar = Stroke(stroke.paint, width: 1)
        for end in [from, to] { line(end, place - 3, end, place + 3, bar, &context) }
        guard let reach else { continue }
        let thin = Stroke(stroke.paint.withOpacity(0.6), width: 0.5, dashes: [1, 2])
        line(from, reach.lowerBound, from, reach.upperBound, thin, &context)
      }
    }
  }

  /// Draws a line whose first and third number lie along the constraint's axis.
  private func line(
    _ along1: Double, _ across1: Double, _ along2: Double, _ across2: Double, _ stroke: Stroke,
    _ context: inout DrawingContext
  ) {
    if axis == .horizontal {
      context.canvas.line(along1, across1, along2, across2, stroke: stroke)
    } else {
      context.canvas.line(across1, along1, across2, along2, stroke: stroke)
    }
  }

  /// Where the label may stand: in the middle of the line, then beside it.
  var labelPlaces: [(Double, Double)] {
    guard let shape = shapes.first else { return [] }
    let (along, across, length): (Double, Double, Double) =
      switch shape {
      case .alignment(let position, let span):
        (position, (span.lowerBound + span.upperBound) / 2, 0)
      case .distance(let from, let to, let place, _): ((from + to) / 2, place, abs(to - from))
      }
    let beside = axis == .horizontal ? 10.0 : 18
    let steps = [0, beside, -beside, 2 * beside, -2 * beside].map { (along, across + $0) }
    let shifts = [length / 4, -length / 4].map { (along + $0, across) }
    return (steps + shifts).map { axis == .horizontal ? ($0.0, $0.1) : ($0.1, $0.0) }
  }
}

/// Where the attributes lie that constraints relate.
struct ConstraintPlaces {
  /// An edge or a center of an item.
  struct Place {
    /// The coordinate along the axis of the attribute.
    let position: Double
    /// The item's extent on the other axis.
    let span: ClosedRange<Double>
  }

  let scene: LayerScene
  let session: LayoutMeasures

  /// The place of an attribute; nil for lengths and for items that are not drawn.
  func place(of anchor: Constraint.Anchor, isMirrored: Bool, other: Constraint.Anchor?) -> Place? {
    guard let rect = rect(of: anchor, other: other) else { return nil }
    let isAcross = anchor.attribute.axis == .horizontal
    let span = isAcross ? rect.y...max(rect.y, rect.maxY) : rect.x...max(rect.x, rect.maxX)
    return position(of: anchor, in: rect, isMirrored: isMirrored).map { Place(position: $0, span: span) }
  }

  /// Edges of a scroll view mean its content for what is inside it.
  private func rect(of anchor: Constraint.Anchor, other: Constraint.Anchor?) -> Rect? {
    if let scroll = anchor.item as? ScrollView, let inside = other?.item.view, inside !== scroll,
      inside.isWithin(scroll), anchor.attribute.isOuterEdge
    {
      return scene.rect(of: scroll.contentLayoutGuide, in: session)
    }
    return scene.rect(of: anchor.item, in: session)
  }

  private func position(of anchor: Constraint.Anchor, in rect: Rect, isMirrored: Bool) -> Double? {
    let margins = anchor.item.view.flatMap(scene.measures)?.layoutMargins ?? .zero
    let inner = rect.inset(by: margins)
    switch anchor.attribute {
    case .left: return rect.x
    case .right: return rect.maxX
    case .leading: return isMirrored ? rect.maxX : rect.x
    case .trailing: return isMirrored ? rect.x : rect.maxX
    case .top: return rect.y
    case .bottom: return rect.maxY
    case .centerX: return rect.x + rect.width / 2
    case .centerY: return rect.y + rect.height / 2
    case .leftMargin: return inner.x
    case .rightMargin: return inner.maxX
    case .leadingMargin: return isMirrored ? inner.maxX : inner.x
    case .trailingMargin: return isMirrored ? inner.x : inner.maxX
    case .topMargin: return inner.y
    case .bottomMargin: return inner.maxY
    case .centerXWithinMargins: return inner.x + inner.width / 2
    case .centerYWithinMargins: return inner.y + inner.height / 2
    case .firstBaseline, .lastBaseline, .baseline:
      let isFirst = anchor.attribute == .firstBaseline
      let text = (anchor.item as? View).map { session.textView(of: $0, anchor.attribute) }
      return text.flatMap { scene.baseline(of: $0, isFirst: isFirst) } ?? (isFirst ? rect.y : rect.maxY)
    case .width, .height, .notAnAttribute: return nil
    }
  }
}

extension View {
  fileprivate func isWithin(_ other: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === other }
  }
}

extension LayoutAttribute {
  fileprivate var isOuterEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
