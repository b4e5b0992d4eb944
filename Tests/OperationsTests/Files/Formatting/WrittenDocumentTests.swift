import Testing

@testable import DocumentChanges
@testable import LayoutAnalysis
@testable import StackLint
@testable import StackModel

/// What is written into documents besides fixes: the examples of all rules are laid out and linted before and after.
@Suite struct WrittenDocumentTests {
  private static let examples: [[UInt8]] = RuleCatalog.rules.flatMap { rule in
    rule.examples.compactMap { example in
      if case .file = example.container { return nil }
      return Array(example.container.document(around: example.text).utf8)
    }
  }

  /// The frames on the document's own canvas, and how often each rule has a finding.
  private static func judgment(_ bytes: [UInt8]) -> (frames: [Rect], counts: [String: Int]) {
    let linter = Linter(RuleCatalog.rules)
    let report = linter.lint(bytes, path: "a.xib")
    return (
      report.layout?.views.map(\.frame) ?? [],
      report.diagnostics.reduce(into: [:]) { $0[$1.ruleID, default: 0] += 1 }
    )
  }

  @Test func formattingChangesNeitherFramesNorFindings() throws {
    var count = 0
    for example in Self.examples {
      guard let tree = try? XMLTree(example, path: "a.xib"), let formatted = try? FormattedDocument(tree).bytes,
        formatted != example
      else { continue }
      count += 1
      let (old, new) = (Self.judgment(example), Self.judgment(formatted))
      let text = String(decoding: example, as: UTF8.self)
      #expect(old.frames == new.frames, "\(text)")
      #expect(old.counts == new.counts, "\(text)")
    }
    #expect(count > 100)
  }

  @Test func updatedFramesAreThoseThatConstraintsGaveBefore() throws {
    var count = 0
    for example in Self.examples {
      guard let updates = try? FrameUpdates(example, path: "a.xib"), !updates.updates.isEmpty else { continue }
      count += 1
      let (old, new) = (Self.judgment(example), Self.judgment(updates.bytes))
      let text = String(decoding: example, as: UTF8.self)
      #expect(old.frames == new.frames, "\(text)")
      let added = new.counts.filter { $0.value > old.counts[$0.key, default: 0] }
      #expect(added.isEmpty, "\(added)\n\(text)")
    }
    #expect(count > 0)
  }
}
