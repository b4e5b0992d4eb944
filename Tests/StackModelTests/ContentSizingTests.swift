import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

@Suite struct ContentSizingTests {
  private struct HundredByTen: ContentSizing {
    func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
      view is Label ? IntrinsicSize(width: 100, height: 10) : .none
    }
  }

  @Test func callersSizesReplaceTheStandardOnes() throws {
    let text =
      "<stackView id=\"s\" alignment=\"top\"><label id=\"a\" text=\"x\"/><view id=\"b\" height=\"5\"/></stackView>"
    let options = LayoutOptions(size: Size(width: 300, height: 50), contentSizes: HundredByTen())
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xml", options: options).layout()
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(layout.frame("b") == Rect(x: 100, y: 0, width: 200, height: 5))
  }

  private final class Badge: View {
    let count: Int

    required init(coder: NibCoder) throws {
      count = coder.decodeInteger(forKey: "count") ?? 0
      try super.init(coder: coder)
    }

    override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
      IntrinsicSize(width: Double(count * 10), height: 20)
    }
  }

  @Test func customClassBringsItsOwnSize() throws {
    let text = """
      <stackView alignment="top"><view id="a" customClass="Badge" count="3"/><view id="b" height="5"/></stackView>
      """
    let document = try LayoutDocument(
      Array(text.utf8), path: "a.xml", options: LayoutOptions(size: Size(width: 300, height: 50))
    ) { platform in
      var registry = NibRegistry.standard(for: platform)
      registry.register(Badge.self, forCustomClass: "Badge")
      return registry
    }
    let layout = document.layout()
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(layout.frame("b")?.x == 30)
    #expect(document.unreadAttributes().isEmpty)
  }
}
