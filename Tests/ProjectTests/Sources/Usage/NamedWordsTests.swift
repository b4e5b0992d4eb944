import Testing

@testable import Project

/// The words that count as uses.
@Suite struct NamedWordsTests {
  private let words = WordSet(["Badge"] + NamedWords.entryWords)

  private func found(_ text: String, _ language: SourceLanguage = .swift) -> NamedWords {
    NamedWords(Array(text.utf8), language: language, words: words)
  }

  private func hasBadge(_ text: String, _ language: SourceLanguage = .swift) -> Bool {
    found(text, language).hashes.contains(NameHash.exact("Badge".utf8))
  }

  @Test(arguments: [
    ("let a = Badge()", true), ("name(\"Badge\")", true), ("\"at \\(Badge.name)\"", true), ("// Badge", false),
    ("/* Badge\n Badge */", false), ("/* a */ Badge", true), ("\"http://\"; Badge()", true),
    ("\"\\\"//\"; Badge()", true),
    ("BadgeView()", false), ("a / Badge", true), ("/* a * b / c */ Badge", true), ("/*", false), ("\"", false),
  ])
  func codeAndTextsAreUses(_ text: String, _ isUse: Bool) { #expect(hasBadge(text) == isUse) }

  @Test(arguments: [
    ("#import \"Badge.h\"\n", false), ("#include \"Badge.h\"", false), ("@class Badge;", false),
    ("#import \"A.h\"\n[Badge new]", true), ("@class A; Badge *b;", true), ("#define B Badge", true),
  ])
  func importsAndForwardDeclarationsAreNoUses(_ text: String, _ isUse: Bool) {
    #expect(hasBadge(text, .objectiveC) == isUse)
  }

  @Test(arguments: [
    ("Badge()", SourceLanguage.swift, true), ("as? Badge", .swift, false), ("Badge.self", .swift, false),
    ("[Badge alloc]", .objectiveC, true), ("[Badge new]", .objectiveC, true), ("[Badge class]", .objectiveC, false),
  ])
  func codeMakesObjectsOfAClass(_ text: String, _ language: SourceLanguage, _ isMade: Bool) {
    #expect(found(text, language).made.isEmpty == !isMade)
  }

  @Test(arguments: [
    ("@main struct Shop: App {}", true), ("@UIApplicationMain class Delegate {}", true),
    ("UIScreen.main.bounds", false),
    ("exit(NSApplicationMain(argc, argv))", true),
  ])
  func appStartsAtItsMark(_ text: String, _ isEntry: Bool) { #expect(found(text).isEntry == isEntry) }
}
