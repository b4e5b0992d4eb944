internal import AutoLayout

/// The views of a document that are laid out on their own: each view without a superview, and cells and the like inside
/// of these. Which views they are does not depend on the device.
struct LayoutRoots {
  /// The places of the roots in the order in which they are laid out: each after the root that holds what gives it its
  /// size, otherwise in document order.
  let order: [Int]
  /// What gives roots their sizes when the app runs.
  let containers: RootContainers
  private let views: [(view: View, controller: Controller?)]
  private let controllerOfRoot: [ObjectIdentifier: Controller]
  private let safeAreas: SafeAreas
  private let screens: DesignScreens
  private let presentations: ScreenPresentations
  private let definitionPriorities: AxisPair<Double>?

  init(_ document: LayoutDocument) {
    var controllerOfRoot: [ObjectIdentifier: Controller] = [:]
    for controller in document.controllers {
      if let view = controller.view { controllerOfRoot[ObjectIdentifier(view)] = controller }
    }
    self.controllerOfRoot = controllerOfRoot
    safeAreas = SafeAreas(document)
    screens = DesignScreens(document.settings.with(LayoutOptions()))
    presentations = ScreenPresentations(document, screens)
    definitionPriorities = DefinitionScreen.fittingPriorities(document.nib)
    let all = document.roots.flatMap(\.subtree)
    let roots = all.filter { $0.superview == nil || $0.isLayoutRoot }
    containers = RootContainers(roots, document.controllers, all)
    order = containers.order(of: roots)
    views = roots.map { ($0, controllerOfRoot[ObjectIdentifier($0)]) }
  }

  /// A root on the canvas that settings and options ask for.
  ///
  /// - Parameters:
  ///   - place: The place of the root in document order.
  ///   - sizes: The sizes of what the roots before it in ``order`` hold; empty on Interface Builder's canvas.
  func root(
    at place: Int, _ settings: DocumentSettings, _ options: LayoutOptions, _ sizes: ContainerSizes
  ) -> LayoutRoot {
    let (root, controller) = views[place]
    let safeAreas = safeAreas.with(settings)
    let canvas = canvas(of: root, controller, settings, options)
    let isTablet = settings.device?.isTablet ?? false
    let isPutIntoViews = isPutIntoViews(root, controller, settings)
    var layoutRoot = LayoutRoot(
      view: root, size: size(of: root, controller, settings, options),
      safeArea: isPutIntoViews ? .zero : controller.map { safeArea(of: $0, root, settings, options) } ?? .zero,
      hasNavigationBar: controller.map(safeAreas.hasNavigationBar) ?? false,
      hasSystemMargins: !isPutIntoViews && hasSystemMargins(root, controller, settings),
      preservesSystemSides: preservesSystemSides(root),
      canvas: canvas,
      fillsScreen: controller.map { presentations.fillsScreen(root, of: $0, onTablet: isTablet) } ?? false,
      container: isCellOfXib(root) && fillsPhone(root, settings, options)
        ? LayoutRoot.Container(isTable: true, isSettled: true, isWritten: false) : nil,
      fittingPriorities: canvas == .unwritten
        ? Self.cellPriorities(root) : isFitted(root, settings, options) ? Self.windowPriorities : nil)
    if let priorities = definitionPriorities, root.superview == nil, options.size == nil {
      layoutRoot.fittingPriorities = priorities
      if priorities.horizontal < 1000 { layoutRoot.size.width = 0 }
      if priorities.vertical < 1000 { layoutRoot.size.height = 0 }
    }
    if let container = sizes[root] {
      if let list = root.superview as? ListView {
        layoutRoot.fill(list, container)
      } else {
        layoutRoot.fill(container, bars: controller.map { safeAreas.barInsets(for: $0) } ?? .zero)
      }
    }
    guard settings.semantics == .runtime else { return layoutRoot }
    if isSizedByContent(root) { layoutRoot.row = RowHeight(settings) }
    layoutRoot.flow()
    return layoutRoot
  }

  /// Whether a cell is as high as its content when the app runs, because its table does that. Content without constraints
  /// code lays out, or adds, and UIKit lays out the content of its own styles.
  private func isSizedByContent(_ root: View) -> Bool {
    guard let cell = root as? CellView, let table = cell.superview as? ListView else { return false }
    return table.sizesToContent(cell) && !cell.hasSystemStyle && cell.hasConstraintsOnContent
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
    if options.size != nil { return .screen }
    if settings.isStackDefinition { return root is CellView && root.statedSize != nil ? .freeform : .screen }
    if options.device != nil, fillsDevice(root, controller, settings) { return .screen }
    let isScreen =
      settings.platform != .macOS && (controller.map { !$0.simulated.isFreeform && !$0.isTopLevelView } ?? false)
    if root.declaredFrame == nil, !root.translatesAutoresizingMaskIntoConstraints, !isScreen { return .unwritten }
    guard let controller, !controller.isTopLevelView, !controller.simulated.isFreeform else { return .freeform }
    return .screen
  }

  /// Whether a root is laid out on the whole screen of a device. A cell is only part of a screen, and so is a view of a
  /// `.xib` with a size of its own. A storyboard's controller fills the screen, whatever size its canvas has.
  private func fillsDevice(_ root: View, _ controller: Controller?, _ settings: DocumentSettings) -> Bool {
    guard controller != nil || root.superview == nil, !(root is CellView) else { return false }
    guard !settings.isStackDefinition, let controller, controller.isTopLevelView, let frame = root.declaredFrame else {
      return true
    }
    return !controller.simulated.isFreeform && screens.contains(frame.size)
  }

  /// Whether a cell of a `.xib` has the width of a phone held upright, as the tables that show it mostly have. Across, the
  /// camera makes contents narrower than their cells.
  private func fillsPhone(_ root: View, _ settings: DocumentSettings, _ options: LayoutOptions) -> Bool {
    guard options.device != nil, options.size == nil, let device = settings.device else { return false }
    return device.isPhone && !device.isLandscape && settings.platform == .iOS && !settings.isStackDefinition
      && root.declaredFrame != nil
  }

  private func isCellOfXib(_ root: View) -> Bool { root.superview == nil && Self.tableCell(root) != nil }

  /// Whether the system chooses the margins, as it does for controllers' views and, in some versions of Interface Builder,
  /// for top-level views of a `.xib`.
  private func hasSystemMargins(_ root: View, _ controller: Controller?, _ settings: DocumentSettings) -> Bool {
    if let controller, !controller.isTopLevelView { return true }
    return root.superview == nil && settings.platform == .iOS && settings[MarginFacts.topLevelViewsHaveSystemMargins]
      && !settings.isStackDefinition
  }

  /// Whether code puts a top-level view of a `.xib` into another view when the app runs, because it is no controller's: then
  /// it has the margins of any view, and its safe area depends on its place. One with simulated bars is meant to be one, as
  /// is that of a stack definition without an owner.
  ///
  /// Evidence: 78 frames of 11 documents measured in UIKit on iOS 26.1.
  private func isPutIntoViews(_ root: View, _ controller: Controller?, _ settings: DocumentSettings) -> Bool {
    settings.semantics == .runtime && !(settings.isStackDefinition && !presentations.hasOwner)
      && settings.platform == .iOS
      && root.superview == nil && controller?.isTopLevelView ?? true && !presentations.isOwnersView(root)
      && controller?.simulated.showsBar != true
  }

  /// Whether a view is the header or footer of a table that is a controller's view, and preserves its margins.
  private func preservesSystemSides(_ root: View) -> Bool {
    guard root.preservesSuperviewLayoutMargins, Self.isTableHeaderOrFooter(root),
      let table = root.superview
    else { return false }
    return controllerOfRoot[ObjectIdentifier(table)].map { !$0.isTopLevelView } ?? false
  }

  private func safeArea(
    of controller: Controller, _ root: View, _ settings: DocumentSettings, _ options: LayoutOptions
  ) -> EdgeInsets {
    let insets = safeAreas.with(settings).insets(for: controller)
    guard options.device != nil, fillsDevice(root, controller, settings) else { return insets }
    return presentations.columns.safeArea(of: controller, insets, settings)
  }

  private func size(
    of root: View, _ controller: Controller?, _ settings: DocumentSettings, _ options: LayoutOptions
  ) -> Size {
    let isOnScreen = controller != nil || root.superview == nil
    if isOnScreen, let size = options.size { return size }
    if options.device != nil, let device = settings.device, fillsDevice(root, controller, settings) {
      if let size = controller.flatMap({ presentations.preferredSize(of: $0, on: device) }) { return size }
      return controller.flatMap { presentations.columns.size(of: $0, on: device, settings) } ?? device.size
    }
    if isCellOfXib(root), fillsPhone(root, settings, options), let device = settings.device,
      let frame = root.declaredFrame
    {
      return Size(width: device.size.width, height: frame.height)
    }
    if let frame = root.declaredFrame { return frame.size }
    // On macOS 480 is the most frequent width of stored roots whose width nothing else decides.
    let library = Size(width: settings.platform == .macOS ? 480 : 600, height: 600)
    let screen = settings.device?.size ?? library
    let width = (root as? CellView)?.columnWidth ?? root.fixedSize.width ?? screen.width
    return Size(width: width, height: root.fixedSize.height ?? Self.rowHeight(root) ?? screen.height)
  }
}

extension LayoutRoots {
  /// The height that its table gives a cell; nil if that depends on the content, and for other views.
  private static func rowHeight(_ root: View) -> Double? {
    guard let cell = root as? CellView, let table = cell.superview as? ListView else { return nil }
    return table.writtenHeight(of: cell)
  }

  fileprivate static func tableCell(_ root: View) -> CellView? {
    root.elementName == "tableViewCell" ? root as? CellView : nil
  }

  fileprivate static func isTableHeaderOrFooter(_ root: View) -> Bool {
    root.key == "tableHeaderView" || root.key == "tableFooterView"
  }
}

// MARK: - Sizes at run time

extension LayoutRoot {
  /// Gives a cell, header or footer the width that its table has when the app runs. On a phone held across, cells reach
  /// below the camera, and their contents do not.
  ///
  /// Source: Apple's documentation of `UITableView.insetsContentViewsToSafeArea`.
  fileprivate mutating func fill(_ list: ListView, _ place: ContainerSizes.Place) {
    guard list.isTable else {
      size = list.flowLayout?.size(of: view, in: place.size) ?? size
      return
    }
    let cell = LayoutRoots.tableCell(view)
    guard cell != nil || LayoutRoots.isTableHeaderOrFooter(view) else { return }
    // UIKit lays out the content of its own styles.
    var container = LayoutRoot.Container(
      isTable: true, isSettled: place.isSettled, isWritten: !(cell?.hasSystemStyle ?? false))
    container.hasWrittenHeight = cell.map(list.hasWrittenHeight) ?? false
    let insets = EdgeInsets(left: place.safeArea.left, right: place.safeArea.right)
    size.width = place.size.width
    if cell != nil, list.style == .insetGrouped {
      size.width -= insets.left + insets.right + 2 * place.sideMargin
    } else if cell != nil {
      container.contentInsets = insets
    }
    self.container = container
  }

  /// Gives a cell of a collection view the size that a flow layout gives its items, or that of its content. Code may decide
  /// otherwise, so that the size is not held against the content.
  ///
  /// Source: Apple's documentation of `UICollectionViewFlowLayout.itemSize` and `estimatedItemSize`. Evidence: Interface
  /// Builder gives 9/11 cells that size themselves the size of their content, 4 repositories.
  fileprivate mutating func flow() {
    guard let cell = view as? CellView, cell.isItem, let flow = (view.superview as? ListView)?.flowLayout else {
      return
    }
    size = flow.itemSize
    guard flow.hasSelfSizingItems, cell.hasConstraintsOnContent else { return }
    fittingPriorities = AxisPair(horizontal: StackPriority.fittingSize, vertical: StackPriority.fittingSize)
  }

  /// Gives the view of an embedded controller the size of its container view.
  fileprivate mutating func fill(_ place: ContainerSizes.Place, bars: EdgeInsets) {
    size = place.size
    safeArea = place.safeArea + bars
    canvas = .screen
    fillsScreen = place.isSettled
    container = LayoutRoot.Container(isTable: false, isSettled: place.isSettled, isWritten: true)
  }
}

extension CellView {
  /// Whether constraints lay out the content.
  fileprivate var hasConstraintsOnContent: Bool {
    !constraints.isEmpty || subviews.contains { $0.key == "contentView" && !$0.constraints.isEmpty }
  }
}

// MARK: - The roots of a document

extension LayoutDocument {
  /// The views that are laid out on their own, in document order.
  func layoutRoots() -> [LayoutRoot] {
    let roots = LayoutRoots(self)
    var sequence = LayoutRootSequence(roots, settings, options)
    let budget = SolvingBudget()
    var found: [(place: Int, root: LayoutRoot)] = []
    while let next = sequence.nextRoot() {
      found.append(next)
      guard sequence.isContainer(next.root) else { continue }
      let session = LayoutSession(next.root, settings: settings, options: options, budget: budget)
      session.layoutIfNeeded()
      sequence.record(session)
    }
    return found.sorted { $0.place < $1.place }.map(\.root)
  }

  /// Sessions that have laid out all layout roots, each after the one that holds what gives it its size. The views do not
  /// report changes to them.
  package var sessions: some Sequence<LayoutSession> { LayoutSessions(self, settings, options) }

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
