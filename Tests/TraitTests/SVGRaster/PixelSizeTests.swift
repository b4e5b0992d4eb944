import Testing

@testable import Drawing

@Suite struct PixelSizeTests {
  @Test func sizesAreRoundedToPixels() throws {
    let size = try PixelSize(width: 375.33, height: 44.5, scale: 2)
    #expect((size.width, size.height) == (751, 89))
  }

  @Test func picturesHaveAtLeastOnePixel() throws {
    let size = try PixelSize(width: 1, height: 0, scale: 0.1)
    #expect((size.width, size.height) == (1, 1))
  }

  @Test(arguments: [-1.0, -1e300, -.infinity]) func sizesBelowZeroAreOnePixel(length: Double) throws {
    let size = try PixelSize(width: length, height: 40, scale: 1)
    #expect((size.width, size.height) == (1, 40))
  }

  @Test func messageHasNumbersThatNoIntegerHolds() {
    let message = RasterError.tooLarge(width: -.infinity, height: .nan).description
    #expect(message.hasPrefix("over a billion × over a billion pixels are too many"))
  }

  @Test(arguments: [(32_768.0, 1.0), (20_000, 20_000), (1, .infinity), (1e300, 1e300)])
  func largerPicturesThanCanBeDrawnAreRefused(width: Double, height: Double) {
    #expect(throws: RasterError.tooLarge(width: width, height: height)) {
      try PixelSize(width: width, height: height, scale: 1)
    }
  }

  @Test func messageHasBothSizes() {
    #expect(
      RasterError.tooLarge(width: 40_000, height: .infinity).description
        == "40000 × over a billion pixels are too many; a PNG has at most 32767 on a side and 100 million in all; "
        + "draw it at a smaller scale")
  }

  @Test func largestPicturesAreDrawn() throws {
    #expect(try PixelSize(width: 32_767, height: 3000, scale: 1).width == 32_767)
  }
}
