import NibDecoder

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
}

extension LayoutDocument {
  /// The bars over the views of controllers, by view; none for macOS and stack definitions.
  package func screenBars() -> [ObjectIdentifier: ScreenBars] {
    guard settings.platform == .iOS, !settings.isStackDefinition else { return [:] }
    let areas = SafeAreas(controllers, settings: settings)
    let pairs = controllers.compactMap { controller in
      controller.view.map { (ObjectIdentifier($0), areas.bars(over: controller)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
