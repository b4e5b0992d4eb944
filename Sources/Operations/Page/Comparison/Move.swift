import LayoutAnalysis
import StackModel

/// How far a frame moved and grew.
struct Move: Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Nil for frames that are the same, but for what is lost when numbers are rounded.
  init?(from old: Rect, to new: Rect) {
    (x, y) = (Self.steps(new.x - old.x), Self.steps(new.y - old.y))
    (width, height) = (Self.steps(new.width - old.width), Self.steps(new.height - old.height))
    if x == 0, y == 0, width == 0, height == 0 { return nil }
  }

  /// Layouts round frames to pixels: views that move together may differ by one.
  private static func steps(_ length: Double) -> Int {
    Int((min(max(length, -1e6), 1e6) * 2).rounded(.toNearestOrAwayFromZero))
  }

  /// How much a number of the frame grew, in points.
  subscript(dimension: Explanation.Dimension) -> Double {
    switch dimension {
    case .x: Double(x) / 2
    case .y: Double(y) / 2
    case .width: Double(width) / 2
    case .height: Double(height) / 2
    }
  }

  static func points(_ steps: Int) -> Double { Double(abs(steps)) / 2 }

  var isResize: Bool { width != 0 || height != 0 }

  /// Whether nobody notices.
  var isTiny: Bool { [x, y, width, height].allSatisfy { abs($0) < 2 } }

  /// Whether a view that moves so goes along with one that moves as the other.
  func follows(_ other: Move) -> Bool {
    let isLike = abs(x - other.x) < 2 && abs(y - other.y) < 2
    return self == other || isLike && abs(width) < 2 && abs(height) < 2
  }

  /// `moved down by 12 points and is 8 points taller`.
  var words: String {
    var words: [String] = []
    let directions = [
      Self.direction(y, "down", "up"), Self.direction(x, "right", "left"),
    ].compactMap(\.self)
    if !directions.isEmpty { words.append("moved " + directions.joined(separator: " and ")) }
    let lengths = [
      Self.growth(width, "wider", "narrower"), Self.growth(height, "taller", "shorter"),
    ].compactMap(\.self)
    if !lengths.isEmpty { words.append("became " + lengths.joined(separator: " and ")) }
    return words.joined(separator: " and ")
  }

  private static func direction(_ steps: Int, _ forward: String, _ back: String) -> String? {
    steps == 0 ? nil : "\(steps > 0 ? forward : back) by \(text(steps))"
  }

  private static func growth(_ steps: Int, _ more: String, _ less: String) -> String? {
    steps == 0 ? nil : "\(text(steps)) \(steps > 0 ? more : less)"
  }

  private static func text(_ steps: Int) -> String {
    let points = points(steps)
    return "\(points.short) \(points == 1 ? "point" : "points")"
  }
}
