import StackModel
import Support

/// Traces differences between frames to the elements that they come from.
///
/// A cause is a view whose size differs although no size inside it does; causes in a superview of the right size take
/// precedence over others in the scene. A view that only has another position is attributed to the last cause before it
/// within the innermost common superview.
struct DifferenceCauses {
  private let views: [View]
  private let parents: [Int]
  /// The number after the last view of each subtree.
  private var ends: [Int]
  private var marked: [Bool]
  private let aspects: [FrameDifferenceCause.Aspect?]
  private var causes: [Int] = []

  init(_ views: [View], stored: [Rect?], computed: [Rect], tolerance: Double) {
    self.views = views
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() { indices[ObjectIdentifier(view)] = index }
    parents = views.map { view in view.superview.flatMap { indices[ObjectIdentifier($0)] } ?? -1 }
    aspects = views.indices.map { Self.aspect(stored[$0], computed[$0], tolerance + 1e-6) }
    ends = views.indices.map { $0 + 1 }
    for index in views.indices.reversed() where parents[index] >= 0 {
      ends[parents[index]] = max(ends[parents[index]], ends[index])
    }
    marked = views.map { $0.marks.isMisplaced || $0.marks.isAmbiguous }
    for index in views.indices where parents[index] >= 0 && marked[parents[index]] { marked[index] = true }
    causes = chooseCauses()
  }

  /// Whether Interface Builder marked the view, or one of its superviews, as misplaced or ambiguous.
  func isMarked(_ index: Int) -> Bool { marked[index] }

  private static func aspect(_ stored: Rect?, _ computed: Rect, _ tolerance: Double) -> FrameDifferenceCause.Aspect? {
    guard let stored else { return nil }
    let isWide = abs(stored.width - computed.width) > tolerance
    let isHigh = abs(stored.height - computed.height) > tolerance
    return isWide ? isHigh ? .size : .width : isHigh ? .height : nil
  }

  private func chooseCauses() -> [Int] {
    var countsBefore = [0]
    for aspect in aspects { countsBefore.append(countsBefore[countsBefore.count - 1] + (aspect == nil ? 0 : 1)) }
    let innermost = views.indices.filter {
      aspects[$0] != nil && !marked[$0] && countsBefore[ends[$0]] == countsBefore[$0 + 1]
    }
    let certain = Set(innermost.filter(isInRightSize).map(scene))
    return innermost.filter { isInRightSize($0) || !certain.contains(scene(of: $0)) }
  }

  /// Whether the superview's size is right, so that it does not explain the view's.
  private func isInRightSize(_ index: Int) -> Bool { parents[index] < 0 || aspects[parents[index]] == nil }

  private func scene(of index: Int) -> Int {
    var index = index
    while parents[index] >= 0 { index = parents[index] }
    return index
  }

  /// The cause of a view's difference.
  func cause(of index: Int) -> FrameDifferenceCause {
    var ancestor = index
    while ancestor >= 0 {
      if let origin = origin(nearest: index, in: ancestor..<ends[ancestor]) {
        return cause(origin, aspects[origin] ?? .size)
      }
      ancestor = parents[ancestor]
    }
    return cause(index, .position)
  }

  /// The last cause within a range up to a view, or else the first after it.
  private func origin(nearest index: Int, in range: Range<Int>) -> Int? {
    let next = causes.partitioningIndex { $0 > index }
    if next > 0, range.contains(causes[next - 1]) { return causes[next - 1] }
    return next < causes.count && range.contains(causes[next]) ? causes[next] : nil
  }

  private func cause(_ index: Int, _ aspect: FrameDifferenceCause.Aspect) -> FrameDifferenceCause {
    FrameDifferenceCause(
      element: views[index].elementName, aspect: aspect,
      font: aspect != .position ? (views[index] as? Label)?.font.kind : nil)
  }
}
