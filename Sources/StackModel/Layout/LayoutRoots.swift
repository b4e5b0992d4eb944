/// The views of a document that are laid out on their own: each view without a superview, and cells and the like inside
/// of these. Which views they are does not depend on the device.
struct LayoutRoots {
  private let views: [(view: View, controller: Controller?)]
  private let controllerOfRoot: [ObjectIdentifier: Controller]
  private let safeAreas: SafeAreas
  private let screens: DesignScreens
  private let presentations: ScreenPresentations

  init(_ document: LayoutDocument) {
    var controllerOfRoot: [ObjectIdentifier: Controller] = [:]
    for controller in document.controllers {
      if let view = controller.view { controllerOfRoot[ObjectIdentifier(view)] = controller }
    }
    self.controllerOfRoot = controllerOfRoot
    safeAreas = SafeAreas(document.controllers, settings: document.settings)
    screens = DesignScreens(document.settings.with(LayoutOptions()))
    presentations = ScreenPresentations(document, screens)
    let roots = document.roots.flatMap(\.subtree).filter { $0.superview == nil || $0.isLayoutRoot }
    views = roots.map { ($0, controllerOfRoot[ObjectIdentifier($0)]) }
  }

  /// The roots on the canvases that settings and options ask for, in document order.
  func roots(_ settings: DocumentSettings, _ options: LayoutOptions) -> [LayoutRoot] {
    let safeAreas = safeAreas.with(settings)
    return views.map { root, controller in
      let canvas = canvas(of: root, controller, settings, options)
      return LayoutRoot(
        view: root, size: size(of: root, controller, settings, options),
        safeArea: controller.map(safeAreas.insets) ?? .zero,
        hasNavigationBar: controller.map(safeAreas.hasNavigationBar) ?? false,
        hasSystemMargins: hasSystemMargins(root, controller, settings),
        preservesSystemSides: preservesSystemSides(root),
        canvas: canvas,
        fillsScreen: controller.map { presentations.fillsScreen(root, of: $0) } ?? false,
        fillsTable: fillsTable(root, settings, options),
        fittingPriorities: canvas == .unwritten
          ? Self.cellPriorities(root) : isFitted(root, settings, options) ? Self.windowPriorities : nil)
    }
  }

  private static let windowPriorities = AxisPair(
    horizontal: StackPriority.windowSize, vertical: StackPriority.windowSize)

  /// A cell without a frame has its column's width, and the height of its content.
  ///
  /// Evidence: 4/5 cells, 1 repository.
  private static func cellPriorities(_ root: View) -> AxisPair<Double>? {
    guard let cell = root as? CellView, cell.columnWidth != nil else { return nil }
    return AxisPair(horizontal: 1000, vertical: StackPriority.canvasFit)
  }

  /// Whether a root grows with its content. A window on macOS does when the app runs, and with the texts of another
  /// language; on the canvas its size is the stored one.
  private func isFitted(_ root: View, _ settings: DocumentSettings, _ options: LayoutOptions) -> Bool {
    settings.platform == .macOS && (settings.semantics == .runtime || settings.text.language != .base)
      && options.size == nil && root.superview == nil && !(root is CellView)
  }

  private func canvas(
    of root: View, _ controller: Controller?, _ settings: DocumentSettings, _ options: LayoutOptions
  ) -> LayoutRoot.Canvas {
    if options.size != nil || settings.isStackDefinition { return .screen }
    if options.device != nil, fillsDevice(root, controller) { return .screen }
    let isScreen =
      settings.platform != .macOS && (controller.map { !$0.simulated.isFreeform && !$0.isTopLevelView } ?? false)
    if root.declaredFrame == nil, !root.translatesAutoresizingMaskIntoConstraints, !isScreen { return .unwritten }
    guard let controller, !controller.isTopLevelView, !controller.simulated.isFreeform else { return .freeform }
    return .screen
  }

  /// Whether a root is laid out on the whole screen of a device. A cell is only part of a screen, and so is a view of a
  /// `.xib` with a size of its own. A storyboard's controller fills the screen, whatever size its canvas has.
  private func fillsDevice(_ root: View, _ controller: Controller?) -> Bool {
    guard controller != nil || root.superview == nil, !(root is CellView) else { return false }
    guard let controller, controller.isTopLevelView, let frame = root.declaredFrame else { return true }
    return !controller.simulated.isFreeform && screens.contains(frame.size)
  }

  /// Whether a cell, or the header or footer of a table, has the width of a phone held upright, because its table has. A cell
  /// of a `.xib` mostly does. Across, the camera makes contents narrower than their cells.
  private func fillsTable(_ root: View, _ settings: DocumentSettings, _ options: LayoutOptions) -> Bool {
    guard options.device != nil, options.size == nil, let device = settings.device, device.isPhone, !device.isLandscape,
      settings.platform == .iOS, !settings.isStackDefinition, let width = root.declaredFrame?.width
    else { return false }
    let isCell = root is CellView && root.elementName == "tableViewCell"
    guard let table = root.superview as? ListView else { return isCell && root.superview == nil }
    guard Self.isTableHeaderOrFooter(root) || isCell && table.style != .insetGrouped else { return false }
    let outermost = sequence(first: table as View, next: \.superview).reduce(table) { $1 }
    return table.declaredFrame?.width == width && outermost.declaredFrame?.width == width
      && fillsDevice(outermost, controllerOfRoot[ObjectIdentifier(outermost)])
  }

  /// Whether the system chooses the margins, as it does for controllers' views and, in some versions of Interface Builder,
  /// for top-level views of a `.xib`.
  private func hasSystemMargins(_ root: View, _ controller: Controller?, _ settings: DocumentSettings) -> Bool {
    if let controller, !controller.isTopLevelView { return true }
    return root.superview == nil && settings.platform == .iOS && settings[MarginFacts.topLevelViewsHaveSystemMargins]
      && !settings.isStackDefinition
  }

  /// Whether a view is the header or footer of a table that is a controller's view, and preserves its margins.
  private func preservesSystemSides(_ root: View) -> Bool {
    guard root.preservesSuperviewLayoutMargins, Self.isTableHeaderOrFooter(root),
      let table = root.superview
    else { return false }
    return controllerOfRoot[ObjectIdentifier(table)].map { !$0.isTopLevelView } ?? false
  }

  private static func isTableHeaderOrFooter(_ root: View) -> Bool {
    root.key == "tableHeaderView" || root.key == "tableFooterView"
  }

  private func size(
    of root: View, _ controller: Controller?, _ settings: DocumentSettings, _ options: LayoutOptions
  ) -> Size {
    let isOnScreen = controller != nil || root.superview == nil
    if isOnScreen, let size = options.size { return size }
    if options.device != nil, let device = settings.device, fillsDevice(root, controller) { return device.size }
    if fillsTable(root, settings, options), let device = settings.device, let frame = root.declaredFrame {
      return Size(width: device.size.width, height: frame.height)
    }
    if let frame = root.declaredFrame { return frame.size }
    // On macOS 480 is the most frequent width of stored roots whose width nothing else decides.
    let library = Size(width: settings.platform == .macOS ? 480 : 600, height: 600)
    let screen = settings.device?.size ?? library
    let width = (root as? CellView)?.columnWidth ?? root.fixedSize.width ?? screen.width
    return Size(width: width, height: root.fixedSize.height ?? screen.height)
  }
}

extension LayoutDocument {
  /// The views that are laid out on their own, in document order.
  func layoutRoots() -> [LayoutRoot] { LayoutRoots(self).roots(settings, options) }

  /// Sessions that have laid out all layout roots, in document order. The views do not report changes to them.
  package var sessions: some Sequence<LayoutSession> {
    layoutRoots().lazy.map { [settings, options] root in
      let session = LayoutSession(root, settings: settings, options: options)
      session.layoutIfNeeded()
      return session
    }
  }

  /// A session that has laid out the layout root of a view; nil if the size class does not install the view. The views do
  /// not report changes to it.
  package func session(around view: View) -> LayoutSession? {
    let root = view.layoutRoot
    guard let layoutRoot = layoutRoots().first(where: { $0.view === root }) else { return nil }
    let session = LayoutSession(layoutRoot, settings: settings, options: options)
    session.layoutIfNeeded()
    return session
  }
}

extension View {
  /// The view that this one is laid out with.
  package var layoutRoot: View {
    var view = self
    while !view.isLayoutRoot, let superview = view.superview { view = superview }
    return view
  }
}
