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
