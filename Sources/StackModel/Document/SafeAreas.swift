/// Which parts of a controller's view bars and the device cover, as Interface Builder's canvas infers them.
struct SafeAreas {
  private let settings: DocumentSettings
  private var underNavigationBar: Set<String> = []
  private var aboveTabBar: Set<String> = []
  private var embedded: Set<String> = []

  /// Follows the segues from navigation and tab bar controllers.
  init(_ controllers: [Controller], settings: DocumentSettings) {
    self.settings = settings
    let byID = Dictionary(controllers.compactMap { c in c.id.map { ($0, c) } }, uniquingKeysWith: { first, _ in first })
    for controller in controllers {
      for segue in controller.segues where segue.kind == "embed" { embedded.insert(segue.destination) }
      switch controller.elementName {
      case "navigationController" where !controller.hidesNavigationBar:
        Self.follow(controller.contained, byID, into: &underNavigationBar)
      case "tabBarController":
        Self.follow(controller.contained, byID, into: &aboveTabBar)
      default: break
      }
    }
  }

  /// What is covered of a controller's view.
  func insets(for controller: Controller) -> EdgeInsets {
    guard let view = controller.view, settings.platform != .macOS else { return .zero }
    let isEmbedded = controller.id.map(embedded.contains) ?? false
    var insets = isEmbedded ? .zero : screenInsets(for: controller)
    let bar = hasNavigationBar(controller) ? navigationBarHeight : 0
    insets.top = topInset(status: insets.top, bar: bar, above: isEmbedded ? 0 : distanceAbove(view, controller))
    if controller.hasBottomToolbar { insets.bottom += 44 } else if hasTabBar(controller) { insets.bottom += 49 }
    if !controller.isFreeform { insets.bottom = max(0, insets.bottom - distanceBelow(view)) }
    return insets
  }

  /// A view that starts below the top of the screen lies under opaque bars, or in a sheet that has a bar of its own.
  private func topInset(status: Double, bar: Double, above distance: Double) -> Double {
    if distance <= 0 { return status + bar }
    if distance < status { return status + bar - distance }
    return bar > 0 && distance < status + bar - 0.5 ? sheetBarHeight : 0
  }

  /// How far below the top of the screen a view starts: where it says so itself, or because it is shorter.
  private func distanceAbove(_ view: View, _ controller: Controller) -> Double {
    guard !controller.isFreeform, let frame = view.declaredFrame else { return 0 }
    if frame.y > 0 { return frame.y }
    let screen = settings.device?.size
    let isNarrower = screen.map { abs($0.width - frame.width) > 0.5 } ?? true
    return isNarrower ? 0 : max(0, (screen?.height ?? 0) - frame.height)
  }

  /// How far above the bottom of the screen a view ends that says where it starts.
  private func distanceBelow(_ view: View) -> Double {
    guard let frame = view.declaredFrame, frame.y > 0, let screen = settings.device?.size else { return 0 }
    return max(0, screen.height - frame.maxY)
  }

  /// What the screen's own furniture covers.
  private func screenInsets(for controller: Controller) -> EdgeInsets {
    guard let device = settings.device else { return EdgeInsets(top: hasOldStatusBar(controller) ? 20 : 0) }
    var insets = device.safeArea
    if device.hasHomeIndicator {
      if !device.isLandscape { insets.top = portraitTop(device) }
      if addsPortraitInsets {
        insets = insets + EdgeInsets(top: portraitTop(device), bottom: device.portraitSafeArea.bottom)
      }
    } else if device.isPhone, !showsStatusBar(controller) {
      insets.top = 0
    }
    return insets
  }

  private func hasOldStatusBar(_ controller: Controller) -> Bool { controller.hasStatusBar && !controller.isFreeform }

  /// Versions 15000 to 21999 show no status bar on phones with a home button, nor do they for views of other sizes.
  private func showsStatusBar(_ controller: Controller) -> Bool {
    controller.hasStatusBar && !(15_000..<22_000).contains(settings.toolsVersion)
      && !(controller.isFreeform && controller.isTopLevelView && settings.toolsVersion < 22_000)
  }

  /// From 23727 on Interface Builder adds the upright device's insets once more, whichever way it is turned.
  private var addsPortraitInsets: Bool { (23_700..<26_000).contains(settings.toolsVersion) }

  private func hasNavigationBar(_ controller: Controller) -> Bool {
    switch controller.topBar {
    case .none: false
    case .shown: true
    case .inferred: controller.id.map(underNavigationBar.contains) ?? false
    }
  }

  private func hasTabBar(_ controller: Controller) -> Bool {
    switch controller.bottomBar {
    case .none: false
    case .shown: true
    case .inferred: !controller.hidesBottomBarWhenPushed && (controller.id.map(aboveTabBar.contains) ?? false)
    }
  }

  /// Versions of Interface Builder disagree about some devices.
  private func portraitTop(_ device: Device) -> Double {
    switch device.id {
    case "retina5_9": settings.toolsVersion >= 22_000 ? 50 : 44
    case "retina6_1": settings.toolsVersion >= 21_000 ? 48 : 44
    default: device.portraitSafeArea.top
    }
  }

  private var sheetBarHeight: Double { settings.isXcode11OrLater ? 56 : 44 }

  private var navigationBarHeight: Double {
    guard let device = settings.device else { return 44 }
    if !device.isPhone, device.hasHomeIndicator { return 50 }
    if device.sizeClasses.height == "compact" { return 32 }
    return settings.isXcode26OrLater ? 54 : 44
  }

  /// A bar stays for what a controller contains and pushes. What a push brings up in a navigation controller of
  /// its own is shown over it.
  private static func follow(_ ids: [String], _ byID: [String: Controller], into found: inout Set<String>) {
    for id in ids where found.insert(id).inserted {
      guard let controller = byID[id] else { continue }
      let pushed = controller.pushed.filter { byID[$0]?.elementName != "navigationController" }
      follow(controller.contained + pushed, byID, into: &found)
    }
  }
}

extension Controller {
  /// Controllers that this one contains.
  fileprivate var contained: [String] {
    segues.filter { $0.kind == "relationship" }.map(\.destination)
  }

  /// Controllers that appear in the same navigation stack.
  fileprivate var pushed: [String] {
    segues.filter { $0.kind == "push" || $0.kind == "show" }.map(\.destination)
  }
}
