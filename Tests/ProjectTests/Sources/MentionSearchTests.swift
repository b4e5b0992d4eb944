import Testing

@testable import Project

/// Where code may hand a constant or a class to something that registers cells.
@Suite struct MentionSearchTests {
  private func isMentioned(
    _ symbol: MentionSearch.Symbol, _ code: String, isOfObject: Bool = false, isImplicit: Bool = false,
    language: SourceLanguage = .swift
  ) -> Bool {
    let search = MentionSearch([symbol], ofObjects: isOfObject ? [symbol] : [], implicit: isImplicit ? [symbol] : [])
    return search.mentions(in: Array(code.utf8), language: language, except: []) == [symbol]
  }

  @Test(arguments: [
    ("add(Cells.badge)", true), ("add(.badge)", false), ("add(Others.badge)", false), ("add(badge: 1)", false),
    ("static let badge = \"Badge\"", false), ("// Cells.badge", false), ("add(\"Cells.badge\")", false),
    ("add(cell.badge)", false), ("badges.add(1)", false),
  ])
  func constantsAreMentionedByTheirType(_ code: String, _ isMentioned: Bool) {
    #expect(self.isMentioned(.constant(owner: "Cells", name: "badge"), code) == isMentioned)
  }

  @Test func constantsAreMentionedAloneInTheirOwnType() {
    let badge = MentionSearch.Symbol.constant(owner: "Cells", name: "badge")
    for code in ["add(badge)", "add(self.badge)", "add(Self.badge)"] {
      for head in ["enum Cells: String", "extension Cells", "extension App.Cells", "class Cells where T: P"] {
        #expect(isMentioned(badge, "\(head) { func f() { \(code) } }"))
        #expect(!isMentioned(badge, "\(head) { func f() {} }\nclass Other { func f() { \(code) } }"))
      }
      #expect(!isMentioned(badge, "class func f() { \(code) }"))
    }
  }

  @Test func constantsOfObjectsAreMentionedByVariables() {
    #expect(isMentioned(.constant(owner: "Cells", name: "badge"), "add(cell.badge)", isOfObject: true))
  }

  @Test func casesAreMentionedWithoutTheirType() {
    let badge = MentionSearch.Symbol.constant(owner: "Cells", name: "badge")
    #expect(isMentioned(badge, "add(.badge)", isImplicit: true))
    #expect(!isMentioned(badge, "add(cells[0].badge)", isImplicit: true))
  }

  @Test(arguments: [
    ("add(Badge.self)", true), ("List<Badge>()", true), ("typealias Cell = Badge", true), ("add(Badge.nib)", true),
    ("Badge.register(in: table)", true), ("cell as! Badge", false), ("let cell: Badge", false), ("Badge()", false),
    ("let cell = Badge()", false), ("Badge.height", false), ("Badge.State.on", false), ("class Badge: Cell {}", false),
    ("String(describing: Badge.self)", false), ("[Badge]()", false),
  ])
  func classesAreMentionedWhereCellsMayBeMadeOfThem(_ code: String, _ isMentioned: Bool) {
    #expect(self.isMentioned(.type("Badge"), code) == isMentioned)
  }

  @Test(arguments: [("Cells.allCases", true), ("List<Cells>", true), ("Cells.other", false), ("add(Cells.self)", true)])
  func namespacesAreMentionedAsAWhole(_ code: String, _ isMentioned: Bool) {
    #expect(self.isMentioned(.namespace("Cells"), code) == isMentioned)
  }

  @Test(arguments: [
    (MentionSearch.Symbol.constant(owner: nil, name: "kBadge"), "[table add:kBadge];", true),
    (.constant(owner: nil, name: "kBadge"), "extern NSString *const kBadge;", false),
    (.type("Badge"), "[table add:[Badge class]];", true), (.type("Badge"), "[[Badge alloc] init];", false),
    (.type("Badge"), "Badge *cell = nil;", false), (.type("Badge"), "[table add:Badge.class];", true),
  ])
  func objectiveCIsUnderstood(_ symbol: MentionSearch.Symbol, _ code: String, _ isMentioned: Bool) {
    #expect(self.isMentioned(symbol, code, language: .objectiveC) == isMentioned)
  }

  @Test func rangesOfRequestsDoNotCount() {
    let code = "ask(Cells.badge)"
    let search = MentionSearch([.constant(owner: "Cells", name: "badge")], ofObjects: [], implicit: [])
    #expect(search.mentions(in: Array(code.utf8), language: .swift, except: [4..<15]).isEmpty)
    #expect(search.mentions(in: Array(code.utf8), language: .swift, except: [0..<2]).count == 1)
  }
}
