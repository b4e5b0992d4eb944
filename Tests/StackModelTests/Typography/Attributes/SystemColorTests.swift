import Testing

@testable import StackModel

/// Colors of UIKit in light appearance, in 255ths, as Xcode writes them into documents.
@Suite struct SystemColorTests {
  @Test(arguments: [
    ("systemBlueColor", [0.0, 122, 255]), ("systemRedColor", [255, 59, 48]), ("systemGreenColor", [52, 199, 89]),
    ("systemOrangeColor", [255, 149, 0]), ("systemYellowColor", [255, 204, 0]), ("systemPinkColor", [255, 45, 85]),
    ("systemPurpleColor", [175, 82, 222]), ("systemIndigoColor", [88, 86, 214]), ("systemTealColor", [48, 176, 199]),
    ("systemMintColor", [0, 199, 190]), ("systemBrownColor", [162, 132, 94]), ("systemGrayColor", [142, 142, 147]),
    ("systemGray2Color", [174, 174, 178]), ("systemGray6Color", [242, 242, 247]), ("linkColor", [0, 122, 255]),
    ("systemBackgroundColor", [255, 255, 255]), ("systemGroupedBackgroundColor", [242, 242, 247]),
    ("groupTableViewBackgroundColor", [242, 242, 247]), ("labelColor", [0, 0, 0]), ("darkTextColor", [0, 0, 0]),
    ("opaqueSeparatorColor", [198, 198, 200]), ("whiteColor", [255, 255, 255]), ("orangeColor", [255, 127.5, 0]),
  ])
  func opaqueColorHasItsComponents(name: String, expected: [Double]) throws {
    let color = try #require(Color.Components(systemColor: name))
    for (component, expected) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(component * 255 - expected) < 1e-9)
    }
    #expect(color.alpha == 1)
  }

  @Test(arguments: [
    ("clearColor", 0.0), ("lightTextColor", 0.6), ("secondaryLabelColor", 0.6), ("tertiaryLabelColor", 0.3),
    ("separatorColor", 0.29), ("systemFillColor", 0.2), ("tertiarySystemFillColor", 0.12),
  ])
  func otherColorsShowWhatIsBelow(name: String, alpha: Double) {
    #expect(Color.Components(systemColor: name)?.alpha == alpha)
  }

  @Test(arguments: ["", "Color", "controlTextColor", "Brand", "SystemRedColor"]) func otherNamesHaveNone(name: String) {
    #expect(Color.Components(systemColor: name) == nil)
  }
}
