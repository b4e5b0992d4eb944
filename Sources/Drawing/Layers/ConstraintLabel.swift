import StackModel

/// What stands beside a constraint's line: `8`, `≥ 20`, `×0.5 + 4 @750`.
struct ConstraintLabel {
  let text: String

  /// The label of a length.
  static func length(_ constraint: Constraint) -> ConstraintLabel {
    guard constraint.second != nil else { return ConstraintLabel(constraint, value: constraint.constant.short) }
    let factor = constraint.multiplier == 1 ? "=" : "×\(constraint.multiplier.thousandths)"
    return ConstraintLabel(constraint, value: factor + addition(constraint.constant))
  }

  /// The label of the ratio between the lengths of one view.
  static func ratio(_ constraint: Constraint) -> ConstraintLabel {
    let isWidth = constraint.first.attribute == .width
    let ratio = isWidth ? constraint.multiplier : 1 / constraint.multiplier
    let names = (1...20).lazy.compactMap { height -> String? in
      let width = ratio * Double(height)
      return abs(width - width.rounded()) < 0.001 && width < 100 ? "\(width.rounded().short):\(height)" : nil
    }
    return ConstraintLabel(constraint, value: (names.first ?? "\(ratio.thousandths):1") + addition(constraint.constant))
  }

  /// The label of a distance, which is never negative although constants may be; nil for two equal places.
  ///
  /// - Parameter difference: How far the first place lies behind the second one in reading direction.
  static func distance(_ constraint: Constraint, difference: Double) -> ConstraintLabel? {
    if constraint.multiplier != 1 {
      return ConstraintLabel(constraint, value: "×\(constraint.multiplier.thousandths)" + addition(constraint.constant))
    }
    let isTurned = constraint.constant < 0 || constraint.constant == 0 && difference < 0
    if constraint.constant == 0, constraint.relation == .equal, constraint.priority == 1000, abs(difference) < 1 {
      return nil
    }
    return ConstraintLabel(constraint, value: abs(constraint.constant).short, isTurned: isTurned)
  }

  private init(_ constraint: Constraint, value: String, isTurned: Bool = false) {
    let sign: String? =
      switch constraint.relation {
      case .equal: nil
      case .lessThanOrEqual: isTurned ? "≥" : "≤"
      case .greaterThanOrEqual: isTurned ? "≤" : "≥"
      }
    let value = value == "=" && sign != nil ? "" : value
    let priority = constraint.priority == 1000 ? nil : "@\(constraint.priority.short)"
    text = [sign, value, priority].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func addition(_ constant: Double) -> String {
    constant == 0 ? "" : constant < 0 ? " − \((-constant).short)" : " + \(constant.short)"
  }
}

/// Where labels stand, so that none covers another if there is room beside it.
struct LabelPlaces {
  private let bounds: Size
  /// The labels by the rows of a grid that they touch, so that one is compared with its neighbors only.
  private var rows: [Int: [Rect]] = [:]
  private static let rowHeight = 32.0

  init(_ bounds: Size) { self.bounds = bounds }

  /// Takes the first of several places that is free, or the first one if none is, moved into the picture.
  ///
  /// - Parameter corners: The upper left corners to try.
  mutating func place(_ size: Size, at corners: [(Double, Double)]) -> Rect {
    let candidates = corners.map { corner in
      Rect(
        x: max(0, min(corner.0, bounds.width - size.width)), y: max(0, min(corner.1, bounds.height - size.height)),
        width: size.width, height: size.height)
    }
    let chosen = candidates.first(where: isFree) ?? candidates.first ?? .zero
    for row in Self.rows(of: chosen) { rows[row, default: []].append(chosen) }
    return chosen
  }

  private func isFree(_ rect: Rect) -> Bool {
    !Self.rows(of: rect).contains { row in rows[row]?.contains { $0.intersects(rect) } ?? false }
  }

  private static func rows(of rect: Rect) -> ClosedRange<Int> {
    row(rect.y)...max(row(rect.y), row(rect.maxY))
  }

  private static func row(_ y: Double) -> Int { Int(clamping: (y / rowHeight).rounded(.down), to: -31_250...31_250) }
}

extension Rect {
  fileprivate func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension DrawingContext {
  private static let labelFont = Font.system(9, weight: .medium)

  /// Draws a small text on a light ground, at the first free of several places.
  ///
  /// - Parameter centers: The middles of the places to try.
  mutating func drawLabel(_ text: String, color: Paint, near centers: [(Double, Double)], _ places: inout LabelPlaces) {
    let layout = TextLayout(StyledText(text, font: Self.labelFont), in: settings.text, width: 1000, maximumLines: 1)
    let size = Size(width: layout.width + 5, height: 12)
    let rect = places.place(size, at: centers.map { ($0.0 - size.width / 2, $0.1 - size.height / 2) })
    canvas.rect(rect, radius: 3, fill: LayerColors.halo)
    // The width is a little more than that of the text, which rounding must not cut.
    let row = Rect(x: rect.x - 1, y: rect.y, width: rect.width + 2, height: rect.height)
    draw(text, font: Self.labelFont, in: row, alignment: .center, color: color)
  }
}
