import TestSupport
import Testing

/// `render --format png`.
@Suite struct PictureFormatTests {
  private static let row = """
    <stackView width="200" height="40" spacing="8"><label text="Name"/><label text="Place"/></stackView>

    """

  private let folder: TestFolder

  init() throws { folder = try TestFolder(["a.xml": Self.row]) }

  @Test func svgIsTheFormatIfNoneIsNamed() throws {
    let svg = try folder.run("render", "a.xml", "--format", "svg", "--size", "200x40")
    #expect(svg.status == 0 && svg.output.hasPrefix("<svg"))
    #expect(try folder.run("render", "a.xml", "--size", "200x40").output == svg.output)
  }

  #if PNG
    @Test func filesHaveThePixelsOfTheScale() throws {
      let run = try folder.run(
        "render", "a.xml", "--format", "png", "--size", "200x40", "--scale", "1.5", "--output", "pictures")
      #expect(run.status == 0)
      let bytes = try folder.bytes("pictures/a-stackView.png")
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(Array(bytes[16..<24]) == [0, 0, 1, 44, 0, 0, 0, 60])
    }

    @Test func singlePictureGoesToStandardOutput() throws {
      let run = try folder.run("render", "a.xml", "--format", "png")
      #expect(run.status == 0 && run.output.contains("IHDR"))
    }

    @Test func pictureThatIsTooLargeIsReportedAndNotWritten() throws {
      let run = try folder.run(
        "render", "a.xml", "--format", "png", "--size", "9000x9000", "--scale", "3", "--output", "pictures")
      #expect(run.status == 2)
      #expect(run.complaints.hasPrefix("a.xml: error: stackView: 27000 × 27000 pixels are too many; a PNG has at most"))
      #expect(try folder.names == ["a.xml"])
    }
  #else
    @Test func withoutLibrsvgTheMessageSaysHowToBuild() throws {
      let run = try folder.run("render", "a.xml", "--format", "png")
      #expect(run.status == 64)
      #expect(run.complaints.contains("make PNG=1") && run.complaints.contains("--traits PNG"))
    }
  #endif

  @Test func otherFormatsAreRefused() throws {
    let run = try folder.run("render", "a.xml", "--format", "gif")
    #expect(run.status == 64)
    #expect(run.complaints.contains("svg") && run.complaints.contains("png"))
  }
}
