import AppKit

/// The views of a document that are in windows, by their object ids.
@MainActor struct ViewCollection {
  private(set) var views: [String: ViewMeasurement] = [:]
  /// The ids of the document's top-level views.
  private let roots: Set<String>

  init(_ setup: Setup) { roots = Set(setup.layout.views.filter { $0.parent == nil }.compactMap(\.id)) }

  /// Adds a view and all views inside. What was added before stays.
  ///
  /// - Parameter parent: The nearest view around it that has an id.
  mutating func add(_ view: NSView, in parent: NSView? = nil) {
    var parent = parent
    if let id = view.ibstackObjectID {
      if views[id] == nil { views[id] = Self.measurement(of: view, in: roots.contains(id) ? nil : parent) }
      parent = view
    }
    for subview in view.subviews { add(subview, in: parent) }
  }

  /// Frames grow upwards, as documents store them, whatever the view around does.
  private static func measurement(of view: NSView, in parent: NSView?) -> ViewMeasurement {
    var frame = parent.map { view.convert(view.bounds, to: $0) } ?? view.bounds
    if let parent, parent.isFlipped { frame.origin.y = parent.bounds.maxY - frame.maxY }
    return ViewMeasurement(
      parent: parent?.ibstackObjectID,
      frame: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init),
      isHidden: view.isHidden, isAmbiguous: view.hasAmbiguousLayout)
  }
}
