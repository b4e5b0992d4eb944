import TestSupport
import Testing

@testable import StackModel

/// What holds for every stack, whatever its axis, distribution, alignment, sizes and hidden views.
@Suite struct StackPropertyTests {
  /// Half a point is a pixel.
  private let pixel = 0.5

  /// The frames of one stack's views.
  struct Result {
    var stack: StackCombination
    var frames: [String: Rect]
    var conflicts: [String]

    init(_ stack: StackCombination) throws {
      self.stack = stack
      let layout = try stack.layout()
      frames = Dictionary(uniqueKeysWithValues: stack.ids.compactMap { id in layout.frame(id).map { (id, $0) } })
      conflicts = layout.diagnostics.filter { $0.ruleID == "conflicting-constraints" }.map(\.message)
    }

    /// Minimum and maximum edges of the views that are shown, along the axis.
    var spans: [(min: Double, max: Double)] { stack.shown.compactMap { frames[$0] }.map(stack.span) }
    var gaps: [Double] { zip(spans, spans.dropFirst()).map { $1.min - $0.max } }
  }

  private static let horizontal = Swift.Result { try StackCombination.all(vertical: false).map(Result.init) }
  private static let vertical = Swift.Result { try StackCombination.all(vertical: true).map(Result.init) }

  private func everyResult() throws -> [Result] { try Self.horizontal.get() + Self.vertical.get() }

  @Test func noStackContradictsItself() throws {
    for result in try everyResult() { #expect(result.conflicts == [], "\(result.stack.name)") }
  }

  @Test func viewsReachFromEndToEnd() throws {
    for result in try everyResult() {
      guard let first = result.spans.first, let last = result.spans.last else { continue }
      #expect(first.min == 0, "\(result.stack.name)")
      #expect(last.max == result.stack.length, "\(result.stack.name)")
    }
  }

  @Test func filledAxisSumsToTheLength() throws {
    for result in try everyResult() where result.stack.isFilled && !result.spans.isEmpty {
      let lengths = result.spans.map { $0.max - $0.min }
      let sum = lengths.reduce(0, +) + result.stack.spacing * Double(lengths.count - 1)
      #expect(abs(sum - result.stack.length) <= pixel * Double(lengths.count), "\(result.stack.name)")
    }
  }

  @Test func gapsOfAFilledAxisAreTheSpacing() throws {
    for result in try everyResult() where result.stack.isFilled {
      let isSpacing = result.gaps.allSatisfy { abs($0 - result.stack.spacing) <= pixel }
      #expect(isSpacing, "\(result.stack.name)")
    }
  }

  @Test func gapsAreNeverLessThanTheSpacing() throws {
    for result in try everyResult() {
      #expect(result.gaps.allSatisfy { $0 >= result.stack.spacing - pixel }, "\(result.stack.name)")
    }
  }

  @Test func gapsOfEqualSpacingAreEqual() throws {
    for result in try everyResult() where result.stack.distribution == "equalSpacing" {
      guard let least = result.gaps.min(), let most = result.gaps.max() else { continue }
      #expect(most - least <= pixel, "\(result.stack.name)")
    }
  }

  @Test func hiddenViewsHaveNoLength() throws {
    for result in try everyResult() {
      let hidden = result.stack.ids.filter { !result.stack.shown.contains($0) }.compactMap { result.frames[$0] }
      #expect(hidden.map(result.stack.span).allSatisfy { $0.max == $0.min }, "\(result.stack.name)")
    }
  }

  @Test func exchangingTheAxesTransposesTheFrames() throws {
    for (result, other) in zip(try Self.horizontal.get(), try Self.vertical.get()) where !result.stack.usesBaseline {
      let transposed = other.frames.mapValues { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
      for id in result.stack.shown { #expect(result.frames[id] == transposed[id], "\(id) of \(result.stack.name)") }
    }
  }

  @Test func solvingTwiceGivesTheSameFrames() throws {
    for stack in StackCombination.allShown(vertical: false) {
      let read = try document(stack.xml, size: stack.canvas)
      let first = read.layout().views.map(\.frame)
      #expect(read.layout().views.map(\.frame) == first, "\(stack.name)")
      #expect(try document(stack.xml, size: stack.canvas).layout().views.map(\.frame) == first, "\(stack.name)")
    }
  }

  @Test(arguments: [true, false]) func hidingTheLastViewIsLikeRemovingIt(_ isRoomy: Bool) throws {
    for stack in StackCombination.allShown(vertical: false) {
      try expectHidingIsRemoving(stack, stack.sizes.count - 1, isRoomy)
    }
  }

  @Test(arguments: [true, false]) func hidingTheFirstViewIsLikeRemovingIt(_ isRoomy: Bool) throws {
    for stack in StackCombination.allShown(vertical: false) { try expectHidingIsRemoving(stack, 0, isRoomy) }
  }

  @Test func rightToLeftMirrorsTheViews() throws {
    for stack in StackCombination.allShown(vertical: false) {
      var other = stack
      other.attributes = " semanticContentAttribute=\"forceRightToLeft\""
      let mirrored = try Result(other).spans.map { stack.length - $0.max }
      let isMirrored = zip(mirrored, try Result(stack).spans).allSatisfy { abs($0 - $1.min) <= pixel }
      #expect(isMirrored, "\(stack.name)")
    }
  }

  private func expectHidingIsRemoving(_ stack: StackCombination, _ index: Int, _ isRoomy: Bool) throws {
    var hidden = stack
    hidden.hidden = [index]
    hidden.length = isRoomy ? StackCombination.roomy : hidden.tight
    var removed = stack
    removed.sizes.remove(at: index)
    removed.length = hidden.length
    let ids = zip(hidden.shown, removed.ids)
    let (left, right) = (try Result(hidden), try Result(removed))
    for (id, other) in ids {
      let (frame, expected) = (try #require(left.frames[id]), try #require(right.frames[other]))
      // Nothing places a view across the axis that is alone on its baseline.
      if stack.usesBaseline, removed.sizes.count == 1 {
        #expect(hidden.span(frame) == removed.span(expected), "\(id) of \(hidden.name)")
      } else {
        #expect(frame == expected, "\(id) of \(hidden.name)")
      }
    }
  }
}
