import Testing

/// How much one type may hold, counted with all its extensions.
@Suite struct TypeSizeTests {
  private static let mostLines = 450
  private static let mostProperties = 12

  /// Types that may have more lines, how many, and why.
  private static let longTypes: [String: (lines: Int, reason: String)] = [
    "Rule": (.max, "each rule is a constant in a file of its own"),
    "View": (840, "UIKit's class, with UIKit's properties and methods"),
  ]

  /// Types that may have more stored properties, and why.
  private static let wideTypes: [String: String] = [
    "View": "UIKit's class, with UIKit's properties and methods"
  ]

  @Test func typesHaveOneIdea() {
    var lines: [String: Int] = [:]
    for declaration in declarations() { lines[declaration.key, default: 0] += declaration.value.lineCount }
    let long = lines.filter { $0.value > Self.longTypes[Self.name($0.key)]?.lines ?? Self.mostLines }
    #expect(long.isEmpty, "lines with all extensions: \(long)")
  }

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
    #expect(found.map(\.lineCount) == [11, 3])
    #expect(found.map(\.storedProperties) == [4, 0])
  }

  /// By target and name, as extensions of another target's types count there.
  private func declarations() -> [(key: String, value: TypeDeclaration)] {
    SwiftSource.all.flatMap { source in
      TypeDeclaration.all(in: source).map { (key: "\(source.target).\($0.name)", value: $0) }
    }
  }

  private static func name(_ key: String) -> String { String(key.drop { $0 != "." }.dropFirst()) }
}
