import Testing

@testable import Operations
@testable import StackLint
@testable import StackModel

/// What the page calls screens.
@Suite struct SceneTitlesTests {
  private static func names(_ source: String, path: String) throws -> [String] {
    let document = Linter(RuleCatalog.validation).lint(Array(source.utf8), path: path)
    let file = ReportedFile(path: path, absolutePath: path, repositoryPath: path)
    let report = ReportedDocument(document, FindingReport(document, file: file))
    return try PageEntry(PageDocument(report)).scenes.map(\.name)
  }

  private static func xib(_ views: String, owner: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(owner)/>
        \(views)
      </objects>
    </document>
    """
  }

  private static func view(_ id: String, _ attributes: String = "") -> String {
    "<view id=\"\(id)\" \(attributes)><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"100\" height=\"50\"/></view>"
  }

  @Test func viewIsCalledByItsClassOrLabel() throws {
    let views = Self.view("a1b-cd-efg", "customClass=\"Header\"") + Self.view("h1i-jk-lmn", "userLabel=\"Footer\"")
    #expect(try Self.names(Self.xib(views), path: "App/Parts.xib") == ["Header", "Footer"])
  }

  @Test func viewWithoutANameIsCalledByTheOwnerOfItsNib() throws {
    let source = Self.xib(Self.view("a1b-cd-efg"), owner: "customClass=\"CartController\"")
    #expect(try Self.names(source, path: "App/Cart.xib") == ["CartController"])
  }

  @Test func viewThatNothingNamesIsCalledByItsFile() throws {
    let views = Self.view("a1b-cd-efg") + Self.view("h1i-jk-lmn")
    #expect(try Self.names(Self.xib(views), path: "App/Cart.item.xib") == ["Cart.item", "Cart.item (2)"])
  }

  @Test func controllerWithoutANameIsCalledByItsFile() throws {
    let source = ReportedStoryboard().source.replacing("storyboardIdentifier=\"Welcome\"", with: "")
    #expect(try Self.names(source, path: "App/Launch.storyboard") == ["Launch"])
  }
}
