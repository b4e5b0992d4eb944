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

/// How a box with a border surrounds its content, named for the first macOS that did so.
enum AppKitBoxes: String, FactValue {
  case yosemite = "Yosemite's"
  case mojave = "Mojave's"
  case bigSur = "Big Sur's"
  case monterey = "Monterey's"
  case tahoe = "Tahoe's"

  var words: String { rawValue }
}

/// The system that Interface Builder ran on, as far as it changed AppKit's template images.
///
/// Evidence: 70 documents in 18 repositories have one of the images, and none has images of two systems. Where the design
/// changes frames, in 27 documents, the system tells the better one.
enum AppKitHost {
  case catalina, bigSur, ventura

  /// The system with images of some sizes; nil without an image that tells it.
  init?(imageSizes: [String: Size]) {
    for (name, sizes) in Self.sizes {
      guard let size = imageSizes[name] else { continue }
      for (host, known) in zip([Self.catalina, .bigSur, .ventura], sizes) where known.contains(size) {
        self = host
        return
      }
    }
    return nil
  }

  private static let sizes: [(String, [[Size]])] = [
    ("NSAddTemplate", [[size(11, 11)], [size(14, 13)], [size(18, 17), size(18, 16)]]),
    ("NSRemoveTemplate", [[size(11, 11)], [size(14, 4)], [size(18, 5), size(18, 4)]]),
    ("NSActionTemplate", [[size(14, 14)], [size(15, 15)], [size(20, 20)]]),
    ("NSRefreshTemplate", [[size(11, 15)], [size(14, 16)], [size(18, 21)]]),
    ("NSStopProgressTemplate", [[size(11, 11)], [size(14, 13)], [size(17, 16)]]),
    ("NSQuickLookTemplate", [[size(19, 12)], [size(21, 13)], [size(26, 17)]]),
    ("NSGoLeftTemplate", [[size(9, 12)], [], [size(12, 17)]]),
    ("NSGoRightTemplate", [[size(9, 12)], [], [size(12, 17)]]),
    ("NSLeftFacingTriangleTemplate", [[], [size(10, 14)], [size(12, 17)]]),
    ("NSRightFacingTriangleTemplate", [[], [size(10, 14)], [size(12, 17)]]),
  ]

  private static func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }
}

/// What AppKit's controls look like. A document's controls are those of the macOS that its Interface Builder ran on.
enum AppKitFacts {
  static let design = Fact(
    "Design of controls", AppKitDesign.yosemite, "10/10 push buttons stick out at the right by 6 points"
  )
  .since(.xcode12, .bigSur, "46/47 push buttons stick out at the right by 7 points")
  .since(.xcode26withNewControls, .tahoe, "7/7 push buttons do not stick out at the right")

  static let boxes = Fact("Insets of boxes", AppKitBoxes.yosemite, "25/25 contents below titles, 5 repositories")
    .since(.xcode10, .mojave, "6/6 contents below titles, 2 documents of 1 repository")
    .since(.xcode12, .bigSur, "12/12 contents, 2 repositories")
    .since(.xcode12point5, .monterey, "48/48 contents, 7 repositories")
    .since(.xcode26withNewControls, .tahoe, "7/7 contents, 2 repositories")

  static let hasRoundColorWells = Fact("Color wells have the insets of Ventura's", false, "1/1 color well")
    .since(.xcode14point3, true, "5/5 color wells with a size of their own, 2 repositories")

  static let roundsLinesDown = Fact(
    "Lines of text fields are those of Catalina, a table from 8 to 15 points", false, "25/26 labels"
  )
  .since(.xcode11, true, "552/575 labels, 13 repositories")

  static let table = FactTable(
    "AppKit", "Controls of macOS documents.", [design, boxes, hasRoundColorWells, roundsLinesDown])
}
