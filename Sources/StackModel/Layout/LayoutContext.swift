/// What a session lays out, and with which settings.
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

extension LayoutContext {
  /// The greatest visibility priority of the views that a stack has no room for; 0 if all fit.
  func detachedPriority(of stack: View) -> Double {
    detachedPriorities.isEmpty
      ? AppKitStackView.VisibilityPriority.notVisible
      : detachedPriorities[ObjectIdentifier(stack)] ?? AppKitStackView.VisibilityPriority.notVisible
  }

  func setDetachedPriority(_ priority: Double, of stack: AppKitStackView) {
    let isNone = priority <= AppKitStackView.VisibilityPriority.notVisible
    detachedPriorities[ObjectIdentifier(stack)] = isNone ? nil : priority
  }

  /// The arranged views of a stack that take part in the layout.
  func attachedViews(of stack: AppKitStackView) -> [View] {
    stack.attachedViews(above: detachedPriority(of: stack))
  }

  /// Whether a stack view of either kind arranges a view.
  func isArranged(_ view: View) -> Bool {
    guard let stack = view.arranger as? AppKitStackView else { return view.arranger != nil }
    return stack.arranges(view, above: detachedPriority(of: stack))
  }

  /// Whether layout keeps the frame of a view. Views of documents that have none fill their superviews.
  func keepsFrame(_ view: View) -> Bool { view.canKeepFrame && !isArranged(view) }
}
