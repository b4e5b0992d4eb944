import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Logs that nobody's console printed.
@Suite struct HostileLogTests {
  private func conflicts(_ text: String) -> [LoggedConflict] { ConsoleLog(Array(text.utf8)).conflicts }

  private func explanation(_ text: String) throws -> LogExplanation {
    LogExplanation(try #require(conflicts(text).first))
  }

  @Test(arguments: ["1e999", "nan", "inf", "-", "0x1p3", "1_000", "", "1e", String(repeating: "9", count: 5000)])
  func numbersThatAreNoneAreNotRead(number: String) {
    for body in ["UILabel:0x2.width == \(number)", "H:[UILabel:0x2(\(number))]", "H:|-(\(number))-[UILabel:0x2]"] {
      for conflict in conflicts("<NSLayoutConstraint:0x60 \(body)>") { #expect(conflict.constraints.isEmpty) }
    }
  }

  @Test func constantsBeyondAllScreensAreNotSolved() throws {
    let text = "<NSLayoutConstraint:0x60 UILabel:0x2.width == 1e30>\n<NSLayoutConstraint:0x61 UILabel:0x2.width == 5>"
    #expect(try explanation(text).contradiction == nil)
  }

  @Test func multipliersOfZeroAndPrioritiesBeyond1000AreNotSolved() throws {
    let text = """
      <NSLayoutConstraint:0x60 UILabel:0x2.width == 0*UIView:0x1.width>
      <NSLayoutConstraint:0x61 UILabel:0x2.width == 5 priority:5000>
      <NSLayoutConstraint:0x62 UILabel:0x2.leading == 5>
      <NSLayoutConstraint:0x63 UILabel:0x2.leading == UIView:0x1.top>
      """
    #expect(try explanation(text).contradiction == nil)
  }

  @Test func viewsThatHoldEachOtherAreRead() throws {
    let text = """
      <NSLayoutConstraint:0x60 H:|-(8)-[UIView:0x1]   (active, names: '|':UIView:0x2 )>
      <NSLayoutConstraint:0x61 H:|-(8)-[UIView:0x2]   (active, names: '|':UIView:0x1 )>
      <NSLayoutConstraint:0x62 H:|-(8)-[UIView:0x3]   (active, names: '|':UIView:0x3 )>
      """
    #expect(try explanation(text).contradiction?.members.isEmpty == false)
  }

  @Test func aLongLineIsCutNotRead() {
    let name = String(repeating: "a", count: 100_000)
    let found = conflicts("<NSLayoutConstraint:0x60 UILabel:0x2'\(name)'.width == 5>")
    #expect(found.allSatisfy { $0.constraints.isEmpty })
    _ = conflicts(String(repeating: "<", count: 100_000))
    _ = conflicts(String(repeating: "<NSLayoutConstraint:0x1 ", count: 10_000))
    let dense = conflicts(String(repeating: "'<AConstraint:k", count: 4_000))
    #expect(dense.allSatisfy { $0.constraints.isEmpty })
    _ = conflicts("<NSLayoutConstraint:0x1 " + String(repeating: "'", count: 100_000))
  }

  @Test func aBlockIsReadUpToALimit() throws {
    let lines = (0..<2000).map { "<NSLayoutConstraint:0x\(String($0 + 1, radix: 16)) UIView:0x1.width == \($0)>" }
    let conflict = try #require(conflicts(lines.joined(separator: "\n")).first)
    #expect(conflict.constraints.count == LoggedConflict.largestCount && conflict.isTruncated)
    let contradiction = try #require(LogExplanation(conflict).contradiction)
    #expect(contradiction.members.count == 2)
  }

  @Test func itemsBeyondTheLimitAreNotKept() throws {
    let lines = (1...3000).map {
      "<NSLayoutConstraint:0x\($0) UIView:0xa\($0).width == 5>"
    }
    let text = lines.joined(separator: "\n") + "\nWill attempt to recover by breaking constraint\n" + lines[3]
    let conflict = try #require(conflicts("Unable to simultaneously satisfy constraints.\n" + text).first)
    #expect(conflict.items.count == LoggedConflict.largestCount && conflict.broken == 3)
  }

  @Test func blocksAreReadUpToALimit() {
    let blocks = (0..<1000).map { number in
      "Unable to simultaneously satisfy constraints.\n<NSLayoutConstraint:0x1 UIView:0x1.width == \(number)>\n"
    }
    let log = ConsoleLog(Array(blocks.joined().utf8))
    #expect(log.conflicts.count + log.unreadCount == 1000 && log.conflicts.count < 1000)
  }

  @Test func bytesThatAreNoTextAreRead() {
    let (start, end) = ("<NSLayoutConstraint:0x60 UILabel:0x2'", "'.width == 5>")
    let bytes = Array(start.utf8) + [0xFF, 0xFE, 0x00, 0xC3] + Array(end.utf8)
    #expect(ConsoleLog(bytes).conflicts.first?.constraints.count == 1)
  }
}
