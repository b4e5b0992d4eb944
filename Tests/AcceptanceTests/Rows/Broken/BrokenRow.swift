import Testing

@testable import StackModel

/// Required constraints that a console log lists as contradictory, and the one that the system broke.
struct BrokenRow: SourcedRow {
  var behavior: String
  var source: Source
  /// The size that holds the root.
  var size: Size
  /// The version of iOS that logged it, where that matters.
  var iOSVersion: Int?
  /// A stack definition without its root, whose id is `root`.
  var views: String
  /// The constraint that the system broke, as ibstack writes it.
  var broken: String
  /// What ibstack breaks where that differs, and why it does.
  var differs: (ours: String, reason: String)?

  /// The view definition that is laid out.
  var text: String {
    "<view id=\"root\" width=\"\(short(size.width))\" height=\"\(short(size.height))\">\(views)</view>"
  }
}

@Suite struct BrokenTests {
  @Test(arguments: BrokenRow.all)
  func constraintThatTheSystemBrokeIsBroken(_ row: BrokenRow) throws {
    let options = LayoutOptions(iOSVersion: row.iOSVersion)
    let document = try LayoutDocument(Array(row.text.utf8), path: "row.xml", options: options)
    // Whatever contradicts what is left after that, is another log.
    let broken = document.sessions.flatMap(\.conflicts).first.map { "\($0.broken)" }
    #expect(broken == row.differs?.ours ?? row.broken, "\(row.testDescription)")
    #expect(row.differs?.ours != row.broken, "\(row.testDescription): it no longer differs")
  }
}

extension BrokenRow {
  static let all: [BrokenRow] = [lengths, distances, stacks, others].flatMap { $0 }

  /// `a.leading == root.leading + 8`, one a line, as elements.
  static func constraints(_ lines: String) -> String {
    lines.split(separator: "\n").map { constraint($0.split(separator: " ")) }.joined()
  }

  private static func constraint(_ words: [Substring]) -> String {
    let relation = [">=": "greaterThanOrEqual", "<=": "lessThanOrEqual"][words[1]]
    var text = "<constraint " + item(words[0], "first") + (relation.map { " relation=\"\($0)\"" } ?? "")
    if words[2].contains("."), Double(words[2]) == nil {
      text += " " + item(words[2], "second")
      if words.count > 4 { text += " constant=\"\(words[3] == "-" ? "-" : "")\(words[4])\"" }
    } else {
      text += " constant=\"\(words[2])\""
    }
    return text + "/>"
  }

  private static func item(_ word: Substring, _ place: String) -> String {
    let parts = word.split(separator: ".")
    return "\(place)Item=\"\(parts[0])\" \(place)Attribute=\"\(parts[1])\""
  }
}
