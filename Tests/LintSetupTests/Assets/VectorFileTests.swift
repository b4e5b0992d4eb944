import Testing

@testable import LintSetup

@Suite struct VectorFileTests {
  private static func svg(_ attributes: String, _ content: String = "") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  @Test(arguments: [
    ("width=\"24\" height=\"16\"", [24.0, 16]), ("width=\"24px\" height=\"16pt\"", [24, 16]),
    ("viewBox=\"0 0 32 8\"", [32, 8]), ("width=\"100%\" height=\"100%\" viewBox=\"0,0,32,8\"", [32, 8]),
  ])
  func svgHasTheSizeThatItsRootNames(attributes: String, size: [Double]) throws {
    let found = try #require(VectorFile.size(ofSVG: Self.svg(attributes)))
    #expect([found.width, found.height] == size)
  }

  @Test(arguments: ["", "width=\"-4\" height=\"4\"", "width=\"nan\" height=\"4\"", "viewBox=\"0 0 0 0\""])
  func svgWithoutASizeIsNone(attributes: String) { #expect(VectorFile.size(ofSVG: Self.svg(attributes)) == nil) }

  @Test(arguments: [
    "<script>alert(1)</script>", "<foreignObject><p>Hi</p></foreignObject>", "<image href=\"https://example.org/x\"/>",
    String(repeating: "<use href=\"#a\"/>", count: 20),
  ])
  func svgThatDoesMoreThanDrawShapesIsNone(content: String) {
    let size = "width=\"24\" height=\"24\""
    #expect(VectorFile.size(ofSVG: Self.svg(size, content)) == nil)
    #expect(VectorFile.size(ofSVG: Self.svg(size, "<path d=\"M0 0h24\"/><use href=\"#a\"/>")) != nil)
  }

  @Test func fileThatIsNoSVGIsNone() {
    #expect(VectorFile.size(ofSVG: Array("<html width=\"1\" height=\"1\"/>".utf8)) == nil)
    #expect(VectorFile.size(ofSVG: Array("<svg width=\"1\"".utf8)) == nil)
    #expect(VectorFile.size(ofSVG: []) == nil)
  }

  @Test(arguments: [
    ("%PDF-1.4\n<< /Type /Page /MediaBox [0 0 24 16] >>", [24.0, 16]),
    ("%PDF-1.7\n<</MediaBox[ 10 10 34.5 26 ]/Rotate 0>>", [24.5, 16]),
  ])
  func pdfHasTheSizeOfItsFirstPage(text: String, size: [Double]) throws {
    let found = try #require(VectorFile.size(ofPDF: Array(text.utf8)))
    #expect([found.width, found.height] == size)
  }

  @Test(arguments: [
    "/MediaBox [0 0 24 16]", "%PDF-1.4", "%PDF-1.4 /MediaBox", "%PDF-1.4 /MediaBox ]0 0 1 1[",
    "%PDF-1.4 /MediaBox [0 0 0 0]", "%PDF-1.4 /MediaBox [0 0 x 16]",
  ])
  func pdfWithoutASizeIsNone(text: String) { #expect(VectorFile.size(ofPDF: Array(text.utf8)) == nil) }
}
