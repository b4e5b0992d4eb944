/// The system font and text styles.
enum TextFacts {
  static let systemFont = Fact(
    "System font", SystemFont.helveticaNeue, "the font of iOS 7 and 8; advances from its metrics"
  )
  .since(.xcode7, .sanFrancisco, fit)
  .since(.xcode9, .tightened, fit)
  .since(.xcode12, .blended, fit)

  private static let fit =
    "fitted to labels: 89.5 % of 17-point strings not used for the fit within 0.5 points, 95.9 % within 1"

  static let titlesAreSmall = Fact(
    "Large title, title 1 and title 2 have 30, 26 and 20 points", true,
    "41/47 titles of one line"
  )
  .since(.xcode11point2, false, "18/20 titles of one line")
  .atRunTime(false, "Apple's table of text styles, unchanged since iOS 11")

  static let isExtraSmall = Fact(
    "Text styles have their extra-small sizes", false, "41/47 titles of one line"
  )
  .since(.xcode12point5, true, "13/17 labels of one line")
  .since(.xcode14, false, "18/20 titles of one line")
  .atRunTime(false, "Apple's documentation of `UIContentSizeCategory.large`: what a device starts with")

  static let table = FactTable(
    "Text", "What text is measured with. Sizes in points.", [systemFont, titlesAreSmall, isExtraSmall])
}

extension SystemFont: FactValue {
  var words: String {
    switch self {
    case .helveticaNeue: "Helvetica Neue"
    case .helveticaNeueDeskInterface: "Helvetica Neue with wider spacing"
    case .sanFrancisco: "San Francisco, one drawing below and one from 20 points on"
    case .tightened: "the same with display sizes set tighter"
    case .blended: "San Francisco, drawings blended from 17 to 28 points"
    }
  }
}

extension FontWeight: FactValue {
  var words: String { name }
}
