import Testing

@testable import StackLint

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

  /// A line of as many vertices, and what it may be drawn with: as many circles, and what refers to them.
  private static func repeating(_ count: Int, _ reference: String, _ name: String, _ style: String = "") -> [UInt8] {
    let circles = String(repeating: "<circle r=\"3\"/>", count: count)
    let line = String(repeating: "L12 34", count: count)
    return svg(
      "width=\"24\" height=\"24\"",
      "<style>\(style)</style><defs><\(name) id=\"m\">\(circles)</\(name)></defs><g \(reference)><path d=\"M0 0\(line)\"/></g>"
    )
  }

  @Test(
    arguments: [
      ("marker-mid=\"url(#m)\"", "marker", ""), ("style=\"fill:none;marker-end: url( '#m' )\"", "marker", ""),
      ("class=\"a\"", "marker", ".a{fill:none;marker:url(#m)}"),
      ("class=\"a\"", "marker", ".a{--a:url(#m);marker:var(--a)}"),
      ("class=\"a\"", "marker", ".a{m\\61 rker:url(#m)}"),
    ])
  func whatStandsAtEachVertexIsMultiplied(reference: String, name: String, style: String) {
    #expect(VectorFile.size(ofSVG: Self.repeating(2_000, reference, name, style)) == nil)
    #expect(VectorFile.size(ofSVG: Self.repeating(2_000, "", name)) != nil)
    #expect(VectorFile.size(ofSVG: Self.repeating(20, reference, name, style.filter { $0 != "\\" })) != nil)
  }

  @Test(arguments: ["pattern", "mask", "filter", "clipPath"]) func whatRefersToWhatRefersIsMultiplied(name: String) {
    let property = ["pattern": "fill", "clipPath": "clip-path"][name] ?? name
    func nested(_ depth: Int) -> [UInt8] {
      let levels = (0..<depth).map { level in
        let content = String(repeating: "<rect \(property)=\"url(#m\(level + 1))\"/>", count: 10)
        return "<\(name) id=\"m\(level)\">\(content)</\(name)>"
      }
      return Self.svg("width=\"24\" height=\"24\"", levels.joined() + "<rect \(property)=\"url(#m0)\"/>")
    }
    #expect(VectorFile.size(ofSVG: nested(8)) == nil)
    #expect(VectorFile.size(ofSVG: nested(2)) != nil)
  }

  @Test func patternsOfAllElementsAreMultiplied() {
    #expect(VectorFile.size(ofSVG: Self.filled(count: 2_000)) == nil)
    #expect(VectorFile.size(ofSVG: Self.filled(count: 50)) != nil)
  }

  private static func filled(count: Int) -> [UInt8] {
    let circles = String(repeating: "<circle r=\"3\"/>", count: count)
    return svg("width=\"24\" height=\"24\"", "<pattern id=\"m\">\(circles)</pattern><g fill=\"url(#m)\">\(circles)</g>")
  }

  @Test func longChainsOfReferencesAndThoseToThemselvesEnd() {
    let size = "width=\"24\" height=\"24\""
    let chain = (0..<2_000).map { "<pattern id=\"m\($0)\"><rect fill=\"url(#m\($0 + 1))\"/></pattern>" }.joined()
    #expect(VectorFile.size(ofSVG: Self.svg(size, chain)) == nil)
    #expect(VectorFile.size(ofSVG: Self.svg(size, "<mask id=\"m\"><rect mask=\"url(#m)\"/></mask>")) != nil)
  }

  @Test func shadowsAndGradientsAreDrawn() {
    let content = """
      <filter id="f"><feMorphology radius="4"/><feOffset/><feGaussianBlur stdDeviation="2"/><feBlend/></filter>
      <linearGradient id="a"><stop/><stop/></linearGradient><g filter="url(#f)">
      """ + String(repeating: "<path fill=\"url(#a)\" d=\"M0 0h24v24h-24z\"/>", count: 2_000) + "</g>"
    #expect(VectorFile.size(ofSVG: Self.svg("width=\"24\" height=\"24\"", content)) != nil)
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
