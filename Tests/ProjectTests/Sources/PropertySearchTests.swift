import Testing

@testable import Project

/// Whether code relies on a property.
@Suite struct PropertySearchTests {
  private func isReliedOn(_ code: String) -> Bool {
    reliance("override func f() {\n\(code)\n}") == .anywhere
  }

  private func outline(_ code: String) -> SourceOutline { SourceOutline(Array(code.utf8), language: .swift) }

  private func reliance(_ code: String) -> PropertySearch.Reliance {
    PropertySearch.reliance(
      on: "title", absent: ["icon"], in: outline("@IBOutlet var title: UILabel!\n\(code)"))
  }

  @Test(arguments: [
    "title.text = a", "self.title.text = a", "add(title)", "add(view: title)", "[title, icon]", "a = title",
    "self?.title.a()",
    "title\n  .hide()", "let a = title // the label",
  ])
  func usesAreFound(_ code: String) { #expect(isReliedOn(code)) }

  @Test(arguments: [
    "", "title?.text = a", "cell.title.text = a", "// title.text", "a() // title.text", "add(title: a)", "\"title\"",
    "subtitle.text", "titles.first", "let title = a\ntitle.text = b", "if let title { title.text = a }",
    "if title != nil { title.text = a }", "guard title == nil else { return title }",
  ])
  func whatNeedsNoValueIsNot(_ code: String) { #expect(!isReliedOn(code)) }

  @Test(arguments: [
    "func title(_ title: UILabel) { title.hide() }", "func list(_ title: UILabel, at row: Int) { title.hide() }",
    "init(title: UILabel) { title.hide() }", "for title in titles { title.hide() }",
    "titles.forEach { title in title.hide() }", "run { (title: UILabel, row) in title.hide() }",
    "run { row, title in title.hide() }", "self.title(icon)",
  ])
  func variableOfTheNameIsNot(_ code: String) { #expect(!isReliedOn(code)) }

  @Test(arguments: [
    "func list(_ title: UILabel) { title.hide() }\ntitle.hide()", "for icon in title.icons { icon.hide() }",
    "for icon in icons { title.hide() }", "icons.forEach { icon in title.hide() }", "add(title, icon)",
  ])
  func propertyBesideAVariableOfTheNameIs(_ code: String) { #expect(isReliedOn(code)) }

  @Test(arguments: [
    ("didSet { title.hide() }", "", false), ("didSet { if a { title.hide() } }", "func f() { a() }", false),
    ("willSet { title.hide() }\ndidSet {}", "", false), ("didSet { a() }", "override func f() { title.hide() }", true),
  ])
  func ownObserverRunsOnlyWhenThePropertyIsSet(_ observer: String, _ rest: String, _ isReliedOn: Bool) {
    let code = "class A {\n@IBOutlet var title: UILabel! {\n\(observer)\n}\n\(rest)\n}"
    #expect((PropertySearch.reliance(on: "title", in: outline(code)) == .anywhere) == isReliedOn)
  }

  /// The checked property is nil as the other one is.
  @Test(arguments: [
    "if icon != nil { title.hide() }", "if let icon { title.hide() }", "if a, let view = self.icon { title.hide() }",
    "if icon != nil, title.isHidden {}", "guard let icon else { return }\ntitle.hide()",
    "guard let view = icon, a(view) else { return }\ntitle.hide()", "if icon == nil { return }\ntitle.hide()",
    "if let a = icon?.image { run { title.hide() } }", "let has = icon != nil\nif has { title.hide() }",
    "guard let view = title else { return }", "if let view = self.title { view.hide() }", "/* a\n title.hide() */",
    "/* guard let view = a */ guard let view = title else { return }", "if let view = title as? Badge {}",
  ])
  func whatACheckProtectsIsNot(_ code: String) { #expect(!isReliedOn(code)) }

  @Test(arguments: [
    "if icon != nil { a() }\ntitle.hide()", "if image != nil { title.hide() }", "if cell.icon != nil { title.hide() }",
    "if let a = title.text { b(a) }", "guard let image else { return }\ntitle.hide()",
    "if icon != nil { a() } else { title.hide() }", "func g() { if icon == nil { return } }\ntitle.hide()",
    "/* a */ title.hide()", "if a { title.hide() }",
  ])
  func whatNoCheckProtectsIs(_ code: String) { #expect(isReliedOn(code)) }

  @Test(arguments: [
    ("func hide() { title.hide() }", ["hide"]), ("func hide(now: Bool) { run { title.hide() } }", ["hide"]),
    ("private func a() { title.hide() }\nfunc b() { title.hide() }", ["a", "b"]),
  ])
  func methodsThatOnlyTheAppCallsAreNamed(_ code: String, _ methods: [String]) {
    #expect(reliance(code) == .inMethods(Set(methods)))
  }

  @Test(arguments: [
    "override func hide() { title.hide() }", "@IBAction func hide() { title.hide() }",
    "@objc private func hide() { title.hide() }", "func listDidScroll(_ list: UIScrollView) { title.hide() }",
    "func hide() { title.hide() }\nvar a: Int { title.a }",
  ])
  func methodsThatUIKitCallsAreNotNamed(_ code: String) { #expect(reliance(code) == .anywhere) }
}
