import Testing

@testable import StackModel

/// What the text of a document is measured with, by platform, version and options.
@Suite struct DocumentTextTests {
  private func text(
    _ version: Int = 22505, _ platform: Platform = .iOS, _ options: LayoutOptions = LayoutOptions()
  ) throws -> TextEnvironment {
    let type =
      switch platform {
      case .iOS: "CocoaTouch.XIB"
      case .tvOS: "AppleTV.XIB"
      case .macOS: "Cocoa.XIB"
      }
    let xml = """
      <document type="com.apple.InterfaceBuilder3.\(type)" toolsVersion="\(version)"><objects/></document>
      """
    return try LayoutDocument(Array(xml.utf8), path: "a.xib", options: options).settings.text
  }

  @Test(arguments: [
    (6254, SystemFont.helveticaNeue), (9531, .sanFrancisco), (14313, .tightened), (22505, .blended),
  ])
  func systemFontIsThatOfTheVersion(version: Int, font: SystemFont) throws {
    #expect(try text(version).systemFont == font)
  }

  @Test func yosemiteHasItsOwnHelvetica() throws {
    #expect(try text(6254, .macOS).systemFont == .helveticaNeueDeskInterface)
    #expect(try text(9531, .macOS).systemFont == .sanFrancisco)
  }

  @Test func runTimeHasTheFontOfTheSystem() throws {
    #expect(try text(6254, .iOS, LayoutOptions(semantics: .runtime)).systemFont == .blended)
    #expect(try text(22505, .iOS, LayoutOptions(iOSVersion: 10)).systemFont == .sanFrancisco)
    #expect(try text(22505, .iOS, LayoutOptions(iOSVersion: 8)).systemFont == .helveticaNeue)
  }

  @Test(arguments: [
    (14313, TextStyleSizes.smallTitles), (15702, .standard), (19529, .extraSmall), (21701, .standard),
  ])
  func textStylesHaveTheSizesOfTheCanvas(version: Int, sizes: TextStyleSizes) throws {
    #expect(try text(version).textStyleSizes == sizes)
    #expect(try text(version, .iOS, LayoutOptions(semantics: .runtime)).textStyleSizes == .standard)
    #expect(try text(version, .tvOS).textStyleSizes == .television)
  }

  @Test func userIsOneOfIOSExceptForTheLanguageOfMacOS() throws {
    let options = LayoutOptions(contentSizeCategory: .small, language: .pseudo, isTextBold: true)
    let user = try text(22505, .iOS, options)
    #expect(user.contentSizeCategory == .small)
    #expect(user.language == .pseudo)
    #expect(user.isTextBold)
    for platform in [Platform.tvOS, .macOS] {
      let other = try text(22505, platform, options)
      #expect(other.contentSizeCategory == nil)
      #expect(other.language == (platform == .macOS ? .pseudo : .base))
      #expect(!other.isTextBold)
    }
  }

  @Test func pixelsAreThoseOfTheDevice() throws {
    #expect(
      try text(22505, .iOS, LayoutOptions(device: Device(named: "retina6_12", landscape: false))).displayScale == 3)
    #expect(try text(22505, .iOS).displayScale == 2)
    #expect(try text(22505, .tvOS).displayScale == 1)
    #expect(try text(22505, .macOS).displayScale == 2)
  }
}
