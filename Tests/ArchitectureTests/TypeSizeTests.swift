import Testing

/// How much state one type may hold.
@Suite struct TypeSizeTests {
  private static let mostProperties = 12

  /// Types that may have more stored properties, and why.
  private static let wideTypes: [String: String] = [
    "View": "UIKit's class, with UIKit's properties and methods"
  ]

  @Test func typesHaveFewStoredProperties() {
    let wide = declarations().filter {
      $0.value.storedProperties > Self.mostProperties && Self.wideTypes[$0.value.name] == nil
    }
    #expect(wide.isEmpty, "stored properties: \(wide.map { "\($0.key) \($0.value.storedProperties)" })")
  }

  @Test func countsAreThoseOfTheSources() throws {
    let text = """
      struct Box {
        let (width, height): (Double, Double)
        private var label = "}"
        var area: Double { width * height }
        var isSquare: Bool { width == height }
        var depth: Double {
          didSet { check() }
        }
        static let unit = Box()
        func check() { let local = 1 }
      }

      extension Box {
        var isEmpty: Bool { area == 0 }
      }
      """
    let found = TypeDeclaration.all(in: SwiftSource(path: "A/B/Box.swift", text: text))
    #expect(found.map(\.name) == ["Box", "Box"])
    #expect(found.map(\.storedProperties) == [4, 0])
  }

  /// By target and name, as extensions of another target's types count there.
  private func declarations() -> [(key: String, value: TypeDeclaration)] {
    SwiftSource.all.flatMap { source in
      TypeDeclaration.all(in: source).map { (key: "\(source.target).\($0.name)", value: $0) }
    }
  }
}
