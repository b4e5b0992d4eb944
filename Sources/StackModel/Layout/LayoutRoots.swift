/// What is laid out on its own in a document, whatever the device: each view that no other view holds, and inside of
/// them cells and the like.
struct LayoutPieces {
  private let roots: [(view: View, controller: Controller?)]
  private let safeAreas: SafeAreas
  private let screens: DesignScreens

  init(_ document: LayoutDocument) {
    var controllerOfRoot: [ObjectIdentifier: Controller] = [:]
    for controller in document.controllers {
      if let view = controller.view { controllerOfRoot[ObjectIdentifier(view)] = controller }
    }
    safeAreas = SafeAreas(document.controllers, settings: document.settings)
    screens = DesignScreens(document.settings.with(LayoutOptions()))
    let views = document.roots.flatMap(\.subtree).filter { $0.superview == nil || $0.isLayoutRoot }
    roots = views.map { ($0, controllerOfRoot[ObjectIdentifier($0)]) }
  }

  /// The pieces as settings and options have them, in document order.
  func pieces(_ settings: DocumentSettings, _ options: LayoutOptions) -> [LayoutPiece] {
    let safeAreas = safeAreas.with(settings)
    return roots.map { root, controller in
      LayoutPiece(
        root: root, size: size(of: root, controller, settings, options),
        safeArea: controller.map(safeAreas.insets) ?? .zero,
        hasNavigationBar: controller.map(safeAreas.hasNavigationBar) ?? false,
        hasSystemMargins: hasSystemMargins(root, controller, settings),
        canvas: canvas(of: root, controller, settings, options))
    }
  }

  private func canvas(
    of root: View, _ controller: Controller?, _ settings: DocumentSettings, _ options: LayoutOptions
  ) -> LayoutPiece.Canvas {
    if options.size != nil || settings.isStackDefinition { return .screen }
    if options.device != nil, fillsDevice(root, controller) { return .screen }
    let isScreen =
      settings.platform != .macOS && (controller.map { !$0.isFreeform && !$0.isTopLevelView } ?? false)
    if root.declaredFrame == nil, !root.translatesAutoresizingMaskIntoConstraints, !isScreen { return .unwritten }
    guard let controller, !controller.isTopLevelView, !controller.isFreeform else { return .freeform }
    return .screen
  }

  /// Whether a device's screen is what a root is laid out on. A cell, and what a `.xib` has at a size of its own, is only
  /// part of a screen; a storyboard's controller fills it whatever size its canvas has.
  private func fillsDevice(_ root: View, _ controller: Controller?) -> Bool {
    guard controller != nil || root.superview == nil, !(root is CellView) else { return false }
    guard let controller, controller.isTopLevelView, let frame = root.declaredFrame else { return true }
    return !controller.isFreeform && screens.contains(frame.size)
  }

  /// Controllers' views have the system's margins, and in some versions top-level views of a `.xib`.
  private func hasSystemMargins(_ root: View, _ controller: Controller?, _ settings: DocumentSettings) -> Bool {
    if let controller, !controller.isTopLevelView { return true }
    return root.superview == nil && settings.platform == .iOS && settings[MarginFacts.topLevelViewsHaveSystemMargins]
      && !settings.isStackDefinition
  }

  private func size(
    of root: View, _ controller: Controller?, _ settings: DocumentSettings, _ options: LayoutOptions
  ) -> Size {
    let isOnScreen = controller != nil || root.superview == nil
    if isOnScreen, let size = options.size { return size }
    if options.device != nil, let device = settings.device, fillsDevice(root, controller) { return device.size }
    if let frame = root.declaredFrame { return frame.size }
    // New views of macOS documents are 480 wide, the most frequent width of stored roots that nothing else decides.
    let library = Size(width: settings.platform == .macOS ? 480 : 600, height: 600)
    let screen = settings.device?.size ?? library
    return Size(width: root.fixedSize.width ?? screen.width, height: root.fixedSize.height ?? screen.height)
  }
}
