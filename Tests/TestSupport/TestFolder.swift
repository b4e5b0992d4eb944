package import Foundation

/// A folder with documents, gone when the test is over. The tool runs inside, so that paths are short.
package final class TestFolder {
  package let url: URL

  /// Creates the folder; keys are paths, values are contents.
  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "ibstack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, content) in files { try write(content, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ content: String, to path: String) throws {
    try write(Array(content.utf8), to: path)
  }

  package func write(_ content: [UInt8], to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content).write(to: file)
  }

  /// The bytes of a file.
  package func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: url.appending(path: path))) }

  package func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// The names of what is inside, hidden files included.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
