import NibDecoder
public import StackModel
import Support

/// The frame of a view that follows from constraints, compared with the frame that Interface Builder stored.
public struct FrameComparison {
  /// The view; constraints or a stack view lay it out.
  public let view: View
  /// What Interface Builder stored, in the superview's coordinates.
  public let stored: Rect
  /// The computed frame; layout did not use the stored one.
  public let computed: Rect
  /// The cause of the difference; nil if that is within the tolerance.
  public let cause: FrameDifferenceCause?
  /// How certain the computed frame is.
  public let confidence: FrameConfidence
  /// Whether the stored frame contradicts that of another view by a required constraint, whatever the sizes of contents.
  public let isStale: Bool
  /// Whether the frame depends on the stored length of a view that neither its content nor constraints explain.
  public let dependsOnUnexplainedLength: Bool

  /// The largest difference of position or size, in points.
  public var difference: Double { stored.difference(from: computed) }
}

/// The cause of a difference between frames, as far as it follows from the frames: an element whose size differs although
/// no size inside it does.
public struct FrameDifferenceCause: Hashable, Sendable {
  /// What differs.
  public enum Aspect: String, CaseIterable, Hashable, Sendable {
    case width, height, size
    /// All sizes are right.
    case position
  }

  /// The name of the element that is the cause.
  public let element: String
  /// What differs in the element.
  public let aspect: Aspect
  /// The kind of font of a label; nil for other elements.
  public let font: String?
}

extension FrameDifferenceCause: CustomStringConvertible {
  /// Such as `label, width (bold system font)`.
  public var description: String { "\(element), \(aspect.rawValue)" + (font.map { " (\($0))" } ?? "") }
}

/// A document's frames compared with those that Interface Builder stored. Layout does not use the stored ones, so the
/// comparison measures how far it can be trusted.
///
/// It compares views with an id that a stack view or the constraints of a superview lay out. It leaves out views that
/// Interface Builder marked misplaced or ambiguous, and everything inside of these, as their stored frame does not follow
/// from constraints.
public struct FrameComparisons {
  /// One for each compared view, in document order.
  public let comparisons: [FrameComparison]
  /// One for each view that Interface Builder marks ambiguous, or whose layout is; none in documents without a mark.
  public let marks: [MarkComparison]
  /// The lengths of texts whose frames have the intrinsic sizes; empty unless requested.
  public let texts: [TextComparison]

  /// Lays the document out without the compared frames, which it removes from the views.
  ///
  /// - Parameters:
  ///   - document: A storyboard or `.xib`.
  ///   - tolerance: The largest difference of a position or size that counts as equal, in points.
  ///   - givesLeaves: Whether contents of views without subviews are as large as the stored frames say, so that only
  ///     constraints and stack views are compared.
  ///   - comparesTexts: Whether lengths of texts are compared separately, for which each frame is explained.
  public init(
    _ document: LayoutDocument, tolerance: Double = 0.5, givesLeaves: Bool = false, comparesTexts: Bool = false
  ) {
    let views = document.roots.flatMap(\.subtree)
    let stored = views.map(\.declaredFrame)
    let isManaged = views.map(Self.isManaged)
    let stale = document.viewsWithContradictoryFrames()
    for (view, isManaged) in zip(views, isManaged) where isManaged { view.declaredFrame = nil }
    let managed = views.indices.filter { isManaged[$0] }.map { (view: views[$0], frame: stored[$0]) }
    let layout = givesLeaves ? document.layout(measuredBy: LeafSizes(managed)) : document.layout()
    let confidences = givesLeaves ? nil : FrameConfidences(layout, of: document, telling: Self.unknowns)
    let unexplained = givesLeaves ? [] : Self.viewsWithUnexplainedLengths(managed, layout, document)
    marks = MarkComparisons(layout, isManaged: isManaged, stale: stale, confidences: confidences).comparisons
    texts = comparesTexts ? TextComparisons(managed, in: document).comparisons : []
    let computed = layout.views.map(\.frame)
    let causes = DifferenceCauses(views, stored: stored, computed: computed, tolerance: tolerance)
    comparisons = views.indices.compactMap { index in
      guard let frame = stored[index], isManaged[index], !causes.isMarked(index) else { return nil }
      let isDifferent = frame.difference(from: computed[index]) > tolerance + 1e-6
      return FrameComparison(
        view: views[index], stored: frame, computed: computed[index],
        cause: isDifferent ? causes.cause(of: index) : nil,
        confidence: confidences?[views[index]] ?? .exact, isStale: stale.contains(ObjectIdentifier(views[index])),
        dependsOnUnexplainedLength: unexplained.contains(ObjectIdentifier(views[index])))
    }
  }

  /// The views whose frames depend on stored lengths that nothing explains.
  private static func viewsWithUnexplainedLengths(
    _ managed: [(view: View, frame: Rect?)], _ layout: DocumentLayout, _ document: LayoutDocument
  ) -> Set<ObjectIdentifier> {
    let lengths = UnexplainedLengths(managed, in: document)
    guard !lengths.views.isEmpty else { return [] }
    let moved = layout.viewsMoved(by: LengthProbe(contents: lengths.views), in: document)
    return lengths.views.union(moved.map(ObjectIdentifier.init))
  }

  /// What nobody can compute from the document.
  private static let unknowns = FrameConfidence.allCases.filter { !$0.isDetermined }

  /// Whether a stack view or constraints lay the view out. The frames of others are the author's own: of views without
  /// constraints, of views that no other view holds, and of those that the document's size class does not install.
  private static func isManaged(_ view: View) -> Bool {
    guard view.id != nil, let superview = view.superview,
      sequence(first: view, next: \.superview).allSatisfy(\.isInstalled)
    else { return false }
    let isArranged = view.key == nil && superview.isStack
    return isArranged || !view.isPlacedByFrame
  }
}

extension View {
  /// Whether its frame places it, and no constraints.
  package var isPlacedByFrame: Bool { translatesAutoresizingMaskIntoConstraints || marks.hasFixedFrame }
}

/// Stored lengths that nothing in a document explains: those of contents that cannot have them, in views that neither
/// constraints nor stack views stretch or compress. Interface Builder kept them from another text or another canvas.
struct UnexplainedLengths {
  /// The views that have such lengths.
  let views: Set<ObjectIdentifier>

  /// Lays the document out with the stored sizes of all views without subviews but for those that contents cannot have, and
  /// looks which of these do not come out.
  ///
  /// - Parameter frames: the views that are laid out, and their stored frames.
  init(_ frames: [(view: View, frame: Rect?)], in document: LayoutDocument) {
    var suspects: [ObjectIdentifier: Set<Axis>] = [:]
    for case (let view, let stored?) in frames where view.subviews.isEmpty {
      let axes = Axis.allCases.filter { Self.isImpossible(stored, for: view, along: $0, in: document.settings) }
      if !axes.isEmpty { suspects[ObjectIdentifier(view)] = Set(axes) }
    }
    guard !suspects.isEmpty else {
      views = []
      return
    }
    let layout = document.layout(measuredBy: LeafSizes(frames, measuring: suspects))
    let unexplained = frames.filter { view, stored in
      guard let stored, let axes = suspects[ObjectIdentifier(view)], let frame = layout[view]?.frame else {
        return false
      }
      return axes.contains { abs(stored.length(along: $0) - frame.length(along: $0)) > Self.rounding }
    }
    views = Set(unexplained.map { ObjectIdentifier($0.view) })
  }

  /// The largest difference that rounding explains, in points.
  private static let rounding = 1.5

  /// Whether a view's content cannot be as long as its stored frame. Widths of text are estimates, and so are the places
  /// where lines break.
  private static func isImpossible(
    _ stored: Rect, for view: View, along axis: Axis, in settings: DocumentSettings
  ) -> Bool {
    guard view.contentConfidence(in: settings).isDetermined else { return false }
    let contents = InterfaceBuilderContentSizes()
    let size = stored.contentSize(of: view, in: settings)
    guard let stored = size[axis], let width = size[.horizontal],
      let length = contents.contentSize(of: view, in: settings, width: axis == .vertical ? width : nil)[axis]
    else { return false }
    if axis == .horizontal { return abs(stored - length) > max(6, length * textError) }
    let lengths = [1 - textError, 1, 1 + textError].compactMap {
      contents.contentSize(of: view, in: settings, width: width * $0)[.vertical]
    }
    guard let least = lengths.min(), let most = lengths.max() else { return false }
    return !(least - rounding...most + rounding).contains(stored)
  }

  /// The largest error of an estimated width of text, as a share of it: 99 of 100 widths of labels are within it.
  private static let textError = 0.1
}

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

/// Contents of views without subviews, as large as the stored frames say.
///
/// Proportional shares of a UIStackView follow from contents that their frames do not tell: these are measured.
final class LeafSizes: ContentSizing {
  private let frames: [ObjectIdentifier: Rect]
  private let measured: [ObjectIdentifier: Set<Axis>]
  private let standard = InterfaceBuilderContentSizes()

  /// - Parameters:
  ///   - frames: the views that are laid out, and their stored frames.
  ///   - measured: the lengths that are measured all the same.
  init(_ frames: [(view: View, frame: Rect?)], measuring measured: [ObjectIdentifier: Set<Axis>] = [:]) {
    self.measured = measured
    var known: [ObjectIdentifier: Rect] = [:]
    for (view, frame) in frames where view.subviews.isEmpty {
      if (view.superview as? StackView)?.distribution != .fillProportionally { known[ObjectIdentifier(view)] = frame }
    }
    self.frames = known
  }

  func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let frame = frames[ObjectIdentifier(view)] else {
      return standard.contentSize(of: view, in: settings, width: width)
    }
    var size = frame.contentSize(of: view, in: settings)
    guard let axes = measured[ObjectIdentifier(view)] else { return size }
    let own = standard.contentSize(of: view, in: settings, width: width)
    for axis in axes { size[axis] = own[axis] }
    return size
  }
}

extension Rect {
  /// The size of the content of a view with this frame.
  func contentSize(of view: View, in settings: DocumentSettings) -> IntrinsicSize {
    let insets = view.alignmentRectInsets(in: settings)
    return IntrinsicSize(
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }
}
