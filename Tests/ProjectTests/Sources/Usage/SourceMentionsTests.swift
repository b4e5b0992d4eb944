import Testing

@testable import Project

/// What a source file names.
@Suite struct SourceMentionsTests {
  private func mentions(_ code: String, _ path: String = "A.swift") -> SourceMentions {
    SourceMentions(Array(code.utf8), path: path)
  }

  private func hash(_ text: String) -> UInt64 { NameHash.exact(text.utf8) }

  private func pattern(_ prefix: String, _ suffix: String) -> TextPattern {
    TextPattern(prefix: Array(prefix.utf8), suffix: Array(suffix.utf8))
  }

  @Test(arguments: [
    (#"f("badge")"#, "badge"), (##"f(#"a"b"#)"##, #"a"b"#), (#"f("a\nb\u{41}\"")"#, "a\nbA\""),
    ("f(\"\"\"\n    badge\n      small\n    \"\"\")", "badge\n  small"), (#"f("\(a ? "badge" : b)_x")"#, "badge"),
    (#"f("Icons/badge@2x.png")"#, "badge"), (#"f("show:")"#, "show"),
    (#"f("badge.title")"#, "badge.title"),
  ])
  func literalsAreReadAsTheirTexts(_ code: String, _ text: String) {
    #expect(mentions(code).literals.contains(hash(text)))
  }

  /// Macros are read after the rest of the file.
  @Test func macroAfterAnAssignmentNamesTexts() {
    let found = mentions("#define NAME stringWithFormat:@\"badge\"\nname = other;", "A.m")
    #expect(found.literals.contains(hash("badge")))
  }

  @Test(arguments: [#""\("#, "\"\\(f(\"", "@IBAction func a(", "#define", "#define \\"]) func codeThatBreaksOffEnds(
    _ code: String
  ) {
    for path in ["A.swift", "A.m"] { _ = mentions(code, path) }
    _ = mentions(String(repeating: code, count: 1_000))
  }

  @Test func longLiteralsMayGoOnInTheNextLine() {
    #expect(mentions("f(\"\"\"\n    badge \\\n    small\n    \"\"\")").literals.contains(hash("badge small")))
  }

  @Test func literalsInCommentsDoNotCount() {
    #expect(mentions("// f(\"badge\")\n/* f(\"badge\") */").literals.isEmpty)
  }

  @Test func literalsOfCContinueEachOther() {
    let found = mentions("f(@\"one \" @\"two\", @\"three\");", "A.m").literals
    #expect(found.contains(hash("one two")))
    #expect(!found.contains(hash("one twothree")))
  }

  @Test(arguments: [
    (#"f("badge_\(size)")"#, "badge_", ""), (#"f("\(name)_small")"#, "", "_small"),
    (#"f("badge_\(size)_on")"#, "badge_", "_on"), (#"f("badge_" + size)"#, "badge_", ""),
    (#"f(name + "_small")"#, "", "_small"), (#"name += "_small""#, "", "_small"),
    (#"String(format: "badge_%02d", n)"#, "badge_", ""), (#"f("a %1$@ b %ld c")"#, "a ", " c"),
    (#"f(name.appending("_small"))"#, "", "_small"), (#"f("badge_".appending(size))"#, "badge_", ""),
  ])
  func textsThatArePutTogetherAreKnownByTheirPieces(_ code: String, _ prefix: String, _ suffix: String) {
    #expect(mentions(code).patterns.contains(pattern(prefix, suffix)))
  }

  @Test func messagesPutTextsTogetherToo() {
    #expect(mentions("[@\"badge_\" stringByAppendingString:size];", "A.m").patterns.contains(pattern("badge_", "")))
    #expect(
      mentions("[name stringByAppendingString:@\"_small\"];", "A.m").patterns.contains(pattern("", "_small")))
  }

  @Test func aPlainLiteralIsNoPieceOfOthers() {
    #expect(mentions(#"f("badge", "star")"#).patterns.isEmpty)
  }

  @Test func membersAndCasesAreSymbols() {
    let found = mentions("let a: UIImage = .badgeSmall\nenum B: String { case star, moon_full }\nlet sun = 1").symbols
    for name in ["badge_small", "star", "moonFull"] { #expect(found.contains(NameHash.loose(name.utf8)), "\(name)") }
    #expect(!found.contains(NameHash.loose("sun".utf8)))
  }

  @Test(arguments: [
    ("UIImage(named: code.lowercased())", UsedName.image), ("let n = code.lowercased()\nUIImage(named: n)", .image),
    ("UIImage(named: a + b)", .image), ("UIColor(named: tone.uppercased())", .color), ("Image(a + b)", .image),
    ("NSLocalizedString(a + b, comment: \"\")", .string), ("UIStoryboard(name: a + b, bundle: nil)", .document),
    ("x.instantiateViewController(withIdentifier: a + b)", .scene),
    ("x.dequeueReusableCell(withIdentifier: a + b, for: path)", .reusableView),
  ])
  func namesOfWhichNothingIsKnownAreNoted(_ code: String, _ use: UsedName) {
    #expect(Set(mentions("func f() { \(code) }").computed.keys) == [use])
  }

  @Test(arguments: [
    "UIImage(named: name)", "UIImage(named: badge.iconName)", "UIImage(named: \"badge\")", "UIImage(named: \"a\" + b)",
    "UIImage(named: \"\\(name)\")", "play(named: code.lowercased())", "Image(systemName: a + b)",
    "let n = \"a\"\nUIImage(named: n)",
  ])
  func namesOfWhichSomethingIsKnownAreNot(_ code: String) {
    #expect(mentions("func f() { \(code) }").computed.isEmpty)
  }

  @Test func generatedFilesNameNothing() {
    #expect(mentions("// Generated using SwiftGen\nlet a = Asset(name: \"badge\")").literals.isEmpty)
  }

  @Test func outletsAndActionsAreNoted() {
    let swift = mentions(
      """
      class A: UIView {
        @IBOutlet private weak var title: UILabel!
        @IBOutlet var icon: UIImageView! { didSet { icon.isHidden = true } }
        var other: UILabel!
        @IBAction func show(_ sender: UIButton, for event: UIEvent) {}
        func hide(_ sender: UIButton) {}
      }
      """
    ).connections
    #expect(swift.map(\.name) == ["title", "icon", "show"])
    #expect(swift.map(\.isUsedByItself) == [false, true, false])
    #expect(swift[2].selectors == ["show:for:"])
    let objectiveC = mentions(
      """
      @interface A : UIView { IBOutlet UILabel *title; }
      @property (weak) IBOutlet UIImageView *icon;
      - (IBAction)show:(id)sender forEvent:(UIEvent *)event;
      @end
      """, "A.h"
    ).connections
    #expect(objectiveC.map(\.name) == ["title", "icon", "show"])
    #expect(objectiveC[2].selectors == ["show:forEvent:"])
  }

  @Test func lettingGoIsNoMention() {
    let found = mentions("class A { @IBOutlet var title: UILabel!\n deinit { title = nil }\n func f() { icon = 1 } }")
      .words
    #expect(!found.contains(hash("title")))
    #expect(found.contains(hash("icon")))
    let release = mentions("@implementation A\n- (void)dealloc { [_title release]; }\n@end", "A.m")
    #expect(!release.words.contains(hash("_title")))
  }

  @Test func registrationIsNoMention() {
    let found = mentions("table.register(Badge.self, forCellReuseIdentifier: \"Badge\")")
    #expect(found.registrations.map(\.name) == ["Badge"])
    #expect(!found.literals.contains(hash("Badge")))
  }
}
