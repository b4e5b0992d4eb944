/// The storyboards of a project by name, and what they identify.
struct StoryboardIndex: Sendable {
  /// The scenes of a storyboard that others can refer to.
  struct Summary {
    var identifiers: Set<String> = []
    var hasInitialViewController = false
  }

  private let pathsByName: [String: [String]]
  private let files: ProjectFiles

  init(_ files: ProjectFiles) {
    self.files = files
    let paths = files.paths.filter { $0.hasSuffix(Self.suffix) }
    pathsByName = Dictionary(grouping: paths) { path in
      let name = path.lastPathComponent.dropLast(Self.suffix.count)
      // Main~ipad.storyboard is Main on an iPad.
      return String(name.prefix { $0 != "~" })
    }
  }

  private static let suffix = ".storyboard"

  var names: some Sequence<String> { pathsByName.keys }

  /// The summary of all storyboards with a name, for all targets and languages; nil if there is none.
  ///
  /// They are read again, and only searched for two attributes: few are referred to.
  func summary(of name: String) -> Summary? {
    guard let paths = pathsByName[String(name.prefix { $0 != "~" })] else { return nil }
    return paths.compactMap(files.read).reduce(into: Summary()) { summary, bytes in
      summary.identifiers.formUnion(AttributeSearch(bytes).values(of: " storyboardIdentifier=\""))
      if !AttributeSearch(bytes).values(of: " initialViewController=\"").isEmpty {
        summary.hasInitialViewController = true
      }
    }
  }
}

/// Finds values of an attribute without reading the document as XML.
private struct AttributeSearch {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func values(of start: StaticString) -> [String] {
    let pattern = Array(UnsafeBufferPointer(start: start.utf8Start, count: start.utf8CodeUnitCount))
    var found: [String] = []
    var place = 0
    while let quote = end(of: pattern, from: place) {
      let end = bytes[quote...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.endIndex
      found.append(String(decoding: bytes[quote..<end], as: UTF8.self))
      place = end
    }
    return found
  }

  /// Behind the next place where the pattern stands.
  private func end(of pattern: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place + pattern.count <= bytes.count {
        if bytes[place] == pattern[0], (1..<pattern.count).allSatisfy({ bytes[place + $0] == pattern[$0] }) {
          return place + pattern.count
        }
        place += 1
      }
      return nil
    }
  }
}
