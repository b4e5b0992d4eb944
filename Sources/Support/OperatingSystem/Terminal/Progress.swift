/// How far a run is.
struct Progress {
  /// A document that is laid out on many variants.
  struct Part {
    let path: String
    let done: Int
    let total: Int
  }

  /// How many documents there are; nil until that is known.
  private let total: Int?
  private var done = 0
  /// The document that something was heard of last.
  var part: Part?

  /// The most characters of a name, so that the line fits a terminal.
  private static let longestName = 30

  init(total: Int? = nil) { self.total = total }

  /// Notes that a document is done.
  mutating func advance() {
    done += 1
    part = nil
  }

  /// `12 of 125 documents, Main.storyboard: 340 of 1440 variants`; nil where there is nothing to count.
  var text: Escaped<LogLine>? {
    guard let total else { return "reading the project" }
    let documents: Escaped<LogLine>? = total > 1 ? "\(done) of \(total) documents" : nil
    return switch (documents, variants) {
    case (let documents?, let variants?): "\(documents), \(variants)"
    case (let documents, let variants): documents ?? variants
    }
  }

  private var variants: Escaped<LogLine>? {
    guard let part, part.total > 1 else { return nil }
    let name = part.path.folderAndName.name
    let shown = name.count > Self.longestName ? name.prefix(Self.longestName - 1) + "…" : Substring(name)
    return "\(String(shown)): \(part.done) of \(part.total) variants"
  }
}
