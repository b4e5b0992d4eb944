import Foundation

/// What the process writes to standard error: with `OS_ACTIVITY_DT_MODE` that is all that it logs.
final class ConsoleCapture {
  private let url: URL
  private var start = 0

  /// Leads standard error to a file.
  static func begin(in folder: URL) -> ConsoleCapture {
    let url = folder.appendingPathComponent("console-\(ProcessInfo.processInfo.processIdentifier).txt")
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    if let file = try? FileHandle(forWritingTo: url) { dup2(file.fileDescriptor, STDERR_FILENO) }
    return ConsoleCapture(url)
  }

  /// - Parameter url: The file that standard error leads to.
  init(_ url: URL) { self.url = url }

  /// What was written since the last call.
  func next() -> String {
    let data = (try? Data(contentsOf: url)) ?? Data()
    defer { start = data.count }
    return String(decoding: data.dropFirst(start), as: UTF8.self)
  }

  /// Whether a text says that constraints could not be satisfied.
  static func reportsConflicts(_ text: String) -> Bool { text.contains("simultaneously satisfy constraints") }
}
