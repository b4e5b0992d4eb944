import StackModel
import Testing

/// Sizes that Interface Builder stored for controls in public documents, at both ends of the versions that agree. Each
/// expectation is the most common one.
@Suite struct StoredSizeTests {
  /// An element with attributes and children.
  struct Control: Sendable, CustomStringConvertible {
    let element: String
    var attributes = ""
    var content = ""

    var description: String { "\(element) \(attributes)" }
    var xml: String { controlElement(element, attributes, content) }
  }

  private static let xcode6 = 6000
  private static let xcode8 = 11_762
  private static let xcode9 = 13_771
  private static let xcode10 = 14_460
  private static let xcode11 = 15_505
  private static let xcode12 = 17_701
  private static let xcode13 = 19_529
  private static let xcode14 = 21_701
  private static let xcode16 = 23_504
  private static let xcode26 = 24_500

  /// What Interface Builder stored for a control.
  struct Stored: Sendable, CustomStringConvertible {
    let control: Control
    let toolsVersions: [Int]
    var width: Double?
    let height: Double
    /// How many of the controls without a size of their own have it.
    let evidence: String

    init(
      _ element: String, _ attributes: String = "", _ content: String = "", in toolsVersions: [Int],
      width: Double? = nil, height: Double, _ evidence: String
    ) {
      control = Control(element: element, attributes: attributes, content: content)
      self.toolsVersions = toolsVersions
      self.width = width
      self.height = height
      self.evidence = evidence
    }

    var description: String { "\(control) \(toolsVersions)" }
  }

  private static let indicators: [Stored] = [
    Stored("activityIndicatorView", "style=\"gray\"", in: [xcode6, xcode26], width: 20, height: 20, "127/127"),
    Stored("activityIndicatorView", "style=\"medium\"", in: [xcode11, xcode26], width: 20, height: 20, "90/90"),
    Stored("activityIndicatorView", "style=\"white\"", in: [xcode9, xcode26], width: 20, height: 20, "37/37"),
    Stored("activityIndicatorView", "style=\"large\"", in: [xcode11, xcode26], width: 37, height: 37, "61/61"),
    Stored("activityIndicatorView", "style=\"whiteLarge\"", in: [xcode6, xcode26], width: 37, height: 37, "58/58"),
    Stored("progressView", in: [xcode6, xcode11], height: 2, "25/25"),
    Stored("progressView", in: [xcode12, xcode26], height: 4, "38/38"),
  ]

  private static let touched: [Stored] = [
    Stored("switch", in: [xcode6, xcode10, xcode16], width: 51, height: 31, "315/315"),
    Stored("switch", in: [xcode26], width: 63, height: 28, "80/81"),
    Stored("stepper", in: [xcode6, xcode10], width: 94, height: 29, "15/15"),
    Stored("stepper", in: [xcode13, xcode26], width: 94, height: 32, "14/14"),
    Stored("slider", in: [xcode6, xcode16], height: 31, "102 sliders, 96 %"),
    Stored("slider", in: [xcode26], height: 34, "13/13"),
    Stored("segmentedControl", in: [xcode6, xcode10], height: 29, "49/49"),
    Stored("segmentedControl", in: [xcode11, xcode26], height: 32, "40/40"),
    Stored("pageControl", "numberOfPages=\"3\"", in: [xcode8, xcode10], width: 39, height: 37, "13 controls, 85 %"),
    Stored("pickerView", in: [xcode8, xcode26], height: 216, "11/11"),
  ]

  private static let bars: [Stored] = [
    Stored("searchBar", in: [xcode6, xcode8], height: 44, "15/15"),
    Stored("searchBar", in: [xcode9, xcode11], height: 56, "189 search bars, 90 %"),
    Stored("searchBar", in: [xcode12, xcode16], height: 56, "16/16"),
    Stored("navigationBar", in: [xcode6, xcode16], height: 44, "2470 navigation bars, 87 %"),
    Stored("navigationBar", in: [xcode26], height: 54, "28/33"),
    Stored("toolbar", in: [xcode6, xcode11], height: 44, "130 toolbars, 96 %"),
    Stored("tabBar", in: [xcode6, xcode26], height: 49, "338 tab bars, 87 %"),
  ]

  private static let fields: [Stored] = [
    Stored("textField", "borderStyle=\"roundedRect\"", in: [xcode8, xcode10], height: 30, "105 fields, 94 %"),
    Stored("textField", "borderStyle=\"roundedRect\"", in: [xcode11, xcode26], height: 34, "151/151"),
    Stored("textField", "borderStyle=\"none\"", systemFont(17), in: [xcode12, xcode26], height: 22, "22 fields, 86 %"),
    Stored("imageView", "image=\"dot\"", in: [xcode6, xcode14, xcode26], width: 40, height: 30, "835 images, 93 %"),
  ]

  @Test(arguments: indicators + touched + bars + fields) func sizeIsTheStoredOne(stored: Stored) throws {
    for toolsVersion in stored.toolsVersions {
      let size = try #require(try sizeOfControl(stored.control.xml, toolsVersion: toolsVersion))
      #expect(size.height == stored.height, "\(toolsVersion), \(stored.evidence)")
      if let width = stored.width { #expect(size.width == width, "\(toolsVersion), \(stored.evidence)") }
    }
  }

  /// Each segment adds 14 points to the widest title, 19 since Xcode 11, with a point between two: 41 controls, 85 %; 8
  /// controls, 88 %. The newer number counts the point.
  @Test(arguments: [(11_762, 14.0), (19_529, 19.0)]) func segmentsAreAsWideAsTheWidestTitle(
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
