import Testing

@testable import StackLint

/// Which changes of a document other files of the project notice.
@Suite struct FileSummaryComparisonTests {
  private func isSame(_ old: String, _ new: String, path: String = "A.xib") -> Bool {
    FileSummary.isSameDocument(Array(old.utf8), Array(new.utf8), path: path)
  }

  private func document(_ object: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(object)</objects></document>"
  }

  @Test func framesAndTextsMakeNoDifference() {
    #expect(isSame(document("<label text=\"A\" id=\"a\"/>"), document("\n<label text=\"B\" id=\"a\"/>")))
  }

  @Test func identifiersClassesAndOutletsMakeADifference() {
    let cell = document("<tableViewCell reuseIdentifier=\"A\" customClass=\"C\" id=\"a\"/>")
    #expect(isSame(cell, cell))
    #expect(!isSame(cell, cell.replacing("\"A\"", with: "\"B\"")))
    #expect(!isSame(cell, cell.replacing("\"C\"", with: "\"D\"")))
  }

  @Test func otherFilesAreNotLookedAt() {
    #expect(!isSame("class A {}", "class A {}", path: "A.swift"))
    #expect(FileSummary.isDocument("Base.lproj/Main.storyboard"))
    #expect(!FileSummary.isDocument("A.swift"))
  }
}
