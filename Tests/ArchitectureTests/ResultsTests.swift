import Foundation
import Testing

/// Documentation/Evidence/Results.md has each measured number once: what links to it quotes it, and it agrees with the details.
@Suite struct ResultsTests {
  private static let folder = "Documentation/Evidence"
  private static let page = "\(folder)/Results.md"

  @Test func linksQuoteTheNumbersOfTheirSection() throws {
    let results = try Self.text(of: Self.page)
    let quotes = try Self.pages().filter { $0.path != Self.page }.flatMap { page in
      Self.quotes(in: page.text).map { (page.path, $0.text, $0.section) }
    }
    #expect(quotes.count > 5)
    for (path, text, section) in quotes {
      let known = Self.numbers(in: Self.section(section, of: results))
      #expect(Self.numbers(in: text).subtracting(known) == [], "\(path): [\(text)] quotes \(section)")
    }
  }

  @Test func resultsAreThoseOfThePagesWithTheDetails() throws {
    let rows = Self.rows(in: try Self.text(of: Self.page))
    #expect(rows.count > 20)
    for row in rows where !row.details.isEmpty {
      let known = Self.numbers(in: try Self.text(of: "\(Self.folder)/\(row.details)"))
      #expect(Self.numbers(in: row.result).subtracting(known) == [], "\(row.result) is not in \(row.details)")
    }
  }

  @Test func everyResultHasACommandAndADay() throws {
    for row in Self.rows(in: try Self.text(of: Self.page)) {
      #expect(!row.command.isEmpty && row.day.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil, "\(row.result)")
    }
  }

  /// Thousands of public documents are always the same ones.
  @Test func pagesAgreeOnTheNumberOfDocuments() throws {
    let count = try #require(try Self.text(of: Self.page).firstMatch(of: /\*\*The documents\*\* are ([\d,]+)/)).1
    let pages = try Self.pages().filter { $0.path != "CHANGELOG.md" }
    let counts = pages.flatMap { page in
      page.text.matches(of: /(4,\d{3})\s+(?:public\s+documents|documents\b(?!\s+of\s+public|`))/)
        .map { (page.path, $0.1) }
    }
    #expect(counts.count > 3)
    #expect(counts.filter { $0.1 != count && $0.0 != Self.page }.map { "\($0.0): \($0.1)" } == [])
  }

  @Test func quotesRowsAndNumbersAreFound() {
    #expect(
      Self.quotes(in: "see [4 of\n1,200](Results.md#a) and [5](Documentation/Results.md#b)").map(\.text).count == 2)
    #expect(Self.numbers(in: "1,200 of 3,000, 40.0 %") == ["1200", "3000", "40"])
    #expect(Self.section("a-b", of: "## A b\none\n## C\ntwo\n") == "\none")
    let row = Self.rows(in: "| a | 4 of 5 | `x` | 2026-01-02 | [B](B.md) |").first
    #expect(row?.details == "B.md" && row?.result == "4 of 5")
  }

  // MARK: Reading pages

  private struct Row {
    let result: String
    let command: String
    let day: String
    /// The page with the details; empty if there is none.
    let details: String
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: SwiftSource.root.appending(path: path), encoding: .utf8)
  }

  private static func pages() throws -> [(path: String, text: String)] {
    let manager = FileManager.default
    let paths = try ["", "Documentation", folder, "Documentation/Internals", "Benchmarks"].flatMap { folder in
      try manager.contentsOfDirectory(atPath: SwiftSource.root.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
    return try paths.sorted().map { ($0, try text(of: $0)) }
  }

  /// The links to the page whose text has a number.
  private static func quotes(in text: String) -> [(text: String, section: String)] {
    text.matches(of: /\[([^\[\]]*\d[^\[\]]*)\]\([^()\s]*Results\.md#([\w-]+)\)/).map { (String($0.1), String($0.2)) }
  }

  /// What stands below the heading with an anchor.
  private static func section(_ anchor: String, of text: String) -> String {
    let parts = text.split(separator: "\n## ").map { part in part.hasPrefix("## ") ? part.dropFirst(3) : part }
    let found = parts.first { part in
      part.prefix { $0 != "\n" }.lowercased().split(separator: " ").joined(separator: "-") == anchor
    }
    return found.map { String($0.drop { $0 != "\n" }) } ?? ""
  }

  private static func rows(in text: String) -> [Row] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| what |") }.map { line in
      let cells = line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { return Row(result: String(line), command: "", day: "", details: "") }
      let details = cells[4].firstMatch(of: /\]\(([^()#]+)/).map { String($0.1) } ?? ""
      return Row(result: cells[1], command: cells[2], day: cells[3], details: details)
    }
  }

  /// The numbers of a text as other pages may write them, without commas between digits and zeros after the point.
  private static func numbers(in text: String) -> Set<String> {
    Set(
      text.matches(of: /\d+(?:,\d{3})*(?:\.\d+)?/).map { match in
        let digits = String(match.0).replacing(",", with: "")
        guard digits.contains(".") else { return digits }
        return Double(digits).map { $0 == $0.rounded() ? String(Int($0)) : String($0) } ?? digits
      })
  }
}
