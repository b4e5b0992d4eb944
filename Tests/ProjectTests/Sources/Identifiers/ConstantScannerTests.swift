import Testing

@testable import Project

/// String constants that sources declare.
@Suite struct ConstantScannerTests {
  private func constants(_ code: String, path: String = "A.swift") -> [String] {
    SourceSummary(Array(code.utf8), path: path).identifiers.constants.map { constant in
      "\(constant.owner.map { $0 + "." } ?? "")\(constant.name) \(constant.value)\(constant.isGlobal ? " global" : "")"
    }
  }

  @Test(arguments: [
    ("let id = \"a\"", "id literal(\"a\") global"), ("let id: String = \"a\"", "id literal(\"a\") global"),
    ("struct S { static let id = \"a\" }", "S.id literal(\"a\")"),
    ("struct S { static var id = \"a\" }", "S.id literal(\"a\")"),
    ("enum E: String { case id = \"a\" }", "E.id literal(\"a\")"),
    ("enum E: String { case id }", "E.id literal(\"id\")"),
    ("class C { class var id: String { return \"a\" } }", "C.id literal(\"a\")"),
    ("class C { static var id: String { \"a\" } }", "C.id literal(\"a\")"),
    ("class C { static let id = String(describing: C.self) }", "C.id typeName(\"C\")"),
    ("extension UIView { static var id: String { return String(describing: self) } }", "UIView.id ownTypeName"),
    (
      "extension NSUserInterfaceItemIdentifier { static let id = Self(\"a\") }",
      "NSUserInterfaceItemIdentifier.id literal(\"a\")"
    ),
    ("extension NSStoryboard.Name { static let id = NSStoryboard.Name(\"a\") }", "Name.id literal(\"a\")"),
  ])
  func swiftConstantHasItsValue(_ code: String, _ expected: String) {
    #expect(constants(code) == [expected])
  }

  @Test func casesOfOneLineAreSeveral() {
    #expect(
      constants("enum E: String { case a = \"x\", b = \"y\"\n case c, d }").sorted() == [
        "E.a literal(\"x\")", "E.b literal(\"y\")", "E.c literal(\"c\")", "E.d literal(\"d\")",
      ])
  }

  @Test(arguments: [
    "var id = \"a\"", "let id = \"a\" + b", "let id = \"a\\(b)\"", "let id = \"a\".localized", "let id = f(\"a\")",
    "func f(id: String = \"a\") {}", "func f(x: Int, id: String = \"a\") {}", "if id == \"a\" {}",
    "enum E: Int { case id }", "id = \"a\"", "// let id = \"a\"",
  ])
  func otherLiteralsAreNoConstants(_ code: String) {
    #expect(constants(code) == [])
  }

  @Test(arguments: [
    ("static NSString * const id1 = @\"a\";", "id1 literal(\"a\") global"),
    ("NSString *const id1 = @\"a\";", "id1 literal(\"a\") global"),
    ("static NSString *id1 = @\"a\";", "id1 literal(\"a\")"), ("#define id1 @\"a\"\n", "id1 literal(\"a\") global"),
    ("#define id1 @\"a\" // why", "id1 literal(\"a\") global"),
  ])
  func objectiveCConstantHasItsValue(_ code: String, _ expected: String) {
    #expect(constants(code, path: "A.m") == [expected])
  }

  @Test(arguments: ["#define id1(x) @\"a\"\n", "#define id1 @\"a\" @\"b\"\n", "id1 = @\"a\";", "#define id1 1\n"])
  func otherMacrosAndAssignmentsAreNone(_ code: String) {
    #expect(constants(code, path: "A.m") == [])
  }

  @Test func literalsAreListedAsOftenAsTheyAreWritten() {
    let code = "let a = \"x\"; f(\"x\", \"y\\(z)\", \"\") // \"c\"\n"
    #expect(SourceSummary(Array(code.utf8), path: "A.swift").identifiers.literals == ["x", "x"])
  }
}
