import Testing

@testable import StackLint

@Suite struct ImageHeaderTests {
  @Test func sizeOfAGIFHasItsLowByteFirst() {
    let header = ImageHeader(Array("GIF89a".utf8) + [0x2C, 0x01, 0x10, 0x00])
    #expect(header?.kind == .gif)
    #expect(header?.width == 300)
    #expect(header?.height == 16)
  }

  @Test func sizeOfAJPEGIsBehindOtherSegments() {
    let comment: [UInt8] = [0xFF, 0xFE, 0x00, 0x04, 0x41, 0x42]
    let frame: [UInt8] = [0xFF, 0xC2, 0x00, 0x11, 0x08, 0x01, 0x00, 0x02, 0x00, 0x03]
    let header = ImageHeader([0xFF, 0xD8] + comment + frame)
    #expect(header?.kind == .jpeg)
    #expect(header?.width == 512)
    #expect(header?.height == 256)
  }

  @Test(arguments: [[], [0xFF, 0xD8], [0x89, 0x50, 0x4E, 0x47], Array("<svg>".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0, 0]])
  func bytesThatEndTooEarlyAreNoImage(bytes: [UInt8]) {
    #expect(ImageHeader(bytes) == nil)
  }
}
