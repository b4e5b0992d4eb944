import Testing

/// What `--help` says, for all commands.
@Suite struct HelpTests {
  @Test func usageFitsATerminal() throws {
    let all = try CommandHelp.root().all
    #expect(all.count > 30)
    for command in all {
      let usage = try #require(try command.usage(), "\(command.words)")
      #expect("USAGE: \(usage)".count <= 80, "\(usage)")
    }
  }

  /// The parser wraps paragraphs; a line break in one would make a short line.
  @Test func paragraphsHaveNoLineBreaks() throws {
    for command in try CommandHelp.root().all {
      let lines = command.discussionLines
      for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && !next.isEmpty {
        #expect(line.hasPrefix("  ") || next.hasPrefix("  ") || line.hasSuffix("."), "\(command.words): \(line)")
      }
    }
  }
}
