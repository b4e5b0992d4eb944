import Testing

@testable import StackModel

/// Colors and their components.
@Suite struct ColorTests {
  @Test func grayHasThreeEqualComponents() {
    let gray = Color.Components(white: 0.25, alpha: 0.5)
    #expect([gray.red, gray.green, gray.blue] == [0.25, 0.25, 0.25])
    #expect(gray.alpha == 0.5)
    #expect(gray.space == .gray)
  }

  @Test(arguments: [
    ([0.0, 0, 0, 0], [1.0, 1, 1]), ([1, 0, 0, 0], [0, 1, 1]), ([0, 1, 0, 0], [1, 0, 1]), ([0, 0, 1, 0], [1, 1, 0]),
    ([0, 0, 0, 1], [0, 0, 0]), ([0.5, 0, 0, 0.5], [0.25, 0.5, 0.5]),
  ])
  func inksAreConverted(inks: [Double], color: [Double]) {
    let components = Color.Components(cyan: inks[0], magenta: inks[1], yellow: inks[2], black: inks[3])
    #expect([components.red, components.green, components.blue] == color)
    #expect(components.space == .cmyk)
  }

  @Test func alphaIsLimited() {
    #expect(Color.Components(white: 1, alpha: 7).alpha == 1)
    #expect(Color.Components(white: 1, alpha: -1).alpha == 0)
  }

  @Test func componentsOfAWideGamutAreNotLimited() {
    #expect(Color.Components(red: 1.1, green: -0.2, blue: 0).red == 1.1)
    #expect(Color.Components(red: 1.1, green: -0.2, blue: 0).green == -0.2)
  }

  @Test func productsOfHugeInksAreFinite() {
    let color = Color.Components(cyan: -1e308, magenta: 1e308, yellow: 1e200, black: -1e308, alpha: 1e300)
    #expect([color.red, color.green, color.blue].allSatisfy { abs($0) <= 100 })
  }

  @Test func transparentColorsAreKnown() {
    #expect(Color(.init(white: 1, alpha: 0)).isTransparent)
    #expect(Color(.system("clearColor")).isTransparent)
    #expect(!Color(.init(white: 1, alpha: 0.01)).isTransparent)
    #expect(!Color(.system("labelColor")).isTransparent)
    #expect(!Color(.asset("clearColor")).isTransparent)
  }

  @Test func nameIsPartOfTheColor() {
    #expect(Color(.system("labelColor")) != Color(.asset("labelColor")))
    #expect(Color(.system("labelColor")) != Color(.system("labelColor"), components: .init(white: 0)))
    #expect(Color(.init(white: 0)).name == nil)
  }
}
