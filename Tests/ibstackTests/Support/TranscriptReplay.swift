import Foundation
import TestSupport
import Testing

/// Runs the commands that a section of a page shows, in a folder with the repository's samples, and compares what they
/// print with the page.
///
/// - A block of XML or YAML is a file that the next transcript reads: XML under the name that its first command has, YAML
///   as `.ibstack.yml`. A block of JSON is written at once, under the name behind the word `json`.
/// - A block of kind `diff` edits the file that contains its old lines.
/// - A line `…` in a transcript stands for any number of lines.
/// - A transcript that names `HEAD` begins with a commit of all files.
struct TranscriptReplay {
  private let folder: TestFolder
  private var shown: [MarkdownPage.Block] = []
  /// The number of commands that were run.
  private(set) var count = 0

  init() throws {
    folder = try TestFolder()
    let samples = Checkout.url("Samples")
    for sample in try FileManager.default.contentsOfDirectory(
      at: samples, includingPropertiesForKeys: [.isDirectoryKey])
    where try sample.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false {
      try folder.write(Array(try Data(contentsOf: sample)), to: sample.lastPathComponent)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: samples.appending(path: "Shop").path) {
      try folder.write(Array(try Data(contentsOf: samples.appending(path: "Shop/\(name)"))), to: "Shop/\(name)")
    }
  }

  /// What is wrong with a block; empty if the page is right.
  mutating func problems(of block: MarkdownPage.Block) throws -> [String] {
    switch block.kind {
    case "xml", "yaml": shown.append(block)
    case let kind where kind.hasPrefix("json "):
      try folder.write(block.lines.joined(separator: "\n") + "\n", to: String(kind.dropFirst("json ".count)))
    case "diff": return try apply(block) ? [String]() : ["no file contains the lines that line \(block.line) edits"]
    default: if block.isTranscript { return try replay(block) }
    }
    return []
  }

  // MARK: Running

  private mutating func replay(_ block: MarkdownPage.Block) throws -> [String] {
    let starts = block.lines.indices.filter { block.lines[$0].hasPrefix("$ ") }
    try writeShownFiles(for: block.lines[0])
    if block.lines.contains(where: { $0.contains(" HEAD") }) { try commit() }
    return try zip(starts, starts.dropFirst() + [block.lines.count]).flatMap { start, end in
      count += 1
      let command = String(block.lines[start].dropFirst(2))
      let run = try folder.shell("ibstack() { \"$IBSTACK\" \"$@\"; }\n\(command)")
      let expected = block.lines[(start + 1)..<end]
      // The summary on standard error may be left out if nothing is wrong.
      let isClean = run.complaints.contains(", 0 errors, 0 warnings\n") && run.complaints.count { $0 == "\n" } == 1
      if isClean, Self.matches(Self.lines(run.output)[...], expected) { return [String]() }
      let printed = run.output + run.complaints
      if Self.matches(Self.lines(printed)[...], expected) { return [String]() }
      return ["line \(block.line + start): `\(command)` prints\n\(printed)"]
    }
  }

  private func commit() throws {
    let identity = "-c user.name=A -c user.email=a@example.com"
    _ = try folder.shell("git init -q .; git add -A; git \(identity) commit -qm 1")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private mutating func writeShownFiles(for command: String) throws {
    let documents = command.split(separator: " ").filter { word in
      [".xml", ".storyboard", ".xib"].contains { word.hasSuffix($0) }
    }
    for block in shown {
      let name = block.kind == "yaml" ? ".ibstack.yml" : documents.first.map(String.init)
      guard let name else { continue }
      try folder.write(block.lines.joined(separator: "\n") + "\n", to: name)
    }
    shown = []
  }

  /// Whether lines are the expected ones, where `…` is any number of lines.
  static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first.trimmingCharacters(in: .whitespaces) == "…" {
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], expected.dropFirst()) }
    }
    return lines.first == first && matches(lines.dropFirst(), expected.dropFirst())
  }

  // MARK: Editing

  /// Replaces the old lines of a diff by the new ones, with the indentation that the file has.
  private func apply(_ block: MarkdownPage.Block) throws -> Bool {
    let old = block.lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
    let new = block.lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
    for name in try folder.names {
      // Not a folder.
      guard let text = try? folder.text(name) else { continue }
      var lines = text.components(separatedBy: "\n")
      let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      let starts = trimmed.indices.filter { trimmed[$0...].starts(with: old) }
      guard starts.count == 1, let start = starts.first else { continue }
      let indentation = lines[start].prefix { $0 == " " }
      lines.replaceSubrange(start..<(start + old.count), with: new.map { indentation + $0 })
      try folder.write(lines.joined(separator: "\n"), to: name)
      return true
    }
    return false
  }
}
