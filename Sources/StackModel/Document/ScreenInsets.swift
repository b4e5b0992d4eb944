/// What the screen itself covers of a controller's view: status bar, camera and home indicator, by the version of
/// Interface Builder.
struct ScreenInsets {
  let settings: DocumentSettings
  let controller: Controller

  /// The insets, before any bar.
  var insets: EdgeInsets {
    guard let device = settings.device else { return EdgeInsets(top: hasOldStatusBar ? 20 : 0) }
    var insets = device.safeArea
    if device.hasHomeIndicator {
      if !device.isLandscape { insets.top = portraitTop(device) }
      if device.isLandscape, device.isPhone { (insets.left, insets.right) = (portraitTop(device), portraitTop(device)) }
      if addsPortraitInsets { add(device, to: &insets) }
      insets.bottom = max(0, insets.bottom - freeformDistanceBelow)
    } else if device.id != "appleTV", !showsStatusBar {
      insets.top = 0
    }
    return insets
  }

  /// Documents without a device have one up to Xcode 10.
  private var hasOldStatusBar: Bool {
    controller.hasStatusBar && !controller.isFreeform && settings.toolsVersion < 14_860
  }

  /// Versions 14865 to 21507 show no status bar on devices with a home button, nor do they for views of other sizes.
  /// Earlier ones show it above every view of some height: 49 of 49 top-level views of 13 repositories.
  private var showsStatusBar: Bool {
    if settings.toolsVersion < 14_860 {
      let height = controller.view?.declaredFrame?.height ?? .infinity
      return height >= 400 && (controller.hasStatusBar || controller.isTopLevelView)
    }
    return (controller.hasStatusBar || settings.device?.isPhone == false) && settings.toolsVersion >= 21_600
  }

  private var addsPortraitInsets: Bool { (23_700..<26_000).contains(settings.toolsVersion) }

  /// From 23727 on Interface Builder adds the upright device's insets once more, whichever way it is turned. A tablet has
  /// its 25 points below twice, its bar above once: 6 of 6 insets in 2 repositories.
  private func add(_ device: Device, to insets: inout EdgeInsets) {
    if device.isPhone {
      insets = insets + EdgeInsets(top: portraitTop(device), bottom: device.portraitSafeArea.bottom)
    } else {
      insets.bottom = 50
    }
  }

  /// Before version 21000 a view of another size lies on the screen from its top on, where it fits: the home indicator
  /// covers what reaches down to it. 32 of 32 top-level views of 13 repositories agree. Stack views have no simulated size.
  private var freeformDistanceBelow: Double {
    let isFreeform = controller.isFreeform || (controller.isTopLevelView && controller.view is StackView)
    guard isFreeform, settings.toolsVersion < 21_000, let frame = controller.view?.declaredFrame,
      let screen = settings.screenOfFrames, frame.width <= screen.width, frame.height <= screen.height
    else { return 0 }
    return screen.height - frame.height
  }

  /// Versions of Interface Builder disagree about some devices.
  private func portraitTop(_ device: Device) -> Double {
    let version = settings.toolsVersion
    return switch device.id {
    case "retina5_9": version >= 21_600 ? 50 : version >= 21_000 ? 47 : 44
    case "retina6_1": version >= 21_000 ? 48 : 44
    case "retina6_0": version >= 21_000 ? 47 : 44
    default: device.portraitSafeArea.top
    }
  }
}
