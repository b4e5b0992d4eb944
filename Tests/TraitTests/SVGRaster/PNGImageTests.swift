import Testing

@testable import Drawing

@Suite struct PNGImageTests {
  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"><style>.f0{fill:#ff0000}</style>\
    <rect width="4" height="3" class="f0"/><text x="1" y="2" class="f0" font-size="2" textLength="2">a</text></svg>

    """

  private func png(_ svg: String, width: Double = 4, height: Double = 3, scale: Double = 1) throws -> [UInt8] {
    try PNGImage.bytes(
      svg: Array(svg.utf8), size: try PixelSize(width: width, height: height, scale: scale))
  }

  #if PNG
    @Test(arguments: [(1.0, 4, 3), (2.5, 10, 8), (0.1, 1, 1)])
    func imageHasTheSizeOfThePictureInPixels(scale: Double, width: UInt8, height: UInt8) throws {
      let bytes = try png(Self.picture, scale: scale)
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(Array(bytes[16..<24]) == [0, 0, 0, width, 0, 0, 0, height])
    }

    @Test func samePictureIsTheSameBytes() throws {
      #expect(try png(Self.picture) == png(Self.picture))
      #expect(try png(Self.picture) != png(Self.picture.replacing("#ff0000", with: "#00ff00")))
    }

    @Test(arguments: ["", " letter-spacing=\"-1.5\""]) func textIsAsWideAsItsLengthInAnyFont(attribute: String) throws {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg"><text x="7" y="9" font-size="17" textLength="300"\(attribute)>Wide</text></svg>
        """
      let texts = FittedTexts(Array(svg.utf8))
      let natural = try #require(texts.widths(measuring: try SVGDocument(texts.measuredDocument).width)[0])
      #expect((10..<100).contains(natural))
      let fitted = FittedTexts(texts.fitted(from: [natural]))
      // Within a group, since an element is measured in its own coordinates.
      let grouped = String(decoding: fitted.measuredDocument, as: UTF8.self)
        .replacing(" id=\"", with: " class=\"").replacing("<text class=\"t0\"", with: "<g id=\"t0\"><text")
        .replacing("<text class=\"b0\"", with: "</g><g id=\"b0\"><text").replacing("</svg>", with: "</g></svg>")
      let width = try #require(texts.widths(measuring: try SVGDocument(Array(grouped.utf8)).width)[0])
      #expect(abs(width - 300) < 0.1)
    }

    @Test func brokenPicturesSayWhy() {
      #expect(throws: RasterError.self) { try png("<svg") }
    }

    @Test func nothingIsLoadedForAPicture() throws {
      let folder = #filePath.prefix { $0 != "." }
      let linked = Self.picture.replacing(
        "<rect", with: "<image href=\"file://\(folder)\" width=\"4\" height=\"3\"/><rect")
      #expect(try png(linked) == png(Self.picture))
    }
  #else
    @Test func withoutLibrsvgTheErrorSaysHowToGetIt() {
      #expect(throws: RasterError.unsupported) { try png(Self.picture) }
      #expect(RasterError.unsupported.description.contains("make PNG=1"))
      #expect(RasterError.unsupported.description.contains("--traits PNG"))
    }
  #endif
}
