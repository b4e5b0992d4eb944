/// The looks of AppKit's controls, named for the first macOS that had them.
enum AppKitDesign: String, Comparable, FactValue {
  case yosemite = "Yosemite's"
  case bigSur = "Big Sur's"
  case tahoe = "Tahoe's"

  var words: String { rawValue }

  private var order: Int {
    switch self {
    case .yosemite: 0
    case .bigSur: 1
    case .tahoe: 2
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}

/// What AppKit's controls look like. A document's controls are those of the macOS that its Interface Builder ran on.
enum AppKitFacts {
  static let design = Fact(
    "Design of controls", AppKitDesign.yosemite, "10/10 push buttons stick out at the right by 6 points"
  )
  .since(.xcode12, .bigSur, "46/47 push buttons stick out at the right by 7 points")
  .since(.xcode26withNewControls, .tahoe, "7/7 push buttons do not stick out at the right")

  static let roundsLinesDown = Fact(
    "Lines of text fields are those of Catalina, a table from 8 to 15 points", false, "25/26 labels"
  )
  .since(.xcode11, true, "552/575 labels, 13 repositories")

  static let table = FactTable("AppKit", "Controls of macOS documents.", [design, roundsLinesDown])
}
