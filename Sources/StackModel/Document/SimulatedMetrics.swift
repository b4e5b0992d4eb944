import NibDecoder

/// The screen around a controller, as its document simulates it.
struct SimulatedMetrics {
  /// How the document simulates a bar.
  enum Bar {
    /// The bar of the controllers that lead here.
    case inferred
    case none
    case shown
  }

  let topBar: Bar
  let bottomBar: Bar
  let hasBottomToolbar: Bool
  /// Whether the bar above is simulated opaque.
  let hasOpaqueTopBar: Bool
  let hasStatusBar: Bool
  let isFreeform: Bool

  init(coder: NibCoder) {
    topBar = Self.bar(coder, key: "simulatedTopBarMetrics", shownBy: ["simulatedNavigationBarMetrics"])
    bottomBar = Self.bar(
      coder, key: "simulatedBottomBarMetrics", shownBy: ["simulatedTabBarMetrics", "simulatedToolbarMetrics"])
    hasBottomToolbar = coder.coder(forKey: "simulatedBottomBarMetrics")?.elementName == "simulatedToolbarMetrics"
    hasOpaqueTopBar = coder.coder(forKey: "simulatedTopBarMetrics")?.decodeBool(forKey: "translucent") == false
    hasStatusBar = coder.coder(forKey: "simulatedStatusBarMetrics")?.elementName != "nil"
    isFreeform = coder.coder(forKey: "simulatedDestinationMetrics")?.elementName == "freeformSimulatedSizeMetrics"
  }

  private static func bar(_ coder: NibCoder, key: String, shownBy names: Set<String>) -> Bar {
    guard let metrics = coder.coder(forKey: key) else { return .inferred }
    if metrics.elementName == "nil" { return .none }
    return names.contains(metrics.elementName) ? .shown : .inferred
  }
}
