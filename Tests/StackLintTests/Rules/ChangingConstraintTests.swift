import Testing

@testable import StackLint
@testable import StackModel

/// Constraints that code or a size class may change are not compared with others as they are written.
@Suite struct ChangingConstraintTests {
  private func view(_ second: String, _ more: String = "") -> String {
    """
    <view id="root">
      <constraints>
        <constraint firstAttribute="width" constant="80" id="c"/>
        \(second)
      </constraints>
      \(more)
    </view>
    """
  }

  private static let second = "<constraint firstAttribute=\"width\" constant=\"60\" priority=\"750\" id=\"d\"/>"

  private func findings(_ objects: String) throws -> Int {
    try LintedSource.xib(objects, "constraint-never-binds", "contradicting-constraints").diagnostics.count
  }

  @Test func constantWithoutAnOutletIsCompared() throws {
    #expect(try findings(view(Self.second)) == 1)
  }

  @Test(arguments: ["c", "d"])
  func outletMayChangeAConstraint(id: String) throws {
    let outlet = "<connections><outlet property=\"width\" destination=\"\(id)\" id=\"o\"/></connections>"
    #expect(try findings(view(Self.second, outlet)) == 0)
  }

  @Test(arguments: ["c", "d"])
  func maskMayLeaveAConstraintOut(id: String) throws {
    let mask = """
      <variation key="widthClass=regular"><mask key="constraints"><exclude reference="\(id)"/></mask></variation>
      """
    #expect(try findings(view(Self.second, mask)) == 0)
  }

  @Test func variationMayChangeAConstant() throws {
    let second = """
      <constraint firstAttribute="width" constant="60" priority="750" id="d">
        <variation key="widthClass=regular" constant="80"/>
      </constraint>
      """
    #expect(try findings(view(second)) == 0)
  }

  @Test func codeMayFindAConstraintByItsIdentifier() throws {
    let identified = Self.second.replacing("id=", with: "identifier=\"width\" id=")
    #expect(try findings(view(identified)) == 0)
    let duplicate = "<constraint firstAttribute=\"width\" constant=\"80\" identifier=\"width\" id=\"d\"/>"
    let source = try LintedSource.xib(view(duplicate), "duplicate-constraint")
    #expect(source.diagnostics.map(\.fixIts) == [[]])
  }

  /// A view that tells its constraints by what they say, or a controller that looks through those of an outlet.
  @Test(arguments: [
    ("class Field: UIView { func find() { for each in constraints { use(each) } } }", 0),
    ("class Field: UIView { func find() { self.constraints.forEach(use) } }", 0),
    ("class Field: UIView { let constraints = [1]; func find() { for each in constraints { use(each) } } }", 1),
    ("class Field: UIView { func find() { NSLayoutConstraint.activate(constraints) } }", 1),
    (
      "class Field: UIView {}\nclass Owner: UIViewController { var field: Field!; func f() { field.constraints.first } }",
      0
    ),
    (
      "class Field: UIView {}\nclass Owner: UIViewController { var field: Field!; func f() { field.layoutIfNeeded() } }",
      1
    ),
  ])
  func codeMayFindAConstraintAmongThoseOfItsView(_ code: String, _ count: Int) throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
        <connections><outlet property="field" destination="root" id="f"/></connections>
      </placeholder>
      """
    let field = view(Self.second).replacing("<view id=\"root\">", with: "<view customClass=\"Field\" id=\"root\">")
    let text = RuleExample.Container.xib.document(around: (code.contains("Owner") ? owner : "") + field)
    let project = ProjectIndex(ProjectFiles(["App/A.swift": code, "App/Field.xib": text]))
    let document = try LayoutDocument(Array(text.utf8), path: "App/Field.xib")
    let rule = try #require(RuleCatalog.rule("constraint-never-binds"))
    let linted = LintedDocument(document, project: project, projectPath: "App/Field.xib")
    #expect(Linter([rule]).lint(linted).diagnostics.filter { $0.ruleID == rule.id }.count == count)
  }

  @Test(arguments: [
    "<connections><outlet property=\"width\" destination=\"c\" id=\"o\"/></connections>",
    "<variation key=\"widthClass=regular\"><mask key=\"constraints\"><exclude reference=\"c\"/></mask></variation>",
  ])
  func duplicateStaysWhereTheOtherOneMayGo(more: String) throws {
    let duplicate = "<constraint firstAttribute=\"width\" constant=\"80\" id=\"d\"/>"
    #expect(try LintedSource.xib(view(duplicate, more), "duplicate-constraint").diagnostics.map(\.fixIts) == [[]])
    #expect(try LintedSource.xib(view(duplicate), "duplicate-constraint").diagnostics.map(\.fixIts.count) == [1])
  }

  @Test func placeholderIsGoneAtRunTime() throws {
    let second = "<constraint firstAttribute=\"width\" constant=\"60\" priority=\"750\" placeholder=\"YES\" id=\"d\"/>"
    #expect(try findings(view(second)) == 0)
  }

  @Test func whatAnOutletNamesIsNotTakenOut() throws {
    let duplicate = view(
      "<constraint firstAttribute=\"width\" constant=\"80\" id=\"d\"/>",
      "<connections><outlet property=\"width\" destination=\"d\" id=\"o\"/></connections>")
    let source = try LintedSource.xib(duplicate, "duplicate-constraint")
    #expect(source.diagnostics.map(\.fixIts) == [[]])
  }
}
