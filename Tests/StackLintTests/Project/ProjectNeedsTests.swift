import Testing

@testable import StackLint

/// What rules may find something else in.
@Suite struct ProjectNeedsTests {
  @Test func contentOfASourceAffectsCodeOnly() {
    #expect(ProjectNeeds.affected(byContentOf: "App/Badge.swift") == [.sources, .identifiers, .usage])
    #expect(ProjectNeeds.affected(byContentOf: "App/Badge.m") == [.sources, .identifiers, .usage])
  }

  @Test func contentOfADocumentAffectsOtherDocuments() {
    #expect(ProjectNeeds.affected(byContentOf: "App/Main.storyboard") == [.documents, .translations, .texts, .usage])
  }

  @Test func contentOfADataFileAffectsWhatIsUnused() {
    #expect(ProjectNeeds.affected(byContentOf: "App/badges.json") == .usage)
    #expect(ProjectNeeds.affected(byContentOf: "App/Info.plist") == .all)
  }

  @Test(
    arguments: ["App.xcodeproj/project.pbxproj", "de.lproj/Main.strings", "Podfile", "a.png"]
      + ["A.xcassets/a.imageset/Contents.json", "App.xcconfig", "project.yml"])
  func otherFilesMayAffectEverything(path: String) {
    #expect(ProjectNeeds.affected(byContentOf: path) == .all)
  }

  @Test func linterKeepsTheRulesThatReadAPart() {
    let linter = Linter([Rule.unknownCustomClass, .missingImage, .missingTranslation, .unusedIdentifier])
    let rules = { (parts: ProjectNeeds) in linter.reading(parts).ruleIDs }
    #expect(rules(.identifiers) == ["unused-identifier"])
    #expect(rules([.sources, .identifiers]) == ["unknown-custom-class", "missing-image", "unused-identifier"])
    #expect(rules(.assets) == ["missing-image"])
    #expect(rules(.translations) == ["missing-translation"])
    #expect(rules(.all) == linter.ruleIDs)
    #expect(rules([]) == [])
  }

  @Test func linterNeedsNoMoreThanItsRules() {
    let linter = Linter([Rule.unknownCustomClass, .missingImage, .missingTranslation])
    #expect(linter.reading(.sources).needs == [.sources, .assets, .documents])
    #expect(linter.reading(.translations).needs == [.documents, .translations])
  }

  @Test func linterKeepsSomeOfItsRules() {
    let linter = Linter([Rule.unknownCustomClass, .missingImage])
    #expect(linter.enforcing(["missing-image", "duplicate-id"]).ruleIDs == ["missing-image"])
    #expect(linter.enforcing([]).ruleIDs == [])
  }
}
