import Testing

@testable import SourceClasses

/// Whether code relies on a property.
@Suite struct PropertySearchTests {
  private func isReliedOn(_ code: String) -> Bool {
    PropertySearch.relies(on: "title", in: Array("@IBOutlet var title: UILabel!\nfunc f() {\n\(code)\n}".utf8))
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
}
