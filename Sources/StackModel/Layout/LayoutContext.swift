/// The canvas of a session, its settings, and the views that NSStackViews detach.
final class LayoutContext {
  /// The root view, its size and what covers it.
  var layoutRoot: LayoutRoot
  var settings: DocumentSettings
  let options: LayoutOptions
  /// For each NSStackView that is too short for its views, the greatest visibility priority of those it detaches.
  private var detachedPriorities: [ObjectIdentifier: Double] = [:]

  init(_ layoutRoot: LayoutRoot, settings: DocumentSettings, options: LayoutOptions) {
    self.layoutRoot = layoutRoot
    self.settings = settings
    self.options = options
  }

  /// The view that holds all others.
  var root: View { layoutRoot.view }

  /// Whether y grows upwards in stored frames.
  var countsUpwards: Bool { settings.platform == .macOS }
}

// MARK: - Views that NSStackViews have no room for

extension LayoutContext: DetachedViews {
  func detachedPriority(of stack: View) -> Double {
    detachedPriorities.isEmpty
      ? AppKitStackView.VisibilityPriority.notVisible
      : detachedPriorities[ObjectIdentifier(stack)] ?? AppKitStackView.VisibilityPriority.notVisible
  }

  func setDetachedPriority(_ priority: Double, of stack: AppKitStackView) {
    let isNone = priority <= AppKitStackView.VisibilityPriority.notVisible
    detachedPriorities[ObjectIdentifier(stack)] = isNone ? nil : priority
  }
}
