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
    #expect(VectorFile.size(ofSVG: Self.svg(size, "<mask id=\"m\"><rect mask=\"url(#m)\"/></mask>")) == nil)
    #expect(VectorFile.size(ofSVG: Self.svg(size, "<mask id=\"m\"><rect mask=\"url(#n)\"/></mask>")) != nil)
  }

  /// A file with a line of as many vertices, `p`, and as many circles in a marker and in a pattern.
  private static func parts(_ count: Int, _ content: String) -> [UInt8] {
    let circles = String(repeating: "<circle r=\"3\"/>", count: count)
    let line = "<path id=\"p\" d=\"M0 0\(String(repeating: "L12 34", count: count))\"/>"
    return svg(
      "xmlns:x=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"",
      "<defs>\(line)<marker id=\"m\">\(circles)</marker><pattern id=\"q\">\(circles)</pattern></defs>\(content)")
  }

  @Test(
    arguments: [
      "<use marker-mid=\"url(#m)\" href=\"#p\"/>", "<use marker-mid=\"url(#m)\" href=\" #p \"/>",
      "<use style=\"MARKER-MID : url('#m')\" href=\"#p\"/>", "<x:use style=\"marker:url( #m )\" href=\"#p\"/>",
      "<use style=\"--a:url(#m);marker:none\" href=\"#p\"/>", "<style>*{marker:url(#m)}</style><use href=\"#p\"/>",
      "<style>@keyframes a{to{marker:url(#m)}}</style><use href=\"#p\"/>",
      "<x:style>*{marker:url(#m)}</x:style><use href=\"#p\"/>", "<g fill=\"url(#q)\">CIRCLES</g>",
      "<g style=\"FILL:url(#q)\">CIRCLES</g>", "<style>*{mask:url(#q)}</style>CIRCLES",
      "<style>circle{filter:blur(2px) blur(2px) blur(2px) blur(2px) blur(2px)}</style>CIRCLES",
    ])
  func whatPropertiesRepeatIsMultiplied(content: String) {
    let file = { (count: Int) in
      let circles = String(repeating: "<circle r=\"3\"/>", count: count)
      return VectorFile.size(ofSVG: Self.parts(count, content.replacing("CIRCLES", with: circles)))
    }
    #expect(file(1_500) == nil)
    #expect(file(10) != nil)
  }

  @Test(
    arguments: [
      "<path marker-mid=\"url(\\23 m)\"/>", "<path style=\"marker-mid:url(\\23 m)\"/>",
      "<path style=\"marker-mid:/*;mask:*/url(#m)\"/>", "<path style=\"--a:url(#m);marker:var(--a)\"/>",
      "<path marker-mid=\"var(--a)\"/>", "<style>*{--a:url(#m);marker:var(--a)}</style>",
      "<path marker-mid=\"url(#%6d)\"/>", "<use href=\"#%70\"/>",
      "<use href=\"data:image/svg+xml,%3csvg/%3e#a\"/>", "<rect style=\"mask-image:url(data:image/svg+xml,)\"/>",
      "<path><set attributeName=\"marker-mid\" to=\"url(#m)\"/></path>", "<x:animate attributeName=\"d\"/>",
      "<path style=\"d:path('M0 0L1 1')\"/>", "<circle fill=\"context-fill\"/>", "<x:image/>", "<x:foreignObject/>",
      "<style>@import \"a.css\";</style>",
      "<link xmlns=\"http://www.w3.org/1999/xhtml\" rel=\"stylesheet\" href=\"a.css\"/>",
      "<g marker-mid=\"url(#m)\"><marker id=\"n\"><path/></marker></g>",
    ])
  func whatCouldHideARepetitionIsRefused(content: String) {
    #expect(VectorFile.size(ofSVG: Self.parts(1, content)) == nil)
  }

  @Test(
    arguments: [
      "<path marker-mid=\"url(#m)\"/>", "<path style=\"marker-mid:url(#m);-x:y\"/>", "<use href=\"#p\"/>",
      "<path data-name=\"a@b (1)\" x:label=\"C:\\a (1)\"/>", "<circle fill=\"url(#q)\"/>", "<x:circle/>",
      "<a href=\"https://example.org/%20\"/>", "<g><animateTransform attributeName=\"transform\" to=\"360\"/></g>",
      "<style>.a,.b:hover{fill:#123456;clip-path:url(#c)}</style>",
      "<style>@keyframes a{to{transform:rotate(9deg)}}</style>",
      "<g fill=\"url(#l)\"><linearGradient id=\"l\"><stop/></linearGradient><mask id=\"n\"><path/></mask></g>",
    ])
  func whatHidesNothingIsDrawn(content: String) {
    #expect(VectorFile.size(ofSVG: Self.parts(1, content)) != nil)
  }

  @Test func styleSheetsOutsideOfAnSVGAreRefused() {
    let svg = Self.svg("width=\"24\" height=\"24\"")
    #expect(VectorFile.size(ofSVG: Array("<?xml-stylesheet href=\"a.css\"?>".utf8) + svg) == nil)
    #expect(VectorFile.size(ofSVG: Array("<?xml version=\"1.0\"?>".utf8) + svg) != nil)
  }

  @Test(arguments: [
    ("<g stroke-dasharray=\"0.0001\">LINE</g>", false), ("<g stroke-dasharray=\"2,1\">LINE</g>", true),
    ("<g style=\"stroke-dasharray: .0001px 0\">LINE</g>", false),
    ("<g style=\"stroke-dasharray:none\">LINE</g>", true),
    ("<style>path{stroke-dasharray:1 2 3}</style>LINE", true),
    ("<style>path{stroke-dasharray:1e-9}</style>LINE", false),
    ("<g stroke-dasharray=\"1%\">LINE</g>", false), ("<g stroke-dasharray=\"nan\">LINE</g>", false),
    ("<path stroke-dasharray=\"2\" d=\"M0 0h1e9\"/>", false),
    ("<path stroke-dasharray=\"2\" d=\"M0 0h.5.5-5\"/>", true),
    ("<path stroke-dasharray=\"2\" d=\"M0 0h9999999\"/>", false), ("<path d=\"M0 0h1e9\"/>", true),
    ("<path stroke-dasharray=\"2\" pathLength=\"9999999\" d=\"M0 0h5\"/>", false),
    ("<rect stroke-dasharray=\"2\" width=\"100%\"/>", false), ("<rect stroke-dasharray=\"2\" width=\"50\"/>", true),
    ("<rect stroke-dasharray=\"2\" style=\"width:9999999px\"/>", false),
    ("<rect stroke-dasharray=\"2\" width=\"nan\"/>", false),
    ("<rect stroke-dasharray=\"2\" vector-effect=\"non-scaling-stroke\"/>", false),
    ("<text stroke-dasharray=\"2\" font-size=\"9999999\">a</text>", false),
  ])
  func dashesAreCounted(content: String, isDrawn: Bool) {
    let line = "<path d=\"M0 0h24v24h-24z\"/>"
    let file = Self.svg("width=\"24\" height=\"24\"", content.replacing("LINE", with: line))
    #expect((VectorFile.size(ofSVG: file) != nil) == isDrawn)
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
