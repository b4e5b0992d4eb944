import Foundation

/// The file with the results. It is written before and after each document: where a document ends the app, the next run
/// goes on behind it.
struct ResultFile {
  private let url: URL
  private var file: LayoutFile

  private init(_ url: URL, _ file: LayoutFile) { (self.url, self.file) = (url, file) }

  /// Reads what an earlier run found.
  static func read(_ url: URL) -> ResultFile {
    let file = (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(LayoutFile.self, from: $0) }
    return ResultFile(url, file ?? LayoutFile())
  }

  /// Whether an earlier run came to a document.
  func contains(_ setup: Setup) -> Bool { file.documents.contains { $0.path == setup.layout.path } }

  /// Writes that a document is being measured.
  mutating func begin(_ setup: Setup, _ record: MeasuredRecord) throws {
    var record = record
    record.failure = "the app ended while it was measured"
    file.documents.append(setup.measured([:], record, scale: setup.layout.scale ?? 1))
    try write()
  }

  /// Writes what was measured of the document that was begun.
  mutating func finish(_ document: DocumentRecord) throws {
    file.documents[file.documents.count - 1] = document
    try write()
  }

  private func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(file).write(to: url, options: .atomic)
  }
}
