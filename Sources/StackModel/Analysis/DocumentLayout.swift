public import AutoLayout
public import NibDecoder

/// The frames of all views of a document, and the problems of its layout.
public struct DocumentLayout {
  /// Every view in document order. Views that the size class does not install have their stored frame.
  public let views: [ViewLayout]
  /// Conflicts, ambiguities and misplaced views, in document order.
  public let diagnostics: [Diagnostic]
  /// The layout roots whose required constraints contradict each other, whether that is reported or not.
  package let conflictedRoots: Set<ObjectIdentifier>
  let document: LayoutDocument
  private let index = ViewLayoutIndex()

  /// The layout of a view; nil for a view of another document.
  public subscript(view: View) -> ViewLayout? { index.place(of: view, in: views).map { views[$0] } }

  /// The layout of the view with an object id; nil if no view has it.
  public subscript(id: String) -> ViewLayout? { (document.item(withID: id) as? View).flatMap { self[$0] } }

  /// The layouts of views whose stored frame is wrong and can be corrected without guessing, in document order.
  package var updatableFrames: [ViewLayout] { UpdatableFrames(views, conflictedRoots: conflictedRoots).layouts }

  /// The frame of a view in the coordinates of a view that holds it, in points; nil if that one does not hold it.
  ///
  /// As in stored frames, y grows downwards on iOS and tvOS, upwards on macOS.
  ///
  /// - Parameter ancestor: The view whose coordinates are used; nil for the outermost one.
  public func frame(of view: View, in ancestor: View? = nil) -> Rect? {
    guard var frame = self[view]?.frame else { return nil }
    var outer = view.superview
    while let current = outer, current !== ancestor {
      // The frame of an outermost view is its place on the canvas, not in a view.
      guard let bounds = self[current]?.frame else { return nil }
      outer = current.superview
      if outer != nil { (frame.x, frame.y) = (frame.x + bounds.x, frame.y + bounds.y) }
    }
    return ancestor == nil || outer === ancestor ? frame : nil
  }

  /// The constraints of each stack view, in the order in which it adds them. Computed on each access.
  public var stackConstraints: [(stack: View, constraints: [Constraint])] {
    document.roots.flatMap(\.subtree).compactMap { view in
      document.stackConstraints(of: view).map { (stack: view, constraints: $0) }
    }
  }
}

extension LayoutDocument {
  /// Lays the document out: each layout root on its own.
  public func layout() -> DocumentLayout {
    var builder = DocumentLayoutBuilder(self, comparesFrames: options.keepsCanvas)
    for session in sessions { builder.add(session) }
    return builder.layout(of: roots.flatMap(\.subtree))
  }

  /// Lays the document out with contents of other sizes. Frames are not compared with those that are stored.
  package func layout(measuredBy contentSizes: any ContentSizing) -> DocumentLayout {
    let settings = settings.measured(by: contentSizes)
    var builder = DocumentLayoutBuilder(self, comparesFrames: false)
    for session in LayoutSessions(self, settings, options) { builder.add(session) }
    return builder.layout(of: roots.flatMap(\.subtree))
  }

  /// The views whose stored frames cannot all follow from the required constraints between them, whatever the sizes of
  /// contents: at least one of the frames is out of date.
  package func viewsWithContradictoryFrames() -> Set<ObjectIdentifier> {
    sessions.reduce(into: []) { $0.formUnion(StoredFrameCheck($1)?.contradictedViews() ?? []) }
  }

  /// The constraints that a stack view adds; nil for other views.
  package func stackConstraints(of view: View) -> [Constraint]? {
    if let stack = view as? StackView {
      return StackArrangement(stack, settings: settings, behavior: options.stackBehavior).constraints
    }
    return (view as? AppKitStackView).map {
      AppKitStackArrangement($0, settings: settings).constraints
    }
  }
}

/// The places of views in a list of layouts, computed on the first look-up.
private final class ViewLayoutIndex {
  private var places: [ObjectIdentifier: Int] = [:]

  func place(of view: View, in layouts: [ViewLayout]) -> Int? {
    if places.isEmpty {
      for (place, layout) in layouts.enumerated() { places[ObjectIdentifier(layout.view)] = place }
    }
    return places[ObjectIdentifier(view)]
  }
}

extension LayoutDocument {
  /// The linear systems that layout solves in its first pass, one for each layout root, for measuring the solver and for
  /// inspecting its input.
  ///
  /// Four variables a view: left, top, right, bottom.
  public func linearSystems() -> [LinearSystem] {
    layoutRoots().map { LayoutSession($0, settings: settings, options: options).system.system }
  }
}
