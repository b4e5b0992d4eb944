import TestSupport

@testable import StackModel

/// One stack of views `a`, `b` … with content sizes, on a canvas of its own.
struct StackCombination {
  var isVertical = false
  var distribution: String
  var alignment: String
  /// Content sizes along and across the axis.
  var sizes: [(along: Double, across: Double)]
  var hidden: Set<Int> = []
  var length: Double
  var spacing = 6.0
  var attributes = ""

  static let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
  static let alignments = ["fill", "top", "center", "bottom", "firstBaseline", "lastBaseline"]
  static let breadth = 60.0
  /// With room for all views.
  static let roomy = 330.0

  var usesBaseline: Bool { alignment.hasSuffix("Baseline") }
  var isFilled: Bool { distribution.hasPrefix("fill") }
  var ids: [String] { zip("abcdefgh", sizes).map { String($0.0) } }
  var shown: [String] { ids.enumerated().filter { !hidden.contains($0.offset) }.map(\.element) }

  /// A few points too short for the views that are shown.
  var tight: Double {
    let lengths = sizes.enumerated().filter { !hidden.contains($0.offset) }.map(\.element.along)
    return max(60, lengths.reduce(0, +) + spacing * Double(lengths.count - 1) - 8)
  }

  var canvas: Size {
    isVertical ? Size(width: Self.breadth, height: length) : Size(width: length, height: Self.breadth)
  }

  var xml: String {
    let views = zip(ids, sizes).enumerated().map { index, view in
      let (width, height) =
        isVertical ? (view.1.across, view.1.along) : (view.1.along, view.1.across)
      return """
        <view id="\(view.0)" placeholderIntrinsicWidth="\(Int(width))" placeholderIntrinsicHeight="\(Int(height))"\
        \(hidden.contains(index) ? " hidden=\"YES\"" : "")/>
        """
    }
    return """
      <stackView id="s" axis="\(isVertical ? "vertical" : "horizontal")" distribution="\(distribution)" \
      alignment="\(alignment)" spacing="\(Int(spacing))"\(attributes)>\(views.joined())</stackView>
      """
  }

  /// What names the combination in a report.
  var name: String { "\(Int(length)) long: \(xml)" }

  func layout() throws -> DocumentLayout { try layOut(xml, size: canvas) }

  /// Minimum and maximum edge along the axis.
  func span(_ frame: Rect) -> (min: Double, max: Double) {
    isVertical ? (frame.y, frame.maxY) : (frame.x, frame.maxX)
  }
}

extension StackCombination {
  /// Every distribution with every alignment, two to four views and every set of them hidden.
  static func all(vertical: Bool) -> [StackCombination] {
    every(vertical: vertical) { count in (0..<1 << count).map { mask in (0..<count).filter { mask >> $0 & 1 == 1 } } }
  }

  /// Every distribution with every alignment and two to four views, none of them hidden.
  static func allShown(vertical: Bool) -> [StackCombination] { every(vertical: vertical) { _ in [[]] } }

  private static func every(vertical: Bool, hidden: (Int) -> [[Int]]) -> [StackCombination] {
    var stacks: [StackCombination] = []
    for distribution in distributions {
      for alignment in alignments {
        for count in 2...4 {
          for (number, hidden) in hidden(count).enumerated() {
            var generator = SmallGenerator(seed: UInt64(count * 31 + number))
            var stack = StackCombination(
              isVertical: vertical, distribution: distribution, alignment: alignment,
              sizes: (0..<count).map { _ in (generator.next(10...70), generator.next(5...50)) },
              hidden: Set(hidden), length: roomy)
            if number % 3 == 2 { stack.length = stack.tight }
            stacks.append(stack)
          }
        }
      }
    }
    return stacks
  }
}

/// Numbers that look random and are the same each time.
struct SmallGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A whole number of the range.
  mutating func next(_ range: ClosedRange<Int>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(range.lowerBound + Int(state >> 33) % range.count)
  }
}
