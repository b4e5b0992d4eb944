import StackModel

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
