import Testing

@testable import StackLint

/// The documents of a project, by what others ask for.
@Suite struct DocumentIndexTests {
  private func index(_ files: [String: String]) -> DocumentIndex { ProjectIndex(ProjectFiles(files)).documents }

  @Test func documentsOfAllLanguagesAndDevicesShareTheirName() {
    let documents = index([
      "Base.lproj/Main.storyboard": "<document initialViewController=\"a\"><x storyboardIdentifier=\"Home\"/>",
      "Other/Main~ipad.storyboard": "<x storyboardIdentifier=\"Help\"/>", "Main.xib": "",
    ])
    let found = documents.documents(.storyboard, named: "Main")
    #expect(found.map(\.path) == ["Base.lproj/Main.storyboard", "Other/Main~ipad.storyboard"])
    #expect(found.flatMap(\.identifiers).map(\.name) == ["Home", "Help"])
    #expect(found.map(\.hasInitialViewController) == [true, false])
    #expect(documents.documents(.storyboard, named: "Mine").isEmpty)
    #expect(documents.names(.xib) == ["Main"])
  }

  @Test func namesOfAllDocumentsAreTogether() {
    let documents = index([
      "A.storyboard": "<segue identifier=\"a\"/>", "B.storyboard": "<segue identifier=\"b\"/>",
      "C.xib": "<tableViewCell reuseIdentifier=\"c\"/>",
    ])
    #expect(documents.identifiers(.segue) == ["a", "b"])
    #expect(documents.identifiers(.reuse) == ["c"])
    #expect(documents.identifiers(.scene).isEmpty)
  }

  @Test func outletsOfAClassInAllDocumentsAreTogether() {
    func badge(_ outlet: String) -> String {
      "<view customClass=\"Badge\"><connections><outlet property=\"\(outlet)\"/></connections></view>"
    }
    #expect(index(["A.xib": badge("a"), "B.xib": badge("b")]).connectedOutlets == ["Badge": ["a", "b"]])
  }

  @Test func documentsThatAreNotReadMakeItIncomplete() {
    #expect(!index(["A.xib": "<document/>"]).isIncomplete)
    #expect(index(["A.xib": "<document/>", "B.nib": ""]).isIncomplete)
    #expect(index(["A.xib": "<archive/>"]).isIncomplete)
    let unreadable = ProjectFiles(paths: ["A.xib"]) { _ in nil }
    #expect(ProjectIndex(unreadable).documents.isIncomplete)
  }
}
