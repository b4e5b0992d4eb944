import UIKit

extension MeasuredRecord {
  /// Where the app runs.
  @MainActor init(_ window: UIWindow) {
    let (traits, bounds) = (window.traitCollection, window.bounds)
    let environment = ProcessInfo.processInfo.environment
    self.init(
      system: "iOS", version: UIDevice.current.systemVersion,
      device: environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.name,
      screen: [Double(bounds.size.width), Double(bounds.size.height)],
      textSize: TextSizeName.name(ofCategory: traits.preferredContentSizeCategory.rawValue),
      traits: [
        "horizontalSizeClass": Self.name(traits.horizontalSizeClass),
        "verticalSizeClass": Self.name(traits.verticalSizeClass),
        "layoutDirection": traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
        "userInterfaceStyle": traits.userInterfaceStyle == .dark ? "dark" : "light",
      ], log: nil, failure: nil)
  }

  private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }
}
