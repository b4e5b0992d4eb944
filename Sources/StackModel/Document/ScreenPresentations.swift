import NibDecoder

/// Which controllers' views fill the screen of a device, as far as the document says how they are presented.
struct ScreenPresentations {
  private let screens: DesignScreens
  /// The ids of controllers that are shown in a part of the screen.
  private let partial: Set<String>
  /// The ids of controllers that a tablet shows in a part of its screen, as a form sheet or beside another column.
  private let partialOnTablets: Set<String>
  /// The ids of views that are their owner's.
  private let ownersViews: Set<String>

  /// The columns of split view controllers.
  let columns: SplitViewColumns

  init(_ document: LayoutDocument, _ screens: DesignScreens) {
    self.screens = screens
    let columns = SplitViewColumns(document.controllers)
    self.columns = columns
    let onTablets = document.controllers.filter { controller in
      columns.contains(controller) || controller.modalPresentationStyle.map(Self.partialStyles.contains) ?? false
    }
    partialOnTablets = Set(onTablets.flatMap { [$0.id].compactMap(\.self) + $0.contained })
    let segues = document.controllers.lazy.flatMap(\.segues)
    partial = Set(segues.filter { Self.partialKinds.contains($0.kind) }.map(\.destination))
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

  private static let partialStyles: Set<String> = ["formSheet", "pageSheet", "popover"]
  private static let partialKinds: Set<String> = ["embed", "popover", "popoverPresentation"]
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
