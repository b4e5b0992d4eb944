import Foundation
package import Testing

/// A page of the documentation whose examples are compared with the code of tests and with what that prints.
///
/// In a test each example lies between a line `// Example: HEADING` and the end of its function. On the page the section
/// with that heading has the same code, and in the following block its output.
package final class ExamplePage {
  private let name: String
  private var lines: [String] = []

  package init(_ name: String) { self.name = name }

  /// Records a value instead of printing it.
  package func print(_ value: some Any) {
    lines += "\(value)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Expects the page to have the code of the calling test and the values that it printed.
  package func expectExample(
    _ heading: String, file: String = #filePath, at location: SourceLocation = #_sourceLocation
  ) {
    do {
      let source = URL(filePath: file)
      let page = source.deletingLastPathComponent().appending(path: "../../../Documentation/\(name)")
      let text = try String(contentsOf: page, encoding: .utf8)
      let section = try #require(Self.section(heading, of: text), "no section \(heading)", sourceLocation: location)
      let code = try Self.example(heading, in: String(contentsOf: source, encoding: .utf8))
      #expect(
        Self.blocks("swift", of: section).contains(code), "the page has other code than\n\(code)",
        sourceLocation: location)
      let printed = lines.joined(separator: "\n")
      #expect(Self.blocks("text", of: section).contains(printed), "prints\n\(printed)", sourceLocation: location)
    } catch {
      Issue.record(error, sourceLocation: location)
    }
  }

  /// The text from a heading to the next.
  private static func section(_ heading: String, of page: String) -> String? {
    page.components(separatedBy: "\n## ").first { $0.hasPrefix("\(heading)\n") }
  }

  private static func blocks(_ language: String, of section: String) -> [String] {
    section.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// The code of an example without its indentation.
  private static func example(_ heading: String, in source: String) throws -> String {
    let lines = source.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "    // Example: \(heading)"))
    let code = lines[(start + 1)...].prefix { $0 != "  }" }
    return code.map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }
}
