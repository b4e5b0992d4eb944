import Formats
import NibTranslation
import Testing

/// What a tool does that compiles documents and reads nibs.
@Suite struct NibTranslationLibraryTests {
  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <label text="Tickets" id="9hT-qL-x2B">
                        <rect key="frame" x="20" y="10" width="60" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>
    """

  private func nib() throws -> [UInt8] {
    let compiled = try CompiledDocument(XMLTree(text: Self.card), name: "Card")
    #expect(compiled.files.map(\.path) == ["Card.nib"])
    return try #require(compiled.files.first).content
  }

  @Test func documentIsCompiledToAnArchiveOfUIKit() throws {
    let nib = try nib()
    #expect(nib.starts(with: Array("NIBArchive".utf8)))
    let graph = try ObjectGraph(nib)
    let label = try #require(graph.objects.firstIndex { $0.className == "UILabel" })
    #expect(graph.text("UIText", of: label) == "Tickets")
  }

  @Test func nibIsTranslatedIntoADocument() throws {
    let document = try DecompiledNib(ObjectGraph(nib())).bytes
    let tree = try XMLTree(document, path: "Card.xib")
    let label = try #require(tree.elements(named: "label").first)
    #expect(tree[label, "text"] == "Tickets")
    let frame = try #require(tree.children(of: label).first { tree.name(of: $0) == "rect" })
    #expect(["x", "y", "width", "height"].map { tree[frame, $0] } == ["20", "10", "60", "21"])
  }

  @Test func storyboardIsCompiledAndTranslatedBack() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc1-aa-aaa"><device id="retina4_7"/>
      <scenes><scene sceneID="sc1-aa-aaa"><objects><viewController id="vc1-aa-aaa">
      <view key="view" id="vw1-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let compiled = try CompiledDocument(XMLTree(text: text), name: "Main")
    let paths = compiled.files.map(\.path)
    #expect(paths.last == "Main.storyboardc/Info.plist")
    let nibs = try compiled.files.dropLast().map { file in
      let name = String(file.path.dropFirst("Main.storyboardc/".count).dropLast(".nib".count))
      return CompiledStoryboard.Nib(name: name, graph: try ObjectGraph(file.content))
    }
    #expect(nibs.map(\.name) == ["UIViewController-vc1-aa-aaa", "vc1-aa-aaa-view-vw1-aa-aaa"])
    let storyboard = CompiledStoryboard(
      nibs: nibs, nibNames: Set(nibs.map(\.name)), information: compiled.files.last?.content)
    let tree = try XMLTree(DecompiledStoryboard(storyboard).bytes, path: "Main.storyboard")
    #expect(tree[tree.root, "initialViewController"] == "vc1-aa-aaa")
    #expect(tree.elements(named: "viewController").map { tree[$0, "id"] } == ["vc1-aa-aaa"])
  }

  @Test func documentThatIsNotUnderstoodIsRefusedWithPlaces() throws {
    let text = Self.card.replacing("<label text", with: "<hologram text").replacing("</label>", with: "</hologram>")
    let tree = try XMLTree(text: text, path: "Card.xib")
    let failure = #expect(throws: CompilationFailure.self) { try CompiledDocument(tree, name: "Card") }
    let problem = try #require(failure?.problems.first)
    #expect(tree.source.text(in: problem.range).contains("hologram"))
    #expect(failure?.lines.first == "Card.xib:10:17: error: \(problem.message)")
  }

  @Test func nibOfMacOSHasNoDocument() throws {
    let graph = ObjectGraph(objects: [ArchivedObject("NSObject", [.init("IB.objectdata", .null)])])
    #expect(throws: DecompilationError("a nib of macOS; expected one of iOS or tvOS")) { try DecompiledNib(graph) }
  }
}

extension XMLTree {
  /// All elements of a name.
  fileprivate func elements(named name: String) -> [ElementIndex] {
    var (found, open) = ([ElementIndex](), [root])
    while let element = open.popLast() {
      if self.name(of: element) == name { found.append(element) }
      open += children(of: element)
    }
    return found
  }
}
