import TestSupport
import Testing

@testable import StackModel

/// Sizes that Interface Builder stored for controls in public documents, at both ends of the versions that agree. Each
/// expectation is the most common one.
@Suite struct StoredSizeTests {
  private static let indicators: [StoredControl] = [
    StoredControl(
      "activityIndicatorView", "style=\"gray\"", in: [.xcode6, .xcode26], width: 20, height: 20, "127/127"),
    StoredControl(
      "activityIndicatorView", "style=\"medium\"", in: [.xcode11, .xcode26], width: 20, height: 20, "90/90"),
    StoredControl("activityIndicatorView", "style=\"white\"", in: [.xcode9, .xcode26], width: 20, height: 20, "37/37"),
    StoredControl(
      "activityIndicatorView", "style=\"large\"", in: [.xcode11, .xcode26], width: 37, height: 37, "61/61"),
    StoredControl(
      "activityIndicatorView", "style=\"whiteLarge\"", in: [.xcode6, .xcode26], width: 37, height: 37, "58/58"),
    StoredControl("progressView", in: [.xcode6, .xcode11], height: 2, "25/25"),
    StoredControl("progressView", in: [.xcode12, .xcode26], height: 4, "38/38"),
  ]

  private static let touched: [StoredControl] = [
    StoredControl("switch", in: [.xcode6, .xcode10, .xcode16], width: 51, height: 31, "315/315"),
    StoredControl("switch", in: [.xcode26], width: 63, height: 28, "80/81"),
    StoredControl("stepper", in: [.xcode6, .xcode10], width: 94, height: 29, "15/15"),
    StoredControl("stepper", in: [.xcode13, .xcode26], width: 94, height: 32, "14/14"),
    StoredControl("slider", in: [.xcode6, .xcode16], height: 31, "102 sliders, 96 %"),
    StoredControl("slider", in: [.xcode26], height: 34, "13/13"),
    StoredControl("segmentedControl", in: [.xcode6, .xcode10], height: 29, "49/49"),
    StoredControl("segmentedControl", in: [.xcode11, .xcode26], height: 32, "40/40"),
    StoredControl(
      "pageControl", "numberOfPages=\"3\"", in: [.xcode8, .xcode10], width: 39, height: 37, "13 controls, 85 %"),
    StoredControl("pickerView", in: [.xcode8, .xcode26], height: 216, "11/11"),
  ]

  private static let bars: [StoredControl] = [
    StoredControl("searchBar", in: [.xcode6, .xcode8], height: 44, "15/15"),
    StoredControl("searchBar", in: [.xcode9, .xcode11], height: 56, "189 search bars, 90 %"),
    StoredControl("searchBar", in: [.xcode12, .xcode16], height: 56, "16/16"),
    StoredControl("searchBar", in: [.xcode26], height: 64, "2/2"),
    StoredControl("navigationBar", in: [.xcode6, .xcode16], height: 44, "2470 navigation bars, 87 %"),
    StoredControl("navigationBar", in: [.xcode26], height: 54, "28/33"),
    StoredControl("toolbar", in: [.xcode6, .xcode11], height: 44, "130 toolbars, 96 %"),
    StoredControl("tabBar", in: [.xcode6, .xcode26], height: 49, "338 tab bars, 87 %"),
  ]

  private static let fields: [StoredControl] = [
    StoredControl("textField", "borderStyle=\"roundedRect\"", in: [.xcode8, .xcode10], height: 30, "105 fields, 94 %"),
    StoredControl("textField", "borderStyle=\"roundedRect\"", in: [.xcode11, .xcode26], height: 34, "151/151"),
    StoredControl(
      "textField", "borderStyle=\"none\"", systemFont(17), in: [.xcode12, .xcode26], height: 22, "22 fields, 86 %"),
    StoredControl(
      "imageView", "image=\"dot\"", in: [.xcode6, .xcode14, .xcode26], width: 40, height: 30, "835 images, 93 %"),
  ]

  @Test(arguments: indicators + touched + bars + fields) func sizeIsTheStoredOne(stored: StoredControl) throws {
    let control = controlElement(stored.control.element, stored.control.attributes, stored.control.content)
    try stored.expectSizes { try #require(try sizeOfControl(control, toolsVersion: $0)) }
  }

  /// Each segment adds 14 points to the widest title, 19 since Xcode 11, with a point between two: 41 controls, 85 %; 8
  /// controls, 88 %. The newer number counts the point.
  @Test(arguments: [(Int.xcode8, 14.0), (.xcode13, 19.0)]) func segmentsAreAsWideAsTheWidestTitle(
    toolsVersion: Int, padding: Double
  ) throws {
    func width(_ count: Int) throws -> Double {
      let segments = String(repeating: "<segment title=\"Title\"/>", count: count)
      let control = controlElement("segmentedControl", "", "<segments>\(segments)</segments>")
      return try #require(try sizeOfControl(control, toolsVersion: toolsVersion)).width
    }
    let (one, two, three) = (try width(1), try width(2), try width(3))
    #expect(three - two == two - one)
    #expect(two - one == one + 1)
    let bare = one - padding + (padding == 19 ? 1 : 0)
    #expect(bare > 25 && bare < 32, "the title of 13 points alone")
  }
}
