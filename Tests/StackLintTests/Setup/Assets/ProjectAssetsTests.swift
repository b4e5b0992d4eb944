import TestSupport
import Testing

@testable import StackLint
@testable import Support

@Suite struct ProjectAssetsTests {
  /// The beginning of a PNG file of a size in pixels.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
  }

  private static func imageSet(_ files: String) -> String { "{\"images\": [\(files)]}" }

  private func assets(_ folder: TestFolder) -> ProjectAssets { ProjectAssets(folder: AbsolutePath(folder.url.path)) }

  @Test func imageOfACatalogIsFoundByTheNameOfItsSet() throws {
    let folder = try TestFolder([
      "App/Assets.xcassets/Logo.imageset/Contents.json": Self.imageSet(
        "{\"filename\": \"one.png\", \"scale\": \"1x\"}, {\"filename\": \"two.png\", \"scale\": \"2x\"}")
    ])
    try folder.write(Self.png(40, 20), to: "App/Assets.xcassets/Logo.imageset/one.png")
    try folder.write(Self.png(80, 40), to: "App/Assets.xcassets/Logo.imageset/two.png")
    let image = try #require(assets(folder).image(named: "Logo"))
    #expect(image.header.width == 80)
    #expect(image.scale == 2)
    #expect(assets(folder).image(named: "Brand/Logo")?.header.width == 80)
    #expect(assets(folder).image(named: "Logos") == nil)
  }

  @Test func imageForDarkAppearanceIsNotTheStandardOne() throws {
    let folder = try TestFolder([
      "A.xcassets/Logo.imageset/Contents.json": Self.imageSet(
        """
        {"filename": "dark.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "light.png", "scale": "1x"}
        """)
    ])
    try folder.write(Self.png(80, 40), to: "A.xcassets/Logo.imageset/dark.png")
    try folder.write(Self.png(40, 20), to: "A.xcassets/Logo.imageset/light.png")
    #expect(assets(folder).image(named: "Logo")?.header.width == 40)
    #expect(assets(folder).image(named: "Logo")?.dark?.bytes == Self.png(80, 40))
  }

  @Test func imageForHighContrastIsNotTheDarkOne() throws {
    let folder = try TestFolder([
      "A.xcassets/Logo.imageset/Contents.json": Self.imageSet(
        """
        {"filename": "high.png", "appearances": [{"appearance": "luminosity", "value": "dark"},
         {"appearance": "contrast", "value": "high"}]}, {"filename": "light.png", "scale": "1x"}
        """)
    ])
    try folder.write(Self.png(80, 40), to: "A.xcassets/Logo.imageset/high.png")
    try folder.write(Self.png(40, 20), to: "A.xcassets/Logo.imageset/light.png")
    let image = try #require(assets(folder).image(named: "Logo"))
    #expect(image.dark == nil)
  }

  @Test func setSaysHowItsImagesAreDrawn() throws {
    let folder = try TestFolder([
      "A.xcassets/Logo.imageset/Contents.json": """
      {"images": [{"filename": "one.png", "scale": "2x", "resizing": {"mode": "9-part",
       "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}}],
       "properties": {"template-rendering-intent": "template"}}
      """,
      "A.xcassets/Plain.imageset/Contents.json": Self.imageSet("{\"filename\": \"one.png\"}"),
    ])
    for name in ["Logo", "Plain"] { try folder.write(Self.png(40, 20), to: "A.xcassets/\(name).imageset/one.png") }
    let (logo, plain) = (try #require(assets(folder).image(named: "Logo")), assets(folder).image(named: "Plain"))
    #expect(logo.rendering == "template" && logo.capInsets == [1, 2, 3, 4])
    #expect(try #require(plain).rendering == nil && plain?.capInsets == nil)
  }

  @Test func vectorImagesHaveTheirSize() throws {
    let folder = try TestFolder([
      "Images/star.svg": "<svg width=\"24\" height=\"16\"/>", "Images/moon.pdf": "%PDF-1.4 /MediaBox [0 0 20 10]",
    ])
    let (star, moon) = (assets(folder).image(named: "star"), assets(folder).image(named: "moon"))
    #expect(star?.header.kind == .svg && star?.header.width == 24)
    #expect(moon?.header.kind == .pdf && moon?.header.height == 10)
  }

  @Test func imageThatCanBeShownComesBeforePDF() throws {
    let folder = try TestFolder([
      "A.xcassets/Logo.imageset/Contents.json": Self.imageSet(
        "{\"filename\": \"one.png\", \"scale\": \"3x\"}, {\"filename\": \"two.pdf\"}"),
      "A.xcassets/Logo.imageset/two.pdf": "%PDF-1.4 /MediaBox [0 0 20 10]",
    ])
    try folder.write(Self.png(60, 30), to: "A.xcassets/Logo.imageset/one.png")
    #expect(assets(folder).image(named: "Logo")?.header.kind == .png)
  }

  @Test func setCannotNameAFileOutsideOfIt() throws {
    let folder = try TestFolder([
      "A.xcassets/Logo.imageset/Contents.json": Self.imageSet("{\"filename\": \"../../secret.png\", \"scale\": \"1x\"}")
    ])
    try folder.write(Self.png(4, 4), to: "secret.png")
    #expect(assets(folder).image(named: "Logo") == nil)
  }

  @Test(arguments: [([3], 3), ([1, 3], 1), ([1, 2, 3], 2), ([], nil)] as [([Double], Double?)])
  func fileOfASetIsThatForTwiceThePoints(scales: [Double], best: Double?) {
    let files = scales.map { "{\"filename\": \"a.png\", \"scale\": \"\($0)x\"}" }.joined(separator: ",")
    let set = ImageSet(description: Array(Self.imageSet(files).utf8), folder: AbsolutePath("/Logo.imageset"))
    #expect(set.best?.scale == best)
  }

  @Test func imageFileIsFoundWithoutScaleAndExtension() throws {
    let folder = try TestFolder()
    try folder.write(Self.png(10, 10), to: "Images/star.png")
    try folder.write(Self.png(20, 20), to: "Images/star@2x.png")
    try folder.write(Self.png(30, 30), to: "Images/star@3x.png")
    for name in ["star", "star.png"] { #expect(assets(folder).image(named: name)?.scale == 2) }
  }

  @Test func fileThatIsNoImageIsNone() throws {
    let folder = try TestFolder(["Images/star.png": "<svg onload='alert(1)'/>"])
    #expect(assets(folder).image(named: "star") == nil)
  }

  @Test func colorHasALightAndADarkForm() throws {
    let folder = try TestFolder([
      "A.xcassets/Brand.colorset/Contents.json": """
      {"colors": [
        {"color": {"components": {"red": "0x80", "green": "255", "blue": "0.25", "alpha": "0.5"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "1.000", "alpha": "1.000"}}}
      ]}
      """
    ])
    let color = try #require(assets(folder).color(named: "Brand"))
    #expect(color.light == [128.0 / 255, 1, 0.25, 0.5])
    #expect(color.dark == [1, 1, 1, 1])
    #expect(assets(folder).color(named: "Band") == nil)
  }
}
