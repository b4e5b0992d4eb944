import Testing

@testable import StackLint

/// Which documents iOS 26 and macOS 26 show in the older design.
@Suite struct CompatibilityTests {
  private func index(_ files: [String: String]) -> ProjectIndex {
    ProjectIndex(ProjectFiles(files))
  }

  private let list = "<plist><dict><key>UIDesignRequiresCompatibility</key><true/></dict></plist>"

  @Test func appThatAsksForItShowsItsDocumentsSo() {
    let files = ExampleProject.app(listing: ["Main.storyboard"]).merging(["Main.storyboard": "", "Info.plist": list]) {
      $1
    }
    #expect(index(files).requiresCompatibility("Main.storyboard"))
    #expect(index(files).compatibilityLists == ["Info.plist"])
    let refusing = files.merging(["Info.plist": list.replacing("true", with: "false")]) { $1 }
    #expect(!index(refusing).requiresCompatibility("Main.storyboard"))
  }

  /// A target's property list counts only for the target's own documents.
  @Test func listOfAnotherTargetDoesNotCount() {
    let files = ExampleProject.app(listing: ["Main.storyboard"]).merging([
      "Main.storyboard": "", "Info.plist": "<plist><dict/></plist>", "Other/Info.plist": list,
    ]) { $1 }
    #expect(!index(files).requiresCompatibility("Main.storyboard"))
    #expect(!index(files).requiresCompatibility("Other/Extra.storyboard"))
  }

  @Test func withoutAnXcodeProjectAListIsEnough() {
    let files = ["App/Main.storyboard": "", "App/Info.plist": list]
    #expect(index(files).requiresCompatibility("App/Main.storyboard"))
    #expect(!index(["App/Main.storyboard": ""]).requiresCompatibility("App/Main.storyboard"))
  }
}
