/// The looks of AppKit's controls, named for the first macOS that had them. A document was drawn by the one that its
/// Interface Builder ran on.
enum AppKitDesign: Comparable {
  case yosemite, bigSur, tahoe
}

extension DocumentSettings {
  /// Xcode 12 drew Big Sur's controls, Xcode 26 Tahoe's: stored push buttons stick out at the right by 6 points in 10 of
  /// 10 cases before 17000, by 7 in 46 of 47 up to 24127, and not at all in 7 of 7 after it.
  var appKitDesign: AppKitDesign {
    toolsVersion > 24_127 ? .tahoe : toolsVersion >= 17_000 ? .bigSur : .yosemite
  }
}
