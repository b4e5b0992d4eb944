import NibDecoder

/// Which parts of a controller's view bars and the device cover, as Interface Builder's canvas infers them.
struct SafeAreas {
  private var settings: DocumentSettings
  private var underNavigationBar: Set<String> = []
  private var underLargeTitles: Set<String> = []
  private var aboveTabBar: Set<String> = []
  private var aboveToolbar: Set<String> = []
  private var embedded: Set<String> = []

  /// Follows the segues from navigation and tab bar controllers, and from those with simulated bars.
  init(_ document: LayoutDocument) {
    settings = document.settings
    let segues = InferringSegues(document)
    for controller in document.controllers {
      for segue in segues.from(controller) where segue.kind == "embed" { embedded.insert(segue.destination) }
      follow(controller, segues)
    }
  }

  /// The same controllers on another device.
  func with(_ settings: DocumentSettings) -> SafeAreas {
    var areas = self
    areas.settings = settings
    return areas
  }

  private mutating func follow(_ controller: Controller, _ segues: InferringSegues) {
    let (contained, pushed) = (segues.contained(by: controller), segues.pushed(by: controller))
    if controller.simulated.topBar == .shown { segues.follow(pushed, into: &underNavigationBar) }
    if controller.elementName == "tabBarController" { segues.follow(contained, into: &aboveTabBar) }
    guard controller.elementName == "navigationController" else { return }
    if !controller.bars.hidesNavigationBar {
      segues.follow(contained, into: &underNavigationBar)
      if controller.bars.hasLargeTitles { segues.follow(contained, into: &underLargeTitles) }
    }
    // The simulated bar of a navigation controller also applies to the controllers that it contains.
    if controller.simulated.bottomBar == .shown, !controller.simulated.hasBottomToolbar {
      segues.follow(contained, into: &aboveTabBar)
    }
    if controller.bars.showsToolbar { segues.follow(contained, into: &aboveToolbar) }
  }

  /// What bars of its own cover of a controller's view that lies in a container view.
  func barInsets(for controller: Controller) -> EdgeInsets {
    let bar = hasNavigationBar(controller) ? navigationBarHeight + largeTitleHeight(controller) : 0
    return EdgeInsets(top: bar, bottom: bottomBarHeight(controller))
  }

  /// What is covered of a controller's view.
  func insets(for controller: Controller) -> EdgeInsets {
    guard let view = controller.view, settings.platform != .macOS else { return .zero }
    let isEmbedded = controller.id.map(embedded.contains) ?? false
    var insets = isEmbedded ? .zero : ScreenInsets(settings: settings, controller: controller).insets
    let screenTop = insets.top
    let bar = hasNavigationBar(controller) ? navigationBarHeight + largeTitleHeight(controller) : 0
    insets.top += bar
    if settings.platform == .tvOS { return insets + EdgeInsets(top: televisionTabBarHeight(controller)) }
    insets.bottom += bottomBarHeight(controller)
    let distance = isEmbedded ? 0 : distanceAbove(view, controller)
    if distance > 0, view.declaredFrame?.y == 0, cutOpaqueBars(&insets, distance, bar: bar) { return insets }
    // An opaque bar is above a view with a size of its own. Evidence: 3/3 documents.
    let isBelowOpaqueBar = controller.simulated.isFreeform && controller.simulated.hasOpaqueTopBar
    insets.top = isBelowOpaqueBar ? 0 : topInset(status: screenTop, bar: bar, above: distance)
    if !controller.simulated.isFreeform { insets.bottom = max(0, insets.bottom - distanceBelow(view)) }
    if isPushedOffScreen(view, below: controller) { insets.bottom += distance }
    return insets
  }

  /// The bars over a controller's view.
  func bars(over controller: Controller) -> ScreenBars {
    let isEmbedded = controller.id.map(embedded.contains) ?? false
    let insets = isEmbedded ? .zero : ScreenInsets(settings: settings, controller: controller).insets
    let hasBar = hasNavigationBar(controller)
    let bottom = bottomBarHeight(controller)
    let isTabBar = !controller.simulated.hasBottomToolbar && hasTabBar(controller)
    return ScreenBars(
      controller: controller, statusBarHeight: insets.top, navigationBarHeight: hasBar ? navigationBarHeight : 0,
      largeTitleHeight: hasBar ? largeTitleHeight(controller) : 0, tabBarHeight: isTabBar ? bottom : 0,
      toolbarHeight: isTabBar ? 0 : bottom, homeIndicatorHeight: insets.bottom)
  }

  /// Whether a view as high as a whole phone begins below an opaque bar, as in documents older than devices: 6 of 6
  /// insets in 4 documents.
  private func isPushedOffScreen(_ view: View, below controller: Controller) -> Bool {
    guard settings.device == nil, controller.simulated.hasOpaqueTopBar, let frame = view.declaredFrame else {
      return false
    }
    return frame.y > 0 && [480, 568, 667, 736].contains(frame.height)
  }

  /// A view that is shorter than the screen by what covers the bottom, or the top and the bottom, lies between opaque
  /// bars, as in 3 repositories. One that is shorter by 10 points is a sheet.
  private func cutOpaqueBars(_ insets: inout EdgeInsets, _ distance: Double, bar: Double) -> Bool {
    if settings[BarFacts.hasSheets], distance == 10, settings.device?.hasHomeIndicator ?? false {
      insets = EdgeInsets(top: bar > 0 ? sheetBarHeight : 0)
      return true
    }
    guard insets.bottom > 0, abs(distance - insets.top) > 0.5 else { return false }
    if abs(distance - insets.bottom) < 0.5 {
      insets.bottom = 0
    } else if abs(distance - insets.top - insets.bottom) < 0.5 {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      return false
    }
    return true
  }

  /// A view that starts below the top of the screen lies under opaque bars, or, since there are sheets, in one that has
  /// a bar of its own.
  private func topInset(status: Double, bar: Double, above distance: Double) -> Double {
    if distance <= 0 { return status + bar }
    if distance < status { return status + bar - distance }
    if bar == 0, settings[StatusBarFacts.rule] == .aboveTallViews { return status }
    return bar > 0 && distance < status + bar - 0.5 ? sheetBarHeight : 0
  }

  /// The distance of a view from the top of the screen: by its own frame, or because it is shorter than the screen.
  private func distanceAbove(_ view: View, _ controller: Controller) -> Double {
    guard let frame = view.declaredFrame else { return 0 }
    if frame.y > 0 { return frame.y }
    guard !controller.simulated.isFreeform, let screen = settings.screenOfFrames, abs(screen.width - frame.width) <= 0.5
    else { return 0 }
    return max(0, screen.height - frame.height)
  }

  /// The distance from the bottom of the screen to a view whose frame determines its top.
  private func distanceBelow(_ view: View) -> Double {
    guard let frame = view.declaredFrame, frame.y > 0, let screen = settings.screenOfFrames else { return 0 }
    return max(0, screen.height - frame.maxY)
  }

  /// Whether a navigation bar is shown above a controller's view.
  func hasNavigationBar(_ controller: Controller) -> Bool {
    switch controller.simulated.topBar {
    case .none: false
    case .shown: true
    case .inferred: controller.id.map(underNavigationBar.contains) ?? false
    }
  }

  private func hasTabBar(_ controller: Controller) -> Bool {
    switch controller.simulated.bottomBar {
    case .none: false
    case .shown: true
    case .inferred: !controller.bars.hidesBottomBarWhenPushed && (controller.id.map(aboveTabBar.contains) ?? false)
    }
  }

  private func bottomBarHeight(_ controller: Controller) -> Double {
    if controller.simulated.hasBottomToolbar { return toolbarHeight }
    if hasTabBar(controller) { return tabBarHeight }
    let isAboveToolbar = controller.id.map(aboveToolbar.contains) ?? false
    return isAboveToolbar && controller.simulated.bottomBar == .inferred ? toolbarHeight : 0
  }

  /// A television shows a tab bar at the top, and no bar that is simulated at the bottom.
  private func televisionTabBarHeight(_ controller: Controller) -> Double {
    controller.simulated.bottomBar == .inferred && hasTabBar(controller) ? settings[BarFacts.televisionTabBar] : 0
  }

  private var tabBarHeight: Double {
    settings[hasCompactHeight ? BarFacts.tabBarInCompactHeight : BarFacts.tabBar]
  }

  private var toolbarHeight: Double { settings[BarFacts.toolbarBelowController] }

  /// Whether the device is a phone in landscape.
  private var hasCompactHeight: Bool { settings.device?.sizeClasses.height == "compact" }

  /// A large title takes more room, unless a table at the view's top lets it shrink.
  private func largeTitleHeight(_ controller: Controller) -> Double {
    guard controller.simulated.topBar == .inferred, !controller.bars.neverHasLargeTitle,
      controller.id.map(underLargeTitles.contains) ?? false,
      let view = controller.view, !view.shrinksLargeTitle, !(view.subviews.first?.shrinksLargeTitle ?? false)
    else { return 0 }
    return settings[BarFacts.largeTitle]
  }

  private var sheetBarHeight: Double { settings[BarFacts.sheetNavigationBar] }

  private var navigationBarHeight: Double {
    if settings.platform == .tvOS { return settings[BarFacts.televisionNavigationBar] }
    guard let device = settings.device else { return settings[BarFacts.navigationBarWithoutDevice] }
    if !device.isPhone {
      return settings[
        device.hasHomeIndicator ? BarFacts.navigationBarOnRoundedTablet : BarFacts.navigationBarOnTablet]
    }
    return settings[hasCompactHeight ? BarFacts.navigationBarInCompactHeight : BarFacts.navigationBar]
  }
}

/// The segues along which Interface Builder infers the bars around a scene.
///
/// Of several segues to a scene, the one counts that the document names in `<inferredMetricsTieBreakers>`.
private struct InferringSegues {
  private let byID: [String: Controller]
  /// Whether a detail appears in the same navigation stack. Evidence: 8/8 frames of iOS in 3 repositories, and 0/42 of tvOS
  /// in 1 document.
  private let pushesDetails: Bool
  /// The ids of the segues that decide, by the ids of the controllers that they lead to.
  private let deciding: [String: String]

  init(_ document: LayoutDocument) {
    byID = document.controllers.byID
    pushesDetails = document.settings.platform == .iOS
    let ids = document.nib.inferredMetricsTieBreakers
    let segues = ids.isEmpty ? [] : document.controllers.flatMap(\.segues)
    deciding = segues.reduce(into: [:]) { deciding, segue in
      if let id = segue.id, ids.contains(id) { deciding[segue.destination] = id }
    }
  }

  /// The segues of a controller that decide, or have no rival that does.
  func from(_ controller: Controller) -> [Controller.Segue] {
    controller.segues.filter { segue in deciding[segue.destination].map { $0 == segue.id } ?? true }
  }

  /// The ids of the controllers that a controller contains.
  func contained(by controller: Controller) -> [String] {
    from(controller).filter(\.isRelationship).map(\.destination)
  }

  /// The ids of the controllers that a controller pushes. What a push brings up in a navigation controller of its own is
  /// shown over it.
  func pushed(by controller: Controller) -> [String] {
    from(controller).filter { segue in
      let isPush = segue.isPush || pushesDetails && segue.kind == "showDetail"
      return isPush && byID[segue.destination]?.elementName != "navigationController"
    }.map(\.destination)
  }

  /// A bar stays for what a controller contains and pushes.
  func follow(_ ids: [String], into found: inout Set<String>) {
    for id in ids where found.insert(id).inserted {
      guard let controller = byID[id] else { continue }
      follow(contained(by: controller) + pushed(by: controller), into: &found)
    }
  }
}

/// What is shown over a controller's view: the status bar and the bars that Interface Builder simulates or that the
/// controllers around it bring. Heights are in points; 0 for a bar that is not there.
package struct ScreenBars {
  /// The controller.
  package let controller: Controller
  /// What status bar and camera cover at the top.
  package let statusBarHeight: Double
  /// The navigation bar without a large title.
  package let navigationBarHeight: Double
  /// The large title below the navigation bar.
  package let largeTitleHeight: Double
  /// The tab bar without the part below it that belongs to the home indicator.
  package let tabBarHeight: Double
  /// The toolbar without the part below it that belongs to the home indicator.
  package let toolbarHeight: Double
  /// What the home indicator covers at the bottom.
  package let homeIndicatorHeight: Double
  /// Whether the document has a white status bar.
  package var hasLightStatusBar: Bool { controller.simulated.hasLightStatusBar }
}

extension LayoutDocument {
  /// The bars over the views of controllers, by view; none for macOS.
  package func screenBars() -> [ObjectIdentifier: ScreenBars] {
    guard settings.platform == .iOS else { return [:] }
    let areas = SafeAreas(self)
    let pairs = controllers.compactMap { controller in
      controller.view.map { (ObjectIdentifier($0), areas.bars(over: controller)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// What the screen itself covers of a controller's view: status bar, camera and home indicator, by the version of
/// Interface Builder.
struct ScreenInsets {
  let settings: DocumentSettings
  let controller: Controller

  /// The insets, before any bar.
  var insets: EdgeInsets {
    guard let device = settings.device else {
      return EdgeInsets(top: hasOldStatusBar ? settings[StatusBarFacts.height] : 0)
    }
    var insets = device.safeArea
    if device.hasHomeIndicator {
      if !device.isLandscape || device.isTablet { insets.top = portraitTop(device) }
      if device.isLandscape, device.isPhone { insets = landscapeInsets(device) }
      if settings[StatusBarFacts.addsUprightInsets] { add(device, to: &insets) }
      insets.bottom = max(0, insets.bottom - freeformDistanceBelow)
    } else if device.isTelevision {
      (insets.left, insets.right) = (settings[StatusBarFacts.televisionSide], settings[StatusBarFacts.televisionSide])
    } else if !showsStatusBar {
      insets.top = 0
    }
    return insets
  }

  /// On the canvas, a view of a `.xib` with a size of its own keeps the upright phone's insets.
  ///
  /// Evidence: 37/37 frames, 1 document.
  private func landscapeInsets(_ device: Device) -> EdgeInsets {
    let side = portraitTop(device)
    guard controller.isTopLevelView, controller.simulated.isFreeform, settings.semantics == .canvas else {
      let bottom = isRunning ? settings[StatusBarFacts.homeIndicatorAcross] : device.safeArea.bottom
      return EdgeInsets(left: side, bottom: bottom, right: side)
    }
    return EdgeInsets(top: side, bottom: device.portraitSafeArea.bottom)
  }

  private var isRunning: Bool { settings.semantics == .runtime }

  /// Documents without a device have one up to Xcode 10, but those of tvOS. Evidence for tvOS: 2/2 views below a top layout
  /// guide, 2 repositories.
  private var hasOldStatusBar: Bool {
    settings.platform != .tvOS && controller.simulated.hasStatusBar && !controller.simulated.isFreeform
      && settings[StatusBarFacts.rule] == .aboveTallViews
  }

  /// Whether a device with a home button shows its status bar.
  private var showsStatusBar: Bool {
    switch settings[StatusBarFacts.rule] {
    case .aboveTallViews:
      let height = controller.view?.statedSize?.height ?? .infinity
      return height >= 400 && (controller.simulated.hasStatusBar || controller.isTopLevelView)
    case .never: return false
    case .whereSimulated: return controller.simulated.hasStatusBar || settings.device?.isPhone == false
    }
  }

  /// Interface Builder adds the upright device's insets once more, whichever way it is turned. A tablet has its 25 points
  /// below twice, its bar above once. Evidence: 6/6 insets, 2 repositories.
  private func add(_ device: Device, to insets: inout EdgeInsets) {
    if device.isPhone {
      insets = insets + EdgeInsets(top: portraitTop(device), bottom: device.portraitSafeArea.bottom)
    } else {
      insets.bottom = 50
    }
  }

  /// A view of another size lies on the screen from its top on, if it fits: the home indicator covers what reaches down to
  /// it. Stack views have no simulated size.
  private var freeformDistanceBelow: Double {
    let isFreeform =
      controller.simulated.isFreeform || settings.isStackDefinition
      || (controller.isTopLevelView && controller.view is StackView)
    guard isFreeform, settings[StatusBarFacts.placesFreeformViewsOnScreen], let size = controller.view?.statedSize,
      let screen = settings.screenOfFrames, size.width <= screen.width, size.height <= screen.height
    else { return 0 }
    return screen.height - size.height
  }

  /// Versions of Interface Builder disagree about some devices.
  private func portraitTop(_ device: Device) -> Double {
    if isRunning, device.isTablet {
      return device.portraitSafeArea.top + settings[StatusBarFacts.extraTopOfRoundedTablet]
    }
    guard settings.semantics == .canvas, let top = device.facts.canvasTop else { return device.portraitSafeArea.top }
    return settings[top]
  }
}

/// Insets about which the versions of Interface Builder disagree.
extension DocumentSettings {
  /// The height of the status bar of a device with a home button, if the version of Interface Builder lays out without it.
  package var missingStatusBarHeight: Double {
    guard let device, !device.hasHomeIndicator else { return 0 }
    return self[StatusBarFacts.rule] == .never ? self[StatusBarFacts.height] : 0
  }
}

extension Device {
  /// The insets on which all versions of Interface Builder agree; they differ for some phones.
  package var leastSafeArea: EdgeInsets {
    guard facts.canvasTop != nil else { return safeArea }
    let least = facts.leastTop
    return EdgeInsets(
      top: min(safeArea.top, least), left: min(safeArea.left, least), bottom: safeArea.bottom,
      right: min(safeArea.right, least))
  }
}
