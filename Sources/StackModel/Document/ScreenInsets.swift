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
      if !device.isLandscape { insets.top = portraitTop(device) }
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
      return EdgeInsets(left: side, bottom: device.safeArea.bottom, right: side)
    }
    return EdgeInsets(top: side, bottom: device.portraitSafeArea.bottom)
  }

  /// Documents without a device have one up to Xcode 10.
  private var hasOldStatusBar: Bool {
    controller.simulated.hasStatusBar && !controller.simulated.isFreeform
      && settings[StatusBarFacts.rule] == .aboveTallViews
  }

  /// Whether a device with a home button shows its status bar.
  private var showsStatusBar: Bool {
    switch settings[StatusBarFacts.rule] {
    case .aboveTallViews:
      let height = controller.view?.declaredFrame?.height ?? .infinity
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
    let isFreeform = controller.simulated.isFreeform || (controller.isTopLevelView && controller.view is StackView)
    guard isFreeform, settings[StatusBarFacts.placesFreeformViewsOnScreen], let frame = controller.view?.declaredFrame,
      let screen = settings.screenOfFrames, frame.width <= screen.width, frame.height <= screen.height
    else { return 0 }
    return screen.height - frame.height
  }

  /// Versions of Interface Builder disagree about some devices.
  private func portraitTop(_ device: Device) -> Double {
    guard settings.semantics == .canvas, let top = device.facts.canvasTop else { return device.portraitSafeArea.top }
    return settings[top]
  }
}
