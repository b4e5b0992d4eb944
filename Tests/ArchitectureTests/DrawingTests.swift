import Testing

/// Pictures are drawn from the properties of the model. What a document says is decoded in one place.
@Suite struct DrawingTests {
  private static func decoders(_ sources: [SwiftSource]) -> [String] {
    sources.filter { $0.target == "Drawing" }.flatMap { source in
      source.lines.enumerated().filter { decodes($0.element) }.map { "\(source.path):\($0.offset + 1)" }
    }
  }

  private static func decodes(_ line: Substring) -> Bool {
    line.contains("oder") || line.contains("decode")
      ? line.contains(/(?:^|[^A-Za-z])(?:decode[A-Z]|coders?\(|NibCoder|LateCoder|import NibDecoder)/) : false
  }

  @Test func drawingDecodesNothing() {
    #expect(SwiftSource.all.count { $0.target == "Drawing" } > 50)
    #expect(Self.decoders(SwiftSource.all) == [], "add a property to the class of StackModel")
  }

  @Test func decodersAreFound() {
    let text = """
      import NibDecoder
      let a = decodeLate { $0.decodeString(forKey: "a") }
      let b = document.nib.coder(withID: "b")
      func draw(_ coder: NibCoder) {}
      let c = coder.decodeBool(forKey: "c"), d = "decodeBool(forKey:)"
      let e = placeholder(border)

      """
    let found = (1...5).map { "Drawing/B.swift:\($0)" }
    #expect(Self.decoders([SwiftSource(path: "Drawing/B.swift", text: text)]) == found)
    #expect(Self.decoders([SwiftSource(path: "StackModel/B.swift", text: text)]) == [])
  }
}
