package import Support

/// Blocks of a console, a line between them.
package struct ConsoleTextWriter {
  package init() {}

  package func text(for blocks: [ConsoleText]) -> Escaped<LogLine> {
    blocks.map { block -> Escaped<LogLine> in
      block.lines.map { line -> Escaped<LogLine> in
        // Tabs are UIKit's own, at the start of a line.
        let rest = line.drop { $0 == "\t" }
        return .repeating("\t", line.count - rest.count) + "\(rest)\n"
      }.joined()
    }.joined(separator: "\n")
  }
}
