extension LayoutDocument {
  /// The views that are laid out on their own, in document order: roots, and inside of them cells and the like.
  func pieces() -> [LayoutPiece] {
    let safeAreas = SafeAreas(controllers, settings: settings)
    var controllerOfRoot: [ObjectIdentifier: Controller] = [:]
    for controller in controllers {
      if let view = controller.view { controllerOfRoot[ObjectIdentifier(view)] = controller }
    }
    return roots.flatMap(\.subtree).filter { $0.superview == nil || $0.isLayoutRoot }.map { root in
      let controller = controllerOfRoot[ObjectIdentifier(root)]
      let isScreen = controller != nil || root.superview == nil
      return LayoutPiece(
        root: root, size: size(of: root, isScreen: isScreen), safeArea: controller.map(safeAreas.insets) ?? .zero,
        hasNavigationBar: controller.map(safeAreas.hasNavigationBar) ?? false,
        hasSystemMargins: hasSystemMargins(root, controller),
        canvas: canvas(of: root, controller))
    }
  }

  private func canvas(of root: View, _ controller: Controller?) -> LayoutPiece.Canvas {
    if options.size != nil || options.device != nil || settings.isStackDefinition { return .screen }
    let isScreen =
      settings.platform != .macOS && (controller.map { !$0.isFreeform && !$0.isTopLevelView } ?? false)
    if root.declaredFrame == nil, !root.translatesAutoresizingMaskIntoConstraints, !isScreen { return .unwritten }
    guard let controller, !controller.isTopLevelView, !controller.isFreeform else { return .freeform }
    return .screen
  }

  /// From Xcode 9 on top-level views of a `.xib` have them too.
  private func hasSystemMargins(_ root: View, _ controller: Controller?) -> Bool {
    if let controller, !controller.isTopLevelView { return true }
    return root.superview == nil && settings.platform == .iOS && settings.toolsVersion >= 13_000
      && !settings.isStackDefinition
  }

  private func size(of root: View, isScreen: Bool) -> Size {
    if isScreen, let size = options.size { return size }
    if isScreen, options.device != nil, let device = settings.device { return device.size }
    if let frame = root.declaredFrame { return frame.size }
    // New views of macOS documents are 480 wide, the most frequent width of stored roots that nothing else decides.
    let library = Size(width: settings.platform == .macOS ? 480 : 600, height: 600)
    let screen = settings.device?.size ?? library
    return Size(width: root.fixedSize.width ?? screen.width, height: root.fixedSize.height ?? screen.height)
  }
}
