import FontMetrics

/// Traces differences between frames to the elements that they come from.
///
/// A root is a view of another size inside which nothing has another size; where there are any, those in a superview of
/// the right size. A view that is in another place is put down to the root nearest before it that it shares the innermost
/// superview with.
struct DifferenceCauses {
  private let views: [View]
  private let parents: [Int]
  /// One behind the last view of each subtree.
  private var ends: [Int]
  private var marked: [Bool]
  private let aspects: [FrameDifferenceCause.Aspect?]
  private var roots: [Int] = []

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
    roots = chooseRoots()
  }

  /// Whether Interface Builder marked the view, or one that holds it, as not where its constraints put it.
  func isMarked(_ index: Int) -> Bool { marked[index] }

  private static func aspect(_ stored: Rect?, _ computed: Rect, _ tolerance: Double) -> FrameDifferenceCause.Aspect? {
    guard let stored else { return nil }
    let isWide = abs(stored.width - computed.width) > tolerance
    let isHigh = abs(stored.height - computed.height) > tolerance
    return isWide ? isHigh ? .size : .width : isHigh ? .height : nil
  }

  private func chooseRoots() -> [Int] {
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

  /// What the difference of a view comes from.
  func cause(of index: Int) -> FrameDifferenceCause {
    if views[index].marks.hasFixedFrame { return cause(index, .keptFrame) }
    var ancestor = index
    while ancestor >= 0 {
      if let root = root(nearest: index, in: ancestor..<ends[ancestor]) {
        return cause(root, views[root].marks.hasFixedFrame ? .keptFrame : aspects[root] ?? .size)
      }
      ancestor = parents[ancestor]
    }
    return cause(index, .position)
  }

  /// The last root up to a view within a range, or the first behind it.
  private func root(nearest index: Int, in range: Range<Int>) -> Int? {
    var (low, high) = (0, roots.count)
    while low < high {
      let middle = (low + high) / 2
      if roots[middle] <= index { low = middle + 1 } else { high = middle }
    }
    if low > 0, range.contains(roots[low - 1]) { return roots[low - 1] }
    return low < roots.count && range.contains(roots[low]) ? roots[low] : nil
  }

  private func cause(_ index: Int, _ aspect: FrameDifferenceCause.Aspect) -> FrameDifferenceCause {
    let isText = aspect != .keptFrame && aspect != .position
    return FrameDifferenceCause(
      element: views[index].elementName, aspect: aspect, font: isText ? (views[index] as? Label)?.font.kind : nil)
  }
}

extension Font {
  /// What decides the widths of its letters, in words.
  fileprivate var kind: String {
    if let family { return family }
    if style != nil { return "text style" }
    return weight == .regular ? "system font" : "\(weight.name) system font"
  }
}
