import UIKit

/// The views of a document that are in a window, by their object ids.
@MainActor struct ViewCollection {
  private(set) var views: [String: ViewMeasurement] = [:]
  private(set) var safeAreas: [SafeAreaRecord] = []
  /// The ids of the document's top-level views.
  private let roots: Set<String>

  init(_ setup: Setup) { roots = Set(setup.layout.views.filter { $0.parent == nil }.compactMap(\.id)) }

  /// Adds a view and all views inside. What was added before stays.
  ///
  /// - Parameter parent: The nearest view around it that has an id.
  mutating func add(_ view: UIView, in parent: UIView? = nil) {
    var parent = parent
    if let id = view.ibstackObjectID {
      if views[id] == nil { views[id] = measurement(of: view, id, in: roots.contains(id) ? nil : parent) }
      parent = view
    }
    for subview in view.subviews { add(subview, in: parent) }
  }

  private mutating func measurement(of view: UIView, _ id: String, in parent: UIView?) -> ViewMeasurement {
    if parent == nil {
      let insets = view.safeAreaInsets
      let lengths = [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
      safeAreas.append(SafeAreaRecord(view: id, insets: lengths))
    }
    let frame = parent.map { view.convert(view.bounds, to: $0) } ?? view.bounds
    return ViewMeasurement(
      parent: parent?.ibstackObjectID,
      frame: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init),
      isHidden: view.isHidden, isAmbiguous: view.hasAmbiguousLayout)
  }
}
