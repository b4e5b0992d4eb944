/// The versions of systems that somebody chose to lay out for, and the design that an app has on them.
package struct ChosenSystems: Sendable {
  /// The major version of iOS or tvOS; nil for the document's own on the canvas, and the newest at run time.
  package var iOS: Int?
  /// The major version of macOS; nil for that of Interface Builder.
  package var macOS: Int?
  /// Whether iOS 26 and macOS 26 show the app with the design of iOS 18 and macOS 15, because its `Info.plist` sets
  /// `UIDesignRequiresCompatibility`. Later systems ignore that key.
  package var requiresCompatibility = false

  /// The version of iOS whose controls, bars and margins the app has; nil for the newest.
  var designOfIOS: Int? {
    hasCompatibleDesign(iOS ?? SystemVersion.newestMajor) ? SystemVersion.iOSBeforeNewDesign : iOS
  }

  /// The version of macOS whose controls the app has; nil for that of Interface Builder.
  var designOfMacOS: Int? { macOS.map { hasCompatibleDesign($0) ? SystemVersion.macOSBeforeNewDesign : $0 } }

  /// Whether a system shows the app with the design of the one before.
  package func hasCompatibleDesign(_ version: Int) -> Bool {
    requiresCompatibility && version == SystemVersion.newDesign
  }
}
