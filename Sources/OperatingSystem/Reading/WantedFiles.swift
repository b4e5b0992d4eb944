import Escaping

/// What folders are searched for: files with some names, and files with some content.
package struct WantedFiles: Sendable {
  /// In words, for people who search where there are none.
  let words: String
  /// Whether a file with a name is wanted, whatever it contains.
  let hasName: @Sendable (_ name: String) -> Bool
  /// Whether the content of a file with a name has to be looked at.
  let mayHaveContent: @Sendable (_ name: String) -> Bool
  /// Whether the file at a path is wanted.
  let hasContent: @Sendable (_ path: String) -> Bool

  private init(
    words: String, hasName: @escaping @Sendable (String) -> Bool,
    mayHaveContent: @escaping @Sendable (String) -> Bool = { _ in false },
    hasContent: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    (self.words, self.hasName) = (words, hasName)
    (self.mayHaveContent, self.hasContent) = (mayHaveContent, hasContent)
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
  /// - Parameter words: What these are, in words.
  package func or(
    _ words: String, extension: StaticString, startingWith isWanted: @escaping @Sendable ([UInt8]) -> Bool
  ) -> WantedFiles {
    WantedFiles(
      words: "\(self.words), and \(words)", hasName: hasName, mayHaveContent: { $0.hasFileExtension(`extension`) },
      hasContent: { path in
        let start = path.withSystemPath { path in try? FileContent.bytes(at: path, limit: Self.startLimit) }
        return start.map(isWanted) ?? false
      })
  }

  /// How much of a file is looked at.
  private static let startLimit = 1 << 12
}
