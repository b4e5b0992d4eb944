/// What folders are searched for: files with some names, and files with some content.
package struct WantedFiles: Sendable {
  /// In words, for people who search where there are none.
  let words: String
  /// Whether a file with a name is wanted, whatever it contains.
  let hasName: @Sendable (_ name: String) -> Bool
  /// Whether the content of a file with a name has to be looked at.
  package let mayHaveContent: @Sendable (_ name: String) -> Bool
  /// Whether a file is wanted whose content starts with some bytes; nil where more of it has to be known.
  private let startIsWanted: @Sendable (_ start: [UInt8]) -> Bool?

  private init(
    words: String, hasName: @escaping @Sendable (String) -> Bool,
    mayHaveContent: @escaping @Sendable (String) -> Bool = { _ in false },
    startIsWanted: @escaping @Sendable ([UInt8]) -> Bool? = { _ in false }
  ) {
    (self.words, self.hasName) = (words, hasName)
    (self.mayHaveContent, self.startIsWanted) = (mayHaveContent, startIsWanted)
  }

  /// Storyboards and xibs.
  package static let documents = WantedFiles(words: ".storyboard and .xib files") { $0.isDocumentName }

  /// Files with one of some extensions, which are lowercase.
  package static func files(_ extensions: [StaticString]) -> WantedFiles {
    WantedFiles(words: extensions.map { ".\($0)" }.joined(separator: ", ") + " files") { name in
      extensions.contains { name.hasFileExtension($0) }
    }
  }

  /// The same, and files with an extension whose first bytes say what they are.
  ///
  /// - Parameters:
  ///   - words: What these are, in words.
  ///   - isWanted: Judges a file by its first bytes; nil where more of it has to be known.
  package func or(
    _ words: String, extension: StaticString, startingWith isWanted: @escaping @Sendable ([UInt8]) -> Bool?
  ) -> WantedFiles {
    WantedFiles(
      words: "\(self.words), and \(words)", hasName: hasName, mayHaveContent: { $0.hasFileExtension(`extension`) },
      startIsWanted: isWanted)
  }

  /// Whether a file with a name and a content is wanted.
  package func contains(_ name: String, content: [UInt8]) -> Bool {
    hasName(name) || mayHaveContent(name) && startIsWanted(content) ?? false
  }

  /// Whether the file at a path is wanted for its content. No more of it is read than that takes, step by step.
  func hasContent(_ path: String) -> Bool {
    var limit = Self.firstStep
    while true {
      guard let start = path.withSystemPath({ path in try? FileContent.bytes(at: path, limit: limit) }) else {
        return false
      }
      if let isWanted = startIsWanted(start) { return isWanted }
      guard start.count > limit, limit < InputFile.sizeLimit else { return false }
      limit *= Self.growth
    }
  }

  private static let firstStep = 1 << 12
  private static let growth = 1 << 4
}
