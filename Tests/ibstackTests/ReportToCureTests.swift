import Foundation
import Testing

/// `Documentation/FromReportToCure.md` tells what the tool really prints about the samples, before and after each edit.
@Suite struct ReportToCureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let samples = ["Order.storyboard", "Notice.storyboard"]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The fenced blocks of the page with what stands behind the fence.
  private func blocks() throws -> [(kind: Substring, lines: [Substring])] {
    let parts = try Self.text("Documentation/FromReportToCure.md").components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = Substring(parts[index]).split(separator: "\n", omittingEmptySubsequences: false)
      return (lines[0], Array(lines.dropFirst().dropLast()))
    }
  }

  @Test func eachStepPrintsWhatThePageSays() throws {
    let files = try Self.samples.map { ($0, try Self.text("Samples/\($0)")) }
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: files))
    for (kind, lines) in try blocks() {
      if kind == "diff" { try apply(lines, in: folder) } else { try compare(lines, in: folder) }
    }
  }

  /// Runs the commands of a block; what they print is all that it may hold.
  private func compare(_ lines: [Substring], in folder: TestFolder) throws {
    var printed: [String] = []
    for line in lines where line.hasPrefix("$ ibstack ") {
      let run = try ToolRun(line.split(separator: " ").dropFirst(2).map(String.init), in: folder)
      printed +=
        ["\(line)"]
        + (run.output + run.complaints).split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init)
    }
    #expect(lines.map(String.init) == printed)
  }

  /// Replaces the lines that the edit takes away, or keeps, by those that it has.
  private func apply(_ lines: [Substring], in folder: TestFolder) throws {
    let old = lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }.joined(separator: "\n")
    let new = lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
    for sample in Self.samples {
      let url = folder.url.appending(path: sample)
      let text = try String(contentsOf: url, encoding: .utf8)
      guard text.contains(old) else { continue }
      try folder.write(
        text.replacing(old, with: new.joined(separator: "\n" + String(repeating: " ", count: 36))), to: sample)
      return
    }
    Issue.record("no sample holds \(old)")
  }
}
