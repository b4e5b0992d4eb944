/// The looks of AppKit's controls, named for the first macOS that had them. A document was drawn by the one that its
/// Interface Builder ran on.
enum AppKitDesign: Comparable {
  case yosemite, bigSur, tahoe
}

extension DocumentSettings {
  /// Xcode 12 drew Big Sur's controls, Xcode 26 Tahoe's: by the heights and insets of stored push buttons, 17 of 17
  /// before 17000, 236 of 243 up to 24127.
  var appKitDesign: AppKitDesign {
    isXcode26OrLater ? .tahoe : toolsVersion >= 17_000 ? .bigSur : .yosemite
  }
}
