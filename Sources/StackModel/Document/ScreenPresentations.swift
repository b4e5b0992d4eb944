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
  /// Whether something of a class of its own loads the views of a stack definition.
  let hasOwner: Bool

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
    hasOwner = DefinitionScreen.hasOwner(document.nib)
    ownersViews = document.controllers.contains(where: \.isTopLevelView) ? document.nib.destinationsOfViewOutlets : []
  }

  /// Whether a top-level view of a `.xib` becomes that of the controller that owns the nib.
  func isOwnersView(_ root: View) -> Bool { root.id.map(ownersViews.contains) ?? false }

  /// Whether a controller's view is as large as the screen. That of a `.xib` is if its owner's outlet `view` names it.
  func fillsScreen(_ root: View, of controller: Controller, onTablet isTablet: Bool) -> Bool {
    guard root.superview == nil, !controller.simulated.isFreeform else { return false }
    if controller.isTopLevelView { return screens.fits(root) && isOwnersView(root) }
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

/// Which sizes of top-level views on Interface Builder's canvas are those of a whole screen, which a view fills on any
/// device. Others are as large as code or a container makes them, which nothing in the document says.
package struct DesignScreens {
  /// Nil if any size counts.
  private let sizes: [Size]?

  /// - Parameter settings: The settings of the canvas; nil if they are not known.
  package init(_ settings: DocumentSettings?) {
    if settings?.isStackDefinition == true {
      sizes = nil
    } else {
      sizes = settings?.device.map { [$0.size] } ?? Device.screenSizes + [Size(width: 600, height: 600)]
    }
  }

  /// Whether a size is that of a screen, with or without bars, or is scrolled on one. A person who writes a stack
  /// definition means the size that is written.
  package func contains(_ size: Size) -> Bool {
    guard let sizes else { return true }
    return sizes.contains { abs($0.width - size.width) < 1 && size.height > $0.height * 0.75 }
  }
}

/// Where the columns of split view controllers are on a tablet. On a phone, a column fills the screen.
///
/// Source: Apple's documentation of `UISplitViewController.maximumPrimaryColumnWidth`, whose automatic value is 320 points,
/// and of `displayMode`: held upright, the detail fills the screen. Evidence for the pixel between columns: 3/3 pairs of
/// stored frames.
struct SplitViewColumns {
  private struct Column {
    let isPrimary: Bool
    /// Whether the split view controller has a style, so that newer systems let its primary column float.
    let hasStyle: Bool
  }

  private var columns: [String: Column] = [:]

  init(_ controllers: [Controller]) {
    let splits = controllers.filter { $0.elementName == "splitViewController" && $0.hasAutomaticColumns }
    guard !splits.isEmpty else { return }
    let byID = controllers.byID
    for split in splits {
      for segue in split.segues {
        switch segue.relationship {
        case "masterViewController":
          follow(segue.destination, Column(isPrimary: true, hasStyle: split.hasColumnStyle), byID)
        case "detailViewController":
          follow(segue.destination, Column(isPrimary: false, hasStyle: split.hasColumnStyle), byID)
        default: continue
        }
      }
    }
  }

  /// A navigation or tab bar controller shows the controllers that it contains in its column.
  private mutating func follow(_ id: String, _ column: Column, _ byID: [String: Controller]) {
    guard columns[id] == nil, let controller = byID[id] else { return }
    columns[id] = column
    for contained in controller.shownInPlace { follow(contained, column, byID) }
  }

  /// Whether a controller is shown in a column.
  func contains(_ controller: Controller) -> Bool { controller.id.map { columns[$0] != nil } ?? false }

  /// The size of a controller's view, in points; nil if it is that of the screen.
  func size(of controller: Controller, on device: Device, _ settings: DocumentSettings) -> Size? {
    guard device.isTablet, let column = controller.id.flatMap({ columns[$0] }) else { return nil }
    let isFloating = Self.floats(column, settings)
    if column.isPrimary {
      let uncovered = ScreenInsets(settings: settings, controller: controller).insets.top + Self.distanceBelow
      return Size(width: Self.primaryWidth, height: device.size.height - (isFloating ? uncovered : 0))
    }
    guard device.isLandscape, !isFloating else { return nil }
    return Size(width: device.size.width - Self.primaryWidth - 1 / device.scale, height: device.size.height)
  }

  /// What is covered of a controller's view in a column, if that of a view that fills the screen is known.
  func safeArea(of controller: Controller, _ screen: EdgeInsets, _ settings: DocumentSettings) -> EdgeInsets {
    guard settings.device?.isTablet == true, let column = controller.id.flatMap({ columns[$0] }),
      Self.floats(column, settings)
    else { return screen }
    var insets = screen
    if column.isPrimary {
      insets.top -= ScreenInsets(settings: settings, controller: controller).insets.top
      insets.bottom = max(0, insets.bottom - Self.distanceBelow)
    } else {
      insets.left += Self.distanceBeside + Self.primaryWidth
    }
    return insets
  }

  /// Whether the primary column lies over the secondary one, below the status bar.
  private static func floats(_ column: Column, _ settings: DocumentSettings) -> Bool {
    column.hasStyle && settings.semantics == .runtime && settings[StatusBarFacts.hasFloatingColumns]
  }

  /// The distances of a floating column from the screen's edges, measured in UIKit of iOS 26.1 on iPad (A16).
  private static let distanceBeside = 10.0
  private static let distanceBelow = 15.0
  private static let primaryWidth = 320.0
}

extension Controller {
  /// Whether a split view controller has two columns, and leaves their widths and their display mode to the system.
  fileprivate var hasAutomaticColumns: Bool {
    !segues.contains { $0.relationship == "supplementaryViewController" } && !setsColumns
  }
}
