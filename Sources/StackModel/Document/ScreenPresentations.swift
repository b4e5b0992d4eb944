import NibDecoder

/// Which controllers' views fill the screen of a device, as far as the document says how they are presented.
struct ScreenPresentations {
  private let screens: DesignScreens
  /// The ids of controllers that are shown in a part of the screen.
  private let partial: Set<String>
  /// The ids of controllers that a tablet shows in a part of its screen, as a sheet or beside another column.
  private let partialOnTablets: Set<String>
  /// The sizes that controllers ask for in popovers and form sheets, by their ids.
  private let preferredSizes: [String: Size]
  /// The ids of views that are their owner's.
  private let ownersViews: Set<String>

  /// The columns of split view controllers.
  let columns: SplitViewColumns

  init(_ document: LayoutDocument, _ screens: DesignScreens) {
    self.screens = screens
    let columns = SplitViewColumns(document.controllers)
    self.columns = columns
    let presented = Self.presentationStyles(document.controllers)
    let onTablets = document.controllers.filter { controller in
      columns.contains(controller) || controller.id.flatMap { presented[$0] }.map(Self.coversPart) ?? false
    }
    partialOnTablets = document.controllers.shown(with: onTablets)
    let segues = document.controllers.lazy.flatMap(\.segues)
    partial = Set(segues.filter { Self.partialKinds.contains($0.kind) }.map(\.destination))
    preferredSizes = document.controllers.reduce(into: [:]) { sizes, controller in
      guard let id = controller.id, let style = presented[id], Self.sizedStyles.contains(style) else { return }
      sizes[id] = controller.preferredContentSize
    }
    let topLevel = document.controllers.lazy.filter { $0.isTopLevelView && !$0.simulated.isFreeform }.compactMap(\.view)
    let candidates = Set(topLevel.filter { screens.fits($0) }.compactMap(\.id))
    ownersViews = candidates.isEmpty ? [] : candidates.intersection(document.nib.destinationsOfViewOutlets)
  }

  /// Whether a controller's view is as large as the screen. That of a `.xib` is if its owner's outlet `view` names it.
  func fillsScreen(_ root: View, of controller: Controller, onTablet isTablet: Bool) -> Bool {
    guard root.superview == nil, !controller.simulated.isFreeform else { return false }
    if controller.isTopLevelView { return root.id.map(ownersViews.contains) ?? false }
    guard let id = controller.id else { return screens.fits(root) }
    return screens.fits(root) && !partial.contains(id) && !(isTablet && partialOnTablets.contains(id))
  }

  /// The size of a controller's view in a popover or form sheet on a tablet; nil for other controllers, and where the system
  /// or code decides. On a phone it is the screen's.
  ///
  /// Source: Apple's documentation of `UIViewController.preferredContentSize`.
  func preferredSize(of controller: Controller, on device: Device) -> Size? {
    guard device.isTablet, let size = controller.id.flatMap({ preferredSizes[$0] }) else { return nil }
    return Size(width: min(size.width, device.size.width), height: min(size.height, device.size.height))
  }

  /// How controllers are presented, by their ids. A segue's style wins over the controller's.
  private static func presentationStyles(_ controllers: [Controller]) -> [String: String] {
    var styles: [String: String] = [:]
    for controller in controllers {
      if let id = controller.id { styles[id] = controller.modalPresentationStyle }
    }
    for segue in controllers.lazy.flatMap(\.segues) {
      switch segue.kind {
      case "popover", "popoverPresentation": styles[segue.destination] = "popover"
      case "modal", "presentation":
        styles[segue.destination] = segue.modalPresentationStyle ?? styles[segue.destination] ?? automatic
      default: continue
      }
    }
    return styles
  }

  /// Whether a presentation leaves a part of a tablet's screen free. From iOS 13 on, the automatic one is a sheet.
  private static func coversPart(_ style: String) -> Bool {
    sizedStyles.contains(style) || style == "pageSheet" || style == automatic
  }

  private static let automatic = "automatic"
  private static let sizedStyles: Set<String> = ["formSheet", "popover"]
  private static let partialKinds: Set<String> = ["embed", "popover", "popoverPresentation"]
}

extension [Controller] {
  /// The ids of some of the controllers, and of those that they contain or show in their place later on.
  fileprivate func shown(with first: [Controller]) -> Set<String> {
    var (shown, open) = (Set<String>(), first.compactMap(\.id))
    guard !open.isEmpty else { return shown }
    let byID = byID
    while let id = open.popLast() {
      guard shown.insert(id).inserted, let controller = byID[id] else { continue }
      open += controller.contained + controller.pushed
    }
    return shown
  }
}

extension DesignScreens {
  /// Whether a view has the size of a screen, or none of its own.
  fileprivate func fits(_ view: View) -> Bool { view.declaredFrame.map { contains($0.size) } ?? true }
}

extension NibDocument {
  /// The ids of what outlets of the name `view` are connected to.
  fileprivate var destinationsOfViewOutlets: Set<String> {
    let tree = tree
    guard let name = tree.number(ofName: "outlet") else { return [] }
    let outlets = tree.indices.lazy.filter {
      tree[$0].name == name && tree.attribute(named: "property", of: $0)?.value == "view"
    }
    return Set(outlets.compactMap { tree.attribute(named: "destination", of: $0)?.value })
  }
}
