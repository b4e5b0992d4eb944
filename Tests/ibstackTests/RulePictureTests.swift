import Foundation
import TestSupport
import Testing

@testable import StackLint

/// `ibstack rules --pictures`: what the examples of rules look like.
@Suite struct RulePictureTests {
  private static let documentation = Checkout.url("Documentation/Pictures/Rules")

  @Test func documentationIsFresh() throws {
    let folder = try TestFolder()
    let run = try folder.run("rules", "--pictures", "out")
    #expect(run.status == 0)
    let names = RuleCatalog.rules.filter { $0.picture != nil }.map(\.pictureName).sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: Self.documentation.path).sorted() == names)
    for name in names {
      let fresh = try folder.text("out/\(name)")
      #expect(
        try String(contentsOf: Self.documentation.appending(path: name), encoding: .utf8) == fresh,
        "\(name): run make pictures")
    }
  }

  @Test(arguments: RuleCatalog.rules.filter { $0.picture != nil }.map(\.id))
  func pictureHasAPinAndBothAppearances(rule: String) throws {
    let folder = try TestFolder()
    #expect(try folder.run("rules", rule, "--pictures", ".").complaints == "1 picture\n")
    let svg = try folder.text("\(rule).svg")
    #expect(XMLText(svg).isWellFormed)
    #expect(svg.contains("@media (prefers-color-scheme:dark){"))
    #expect(svg.split(separator: "layer-findings").last?.contains(">1</text>") == true)
  }

  @Test func ruleAboutWhatNobodySeesHasNoPicture() throws {
    let folder = try TestFolder()
    #expect(try folder.run("rules", "unknown-outlet", "--pictures", ".").complaints == "0 pictures\n")
    #expect(try folder.names == [])
  }

  @Test func namesOfPicturesAreThoseOfRules() {
    for rule in RuleCatalog.rules where rule.picture != nil {
      #expect(RulePage(rule).markdown(pictures: "a").contains("](a/\(rule.id).svg)\n\n- "))
      #expect(!RulePage(rule).markdown().contains(".svg"))
    }
  }
}
