import TestSupport
import Testing

@testable import StackModel

/// Constants that stand for the system's standard distance, which Interface Builder's canvas works out anew.
@Suite struct SymbolicConstraintTests {
  private static let size = Size(width: 375, height: 667)

  private func origin(_ attribute: String, _ guide: String, _ guideAttribute: String, constant: Int) throws -> Double? {
    let symbolic = """
      <constraint firstItem="a" firstAttribute="\(attribute)" secondItem="\(guide)" secondAttribute="\(guideAttribute)" \
      constant="\(constant)" symbolic="YES" id="s"/>
      """
    let content =
      "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
      + "<subviews>\(plainView("a", "", constraints("a.width == 10\na.height == 10")))</subviews>"
      + "<constraints>\(symbolic)</constraints>"
    let guides = "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>"
    let text = storyboard(content, controller: guides, device: "retina4_7", size: Self.size)
    let frame = try LayoutDocument(Array(text.utf8), path: "a.storyboard").layout().frame("a")
    return attribute == "top" ? frame?.y : frame?.x
  }

  @Test(arguments: [8, 20]) func standardDistanceFromTheSafeAreaIsNone(constant: Int) throws {
    #expect(try origin("leading", "safe", "leading", constant: constant) == 0)
    #expect(try origin("top", "safe", "top", constant: constant) == 20)
  }

  @Test(arguments: [8, 20]) func standardDistanceFromALayoutGuideIsEight(constant: Int) throws {
    #expect(try origin("top", "top", "bottom", constant: constant) == 28)
  }

  @Test func standardDistanceFromAViewIsTheOneThatIsWritten() throws {
    #expect(try origin("leading", "root", "leading", constant: 20) == 20)
  }

  @Test func standardDistanceNeverLetsViewsOverlap() throws {
    #expect(try origin("leading", "root", "leading", constant: -8) == 8)
  }
}
