import Foundation
import TestSupport
import Testing

/// A page of documentation, read as far as tests need it: its code blocks and the commands that it mentions.
struct MarkdownPage: CustomTestStringConvertible {
  /// A code block, fenced or indented.
  struct Block {
    /// The title of the section, of level 1 or 2, that contains the block.
    var section: String
    /// The words after the fence, such as `text`; `indented` for a block without a fence.
    var kind: String
    /// The number of the first line of text, counted from 1.
    var line: Int
    var lines: [String] = []

    /// Whether the block shows a shell's prompt and what the command prints.
    var isTranscript: Bool { lines.first?.hasPrefix("$ ") == true }
  }

  /// Relative to the Checkout.folder of the repository.
  let path: String
  let lines: [String]

  var testDescription: String { path }

  init(_ path: String) throws {
    self.init(path, text: try Checkout.text(path))
  }

  init(_ path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// All pages of the repository that people read, the generated ones included.
  static let all: [MarkdownPage] = {
    let files = FileManager.default.enumerator(
      at: Checkout.folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let urls = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
    let prefix = Checkout.folder.path + (Checkout.folder.path.hasSuffix("/") ? "" : "/")
    let paths = urls.map(\.standardized.path).filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    return paths.sorted().compactMap { try? MarkdownPage(String($0)) }
  }()

  var blocks: [Block] {
    var blocks: [Block] = []
    var section = ""
    var open: Block?
    for (index, line) in lines.enumerated() {
      if let block = open, block.kind != "indented" {
        open = line.hasPrefix("```") ? nil : block.appending(line)
        if open == nil { blocks.append(block) }
      } else if line.hasPrefix("    ") {
        open = (open ?? Block(section: section, kind: "indented", line: index + 1)).appending(String(line.dropFirst(4)))
      } else {
        if let block = open { blocks.append(block) }
        open = line.hasPrefix("```") ? Block(section: section, kind: String(line.dropFirst(3)), line: index + 2) : nil
        if line.hasPrefix("# ") || line.hasPrefix("## ") { section = String(line.drop { $0 == "#" }.dropFirst()) }
      }
    }
    return blocks + (open.map { [$0] } ?? [])
  }
}

extension MarkdownPage.Block {
  func appending(_ line: String) -> Self {
    var block = self
    block.lines.append(line)
    return block
  }
}
