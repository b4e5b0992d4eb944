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
      case "navigationController":
        Self.follow(controller, \.relatedDestinations, byID, into: &underNavigationBar)
      case "tabBarController":
        Self.follow(controller, \.relatedDestinations, byID, into: &aboveTabBar)
      default: break
      }
    }
  }

  /// What is covered of a controller's view.
  func insets(for controller: Controller) -> EdgeInsets {
    guard let device = settings.device, settings.platform != .macOS else {
      return legacyInsets(for: controller)
    }
    let isEmbedded = controller.id.map(embedded.contains) ?? false
    var insets = isEmbedded ? EdgeInsets.zero : statusInsets(device, controller)
    if hasNavigationBar(controller) { insets.top = (isEmbedded ? 0 : barTop(device)) + navigationBarHeight(device) }
    if controller.hasBottomToolbar { insets.bottom += 44 } else if hasTabBar(controller) { insets.bottom += 49 }
    return insets
  }

  /// Without a device: the 20-point status bar of the 600 by 600 canvas.
  private func legacyInsets(for controller: Controller) -> EdgeInsets {
    guard settings.platform == .iOS else { return .zero }
    let top: Double = hasNavigationBar(controller) ? 64 : 20
    let bottom: Double = controller.hasBottomToolbar ? 44 : hasTabBar(controller) ? 49 : 0
    return EdgeInsets(top: top, bottom: bottom)
  }

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

  private func statusInsets(_ device: Device, _ controller: Controller) -> EdgeInsets {
    var insets = device.safeArea
    insets.top = barTop(device)
    if !controller.hasStatusBar, device.safeArea.bottom == 0 { insets.top = 0 }
    return insets
  }

  /// Versions of Interface Builder disagree about some devices.
  private func barTop(_ device: Device) -> Double {
    if device.isLandscape { return device.safeArea.top }
    switch device.id {
    case "retina5_9": return settings.toolsVersion >= 22_000 ? 50 : 44
    case "retina6_1": return settings.toolsVersion >= 21_000 ? 48 : 44
    default: return device.safeArea.top
    }
  }

  private func navigationBarHeight(_ device: Device) -> Double {
    if device.id.hasPrefix("ipad"), device.id.hasSuffix("rounded") { return 50 }
    return device.sizeClasses.height == "compact" ? 32 : 44
  }

  private static func follow(
    _ controller: Controller, _ next: KeyPath<Controller, [String]>, _ byID: [String: Controller],
    into found: inout Set<String>
  ) {
    for id in controller[keyPath: next] where found.insert(id).inserted {
      guard let destination = byID[id], destination.elementName != "navigationController" else { continue }
      follow(destination, \.pushedDestinations, byID, into: &found)
    }
  }
}

extension Controller {
  /// Controllers that this one contains.
  fileprivate var relatedDestinations: [String] {
    segues.filter { $0.kind == "relationship" }.map(\.destination)
  }

  /// Controllers that appear in the same navigation stack.
  fileprivate var pushedDestinations: [String] {
    segues.filter { ["push", "show"].contains($0.kind) || $0.kind == "relationship" }.map(\.destination)
  }
}
