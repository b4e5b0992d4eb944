import Testing

@testable import Project

/// What code names by identifiers.
@Suite struct IdentifierScannerTests {
  private func uses(_ code: String, path: String = "A.swift") -> [IdentifierUse] {
    SourceSummary(Array(code.utf8), path: path).identifiers.uses
  }

  private func named(_ code: String, path: String = "A.swift") -> [String] {
    uses(code, path: path).map { use in
      let role = use.isRegistration ? "registers" : "asks"
      return "\(use.kind) \(role) \(use.expression)"
    }
  }

  @Test(
    "The parameter of a generic function may be any class",
    arguments: [
      ("func show<T: Named>() -> T { storyboard.instantiateViewController(withIdentifier: T.name) as! T }", true),
      ("class Shower<A, T: Named> { func a() { board.instantiateViewController(withIdentifier: T.name) } }", true),
      ("func show(_ map: Map<A, T>) { storyboard.instantiateViewController(withIdentifier: T.name) }", false),
    ])
  func genericParameters(_ code: String, _ isUnknown: Bool) {
    #expect(uses(code).map { $0.expression == .unknown } == [isUnknown])
  }

  @Test(
    "A name is required unless the code does without it",
    arguments: [
      ("performSegue(withIdentifier: \"a\", sender: nil)", "A.swift", true),
      ("if segue.identifier == \"a\" {}", "A.swift", false),
      ("switch segue.identifier { case \"a\": show() }", "A.swift", false),
      ("table.dequeueReusableCell(withIdentifier: \"a\", for: path)", "A.swift", true),
      ("table.dequeueReusableCell(withIdentifier: \"a\")", "A.swift", false),
      ("list.dequeueReusableCell(withReuseIdentifier: \"a\", for: path)", "A.swift", true),
      ("[list dequeueReusableCellWithIdentifier:@\"a\" forIndexPath:path];", "A.m", true),
      ("[list dequeueReusableCellWithIdentifier:@\"a\"];", "A.m", false),
      ("[segue.identifier isEqualToString:@\"a\"];", "A.m", false),
    ])
  func requiredNames(_ code: String, _ path: String, _ isRequired: Bool) {
    #expect(uses(code, path: path).map(\.isRequired) == [isRequired])
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"a\", sender: nil)", "segue"),
    ("performSegueWithIdentifier(\"a\", sender: nil)", "segue"),
    ("storyboard?.instantiateViewController(withIdentifier: \"a\") as! B", "scene"),
    ("storyboard.instantiateViewController(identifier: \"a\") { B(coder: $0) }", "scene"),
    ("storyboard.instantiateViewControllerWithIdentifier(\"a\")", "scene"),
    ("storyboard.instantiateController(withIdentifier: .init(\"a\"))", "scene"),
    ("table.dequeueReusableCell(withIdentifier: \"a\", for: path) as? B", "reusableView"),
    ("table.dequeueReusableCellWithIdentifier(\"a\")", "reusableView"),
    ("table.dequeueReusableHeaderFooterView(withIdentifier: \"a\")", "reusableView"),
    ("list.dequeueReusableCell(withReuseIdentifier: \"a\", for: path)", "reusableView"),
    ("list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: \"a\", for: path)", "reusableView"),
    ("table.makeView(withIdentifier: NSUserInterfaceItemIdentifier(rawValue: \"a\"), owner: self)", "tableItem"),
    ("table.makeView(withIdentifier: NSUserInterfaceItemIdentifier(\"a\"), owner: nil)", "tableItem"),
    ("UIStoryboard(name: \"a\", bundle: nil)", "storyboard"),
    ("UIStoryboard.init(name: \"a\", bundle: Bundle.main)", "storyboard"),
    ("NSStoryboard(name: NSStoryboard.Name(\"a\"), bundle: nil)", "storyboard"),
    ("UINib(nibName: \"a\", bundle: Bundle(for: type(of: self)))", "nib"),
    ("NSNib(nibNamed: \"a\", bundle: nil)", "nib"),
    ("Bundle.main.loadNibNamed(\"a\", owner: self, options: nil)", "nib"),
    ("super.init(nibName: \"a\", bundle: nil)", "nib"),
    ("LoginViewController(nibName: \"a\", bundle: nil)", "nib"),
  ])
  func swiftCallAsksForSomething(_ call: String, _ kind: String) {
    #expect(named("func f() { let x = \(call) }") == ["\(kind) asks literal(\"a\")"])
  }

  @Test(arguments: [
    ("[self performSegueWithIdentifier:@\"a\" sender:nil];", "segue asks"),
    ("[storyboard instantiateViewControllerWithIdentifier:@\"a\"];", "scene asks"),
    ("[table dequeueReusableCellWithIdentifier:@\"a\" forIndexPath:path];", "reusableView asks"),
    ("[list dequeueReusableCellWithReuseIdentifier:@\"a\" forIndexPath:path];", "reusableView asks"),
    (
      "[list dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@\"a\" forIndexPath:path];",
      "reusableView asks"
    ),
    (
      "[list registerClass:c forSupplementaryViewOfKind:kind withReuseIdentifier:@\"a\"];", "reusableView registers"
    ),
    ("[table registerNib:nib forCellReuseIdentifier:@\"a\"];", "reusableView registers"),
    ("[[Cell alloc] initWithStyle:0 reuseIdentifier:@\"a\"];", "reusableView registers"),
    ("[UIStoryboard storyboardWithName:@\"a\" bundle:[NSBundle mainBundle]];", "storyboard asks"),
    ("[UINib nibWithNibName:@\"a\" bundle:nil];", "nib asks"),
    ("[[B alloc] initWithNibName:@\"a\" bundle:nil];", "nib asks"),
    ("[[NSNib alloc] initWithNibNamed:@\"a\" bundle:nil];", "nib asks"),
    ("[[NSBundle mainBundle] loadNibNamed:@\"a\" owner:self options:nil];", "nib asks"),
    ("if ([segue.identifier isEqualToString:@\"a\"]) {}", "segue asks"),
    ("if ([[segue identifier] isEqualToString:@\"a\"]) {}", "segue asks"),
  ])
  func objectiveCMessageAsksForSomething(_ message: String, _ expected: String) {
    #expect(named("- (void)f { \(message) }", path: "A.m") == ["\(expected) literal(\"a\")"])
  }

  @Test(arguments: [
    "register(B.self, forCellReuseIdentifier: \"a\")", "register(nib, forCellWithReuseIdentifier: \"a\")",
    "register(nib, forHeaderFooterViewReuseIdentifier: \"a\")",
    "register(B.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: \"a\")",
    "UITableViewCell(style: .default, reuseIdentifier: \"a\")",
  ])
  func swiftCallRegistersAView(_ call: String) {
    #expect(named("func f() { table.\(call) }") == ["reusableView registers literal(\"a\")"])
  }

  @Test func comparisonsWithTheIdentifierOfASegueCount() {
    let code = """
      func prepare(for segue: UIStoryboardSegue) {
        if segue.identifier == "one" {}
        switch segue.identifier {
        case "two"?, "three": if x { y() }
        case Segues.four: break
        default: break
        }
        switch other.identifier { case "five": break }
      }
      """
    #expect(
      named(code) == [
        "segue asks literal(\"one\")", "segue asks literal(\"two\")", "segue asks literal(\"three\")",
        "segue asks constant([\"Segues\", \"four\"])",
      ])
  }

  @Test(arguments: [
    "performSegue(withIdentifier: isNew ? \"a\" : \"b\", sender: nil)",
    "performSegue(withIdentifier: items.count > 1 && !isNew ? \"a\" : \"b\", sender: nil)",
    "performSegue(withIdentifier: isNew\n  ? \"a\"\n  : \"b\", sender: nil)",
  ])
  func conditionalExpressionIsEitherOne(_ call: String) {
    #expect(named("func f() { \(call) }") == ["segue asks literal(\"a\")", "segue asks literal(\"b\")"])
  }

  @Test(arguments: [
    ("a ?? \"b\"", ["constant([\"a\"])", "literal(\"b\")"]), ("a ?? nil", ["constant([\"a\"])"]),
    ("a ?? b()", ["constant([\"a\"])", "unknown"]), ("a() ?? \"b\"", ["unknown"]),
  ])
  func optionalExpressionIsEitherOne(_ expression: String, _ expected: [String]) {
    let call = "performSegue(withIdentifier: \(expression), sender: nil)"
    #expect(named("func f() { \(call) }") == expected.map { "segue asks \($0)" })
  }

  @Test func variableMayBeNamedAsALabel() {
    #expect(named("let name = \"a\"\nfunc f() { UIStoryboard(name) }") == ["storyboard asks constant([\"name\"])"])
  }

  @Test(arguments: [
    "performSegue(withIdentifier: isNew ? \"a\" : name(), sender: b ? 1 : 2)",
    "performSegue(withIdentifier: name(), sender: isNew ? \"a\" : \"b\")",
  ])
  func conditionsOfOthersAreLeftAlone(_ call: String) {
    #expect(!named("func f() { \(call) }").contains("segue asks literal(\"b\")"))
  }

  @Test(arguments: [
    "UINib(nibName: \"a\", bundle: SDK.shared.resources)",
    "resources.loadNibNamed(\"a\", owner: self)", "make(nibName: \"a\")", "find(withIdentifier: \"a\")",
    "UIStoryboard(name: nil, bundle: nil)", "// performSegue(withIdentifier: \"a\")",
  ])
  func otherBundlesAndFunctionsDoNotCount(_ code: String) {
    #expect(named("func f() {\n\(code)\n}") == [])
  }

  @Test(arguments: [
    ("\"Cell\\(n)\"", "unknown"), ("\"a\" + b", "unknown"), ("a()", "unknown"),
    ("\"a\".localized", "unknown"), ("\"\\(Badge.self)\"", "typeName(\"Badge\")"),
    ("String(describing: Badge.self)", "typeName(\"Badge\")"), ("String(describing: self)", "ownTypeName"),
    ("Cells.badge.rawValue", "constant([\"Cells\", \"badge\"])"), (".badge", "constant([\"\", \"badge\"])"),
    ("cellID", "constant([\"cellID\"])"),
  ])
  func expressionsAreUnderstoodAsFarAsTheyGo(_ code: String, _ expected: String) {
    #expect(named("performSegue(withIdentifier: \(code), sender: nil)") == ["segue asks \(expected)"])
  }

  @Test func rangeIsThatOfTheLiteral() {
    let code = "class A {\n  func f() { performSegue(withIdentifier: \"böse\", sender: nil) }\n}"
    let use = uses(code).first
    let bytes = Array(code.utf8)
    #expect(use.map { String(decoding: bytes[$0.range], as: UTF8.self) } == "\"böse\"")
    #expect(use?.enclosingType == "A")
  }

  @Test func parameterHidesAConstantOfTheSameName() {
    let constant = "let cellID = \"a\"\n"
    let call = "table.dequeueReusableCell(withIdentifier: cellID)"
    #expect(named("\(constant)func f() { \(call) }") == ["reusableView asks constant([\"cellID\"])"])
    #expect(named("\(constant)func f(cellID: String) { \(call) }") == ["reusableView asks unknown"])
    #expect(named("\(constant)rows.map { cellID in \(call) }") == ["reusableView asks unknown"])
  }

  @Test(arguments: [
    "performSegueWithIdentifier(", "performSegueWithIdentifier(Name(", "withIdentifier: ", "switch segue.identifier {",
    "switch segue.identifier { case ", "UIStoryboard(name: \"a\", ", "let x = \"", "\"a\"", "(withIdentifier: \"a\")",
    "class A { let x = \"a\"", "class A { let x = \"a\"; f(withIdentifier: x) }", "String(describing: ", "= (\"a\"",
    "forCellReuseIdentifier: a.", "[withIdentifier:[", "#define a @\"", "#define a @\"b\"\n", ".", "init(.init(\"a\"",
    "enum A: String { case a, ", "case a = \"a\", ",
  ])
  func usesInHostileTextLieWithinIt(_ part: String) {
    for path in ["A.swift", "A.m"] {
      for text in [part, String(repeating: part, count: 1_000)] {
        for code in [text, "enum A: String { " + text, "f.performSegueWithIdentifier(" + text] {
          #expect(uses(code, path: path).allSatisfy { $0.range.upperBound <= code.utf8.count })
        }
      }
    }
  }
}
