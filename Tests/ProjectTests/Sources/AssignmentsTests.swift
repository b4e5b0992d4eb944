import Testing

@testable import Project

/// What source files set.
@Suite struct AssignmentsTests {
  private func assignments(_ text: String, _ path: String = "A.swift") -> Assignments {
    SourceSummary(Array(text.utf8), path: path).assignments
  }

  @Test(arguments: [
    "title = UILabel()", "self.title = UILabel()", "title=nil", "self?.title = a", "func f() {\n  title   = a\n}",
  ])
  func propertiesOfTheObjectItselfAreFound(_ text: String) {
    #expect(assignments(text).contains("title"))
    #expect(!Assignments.members(of: [assignments(text)]).contains("title"))
    #expect(!assignments(text).contains("titl"))
  }

  @Test(arguments: [
    "cell.title = a", "$0.title = a", "views[0].title = a", "cell?.title = a", "cell!.title = a", ".title = a",
  ])
  func propertiesOfOtherObjectsAreFound(_ text: String) {
    #expect(Assignments.members(of: [assignments("a.other = 1"), assignments(text)]).contains("title"))
  }

  @Test(arguments: [
    "let title = a", "var title = a", "if let title = a {}", "title == a", "title != a", "a <= title", "title => a",
    "title",
    "title: UILabel! = a", "= title", "title += a", "title ~= a", "",
  ])
  func whatSetsNothingIsNotFound(_ text: String) { #expect(!assignments(text).contains("title")) }

  @Test func otherLanguagesAreNotSearched() { #expect(!assignments("title = a;", "A.js").contains("title")) }

  @Test(arguments: [
    ("self.title = a;", true), ("_title = a;", true), ("title = a;", true), ("[panel setTitle:a];", true),
    ("panel.title = a;", true), ("self->_title = a;", true), ("NSString *title = a;", false), ("int title = 1;", false),
    ("@synthesize title = _title;", false), ("if (title == a) {}", false), ("[panel title:a];", false),
  ])
  func objectiveCAssignsToPropertiesAndCallsSetters(_ code: String, _ isAssigned: Bool) {
    #expect(assignments("- (void)f { \(code) }", "A.m").contains("title") == isAssigned)
  }
}
