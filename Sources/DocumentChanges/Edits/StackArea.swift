/// Where views lie that a stack view is to arrange, or arranges: in a row or a column, edge by edge.
package struct StackArea: Sendable {
  /// A view with its frame, in the coordinates of what holds it.
  package struct Part: Sendable {
    package let id: String
    package let x, y, width, height: Double

    package init(id: String, x: Double, y: Double, width: Double, height: Double) {
      (self.id, self.x, self.y, self.width, self.height) = (id, x, y, width, height)
    }

    func start(_ isVertical: Bool) -> Double { isVertical ? y : x }
    func length(_ isVertical: Bool) -> Double { isVertical ? height : width }
    func end(_ isVertical: Bool) -> Double { start(isVertical) + length(isVertical) }
    func center(_ isVertical: Bool) -> Double { start(isVertical) + length(isVertical) / 2 }
  }

  package let isVertical: Bool
  /// In the order in which they are arranged.
  package let parts: [Part]
  /// The distances between them.
  let gaps: [Double]

  /// Frames are rounded to pixels.
  static let tolerance = 0.51

  /// - Parameter isVertical: Nil to take the axis along which the views follow each other.
  package init(_ parts: [Part], isVertical: Bool?) {
    func sorted(_ isVertical: Bool) -> [Part] { parts.sorted { $0.center(isVertical) < $1.center(isVertical) } }
    func gaps(_ parts: [Part], _ isVertical: Bool) -> [Double] {
      zip(parts, parts.dropFirst()).map { $1.start(isVertical) - $0.end(isVertical) }
    }
    let vertical = isVertical ?? gaps(sorted(false), false).contains { $0 < -Self.tolerance }
    (self.isVertical, self.parts) = (vertical, sorted(vertical))
    self.gaps = gaps(self.parts, vertical)
  }

  /// The distance that all views have; nil if they have several.
  package var spacing: Double? {
    guard let first = gaps.first else { return 0 }
    return gaps.allSatisfy { abs($0 - first) < 2 * Self.tolerance } ? first : nil
  }

  /// Whether an edge of all views is in line.
  private func isAligned(_ edge: (Part) -> Double) -> Bool {
    parts.allSatisfy { abs(edge($0) - edge(parts[0])) < Self.tolerance }
  }

  /// The alignments of a stack view that leave the views where they are, the most certain first.
  package var alignments: [String] {
    let across = !isVertical
    let (first, last) = (isAligned { $0.start(across) }, isAligned { $0.end(across) })
    let names = isVertical ? ("leading", "trailing") : ("top", "bottom")
    let isCentered = isAligned { $0.center(across) }
    let fitting = [("fill", first && last), (names.0, first), ("center", isCentered), (names.1, last)]
    return fitting.filter(\.1).map(\.0)
  }

  /// The distributions of a stack view that leave the views where they are.
  package var distributions: [String] {
    ["fill"] + (isAligned { $0.length(isVertical) } && parts.count > 1 ? ["fillEqually"] : [])
  }
}

extension StackArea {
  /// The edges of a view that are those of the area around all of them, as attributes of constraints.
  func sharedAttributes(of part: Part) -> Set<String> {
    var shared: Set<String> = []
    for vertical in [true, false] {
      let (start, end) = (parts.map { $0.start(vertical) }.min() ?? 0, parts.map { $0.end(vertical) }.max() ?? 0)
      if abs(part.start(vertical) - start) < Self.tolerance { shared.formUnion(Self.starts(vertical)) }
      if abs(part.end(vertical) - end) < Self.tolerance { shared.formUnion(Self.ends(vertical)) }
      if abs(part.center(vertical) - (start + end) / 2) < Self.tolerance { shared.insert(Self.center(vertical)) }
    }
    return shared
  }

  /// The view that reaches furthest across the axis, whose edges are those of the stack view.
  var longest: Part? { parts.max { $0.length(!isVertical) < $1.length(!isVertical) } }

  static func starts(_ isVertical: Bool) -> [String] { isVertical ? ["top"] : ["leading", "left"] }
  static func ends(_ isVertical: Bool) -> [String] { isVertical ? ["bottom"] : ["trailing", "right"] }
  static func center(_ isVertical: Bool) -> String { isVertical ? "centerY" : "centerX" }
  static func length(_ isVertical: Bool) -> String { isVertical ? "height" : "width" }

  /// Attributes that say where a view is, rather than how long.
  static let placing: Set = [
    "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "baseline", "firstBaseline",
    "lastBaseline",
  ]
}
