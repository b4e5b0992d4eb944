import TestSupport
import Testing

@testable import StackModel

/// The sides on which views leave room beside their text.
@Suite struct TextSidesTests {
  private func sides(_ view: String, rightToLeft: Bool = false) throws -> [Bool]? {
    var options = LayoutOptions()
    if rightToLeft { options.language = .rightToLeft }
    let document = try LayoutDocument(Array("<view>\(view)</view>".utf8), path: "a.xml", options: options)
    let view = try #require(document.roots.first?.subviews.first)
    return view.emptySides(isRightToLeft: view.isRightToLeft(in: document.settings)).map { [$0.left, $0.right] }
  }

  @Test(arguments: [
    ("left", [false, true], [false, true]), ("right", [true, false], [true, false]),
    ("center", [true, true], [true, true]), ("natural", [false, true], [true, false]),
    ("justified", [false, false], [false, false]),
  ])
  func alignmentDecides(_ alignment: String, _ expected: [Bool], _ mirrored: [Bool]) throws {
    let label = "<label text=\"Name\" textAlignment=\"\(alignment)\"/>"
    #expect(try sides(label) == expected)
    #expect(try sides(label, rightToLeft: true) == mirrored)
  }

  @Test func viewsThatShowMoreThanTextHaveNone() throws {
    #expect(try sides("<view/>") == nil)
    #expect(try sides("<textField text=\"Name\"/>") == nil)
    #expect(try sides("<label text=\"a\"/>") != nil)
  }

  @Test func fontOfALabelHasAKind() throws {
    func kind(_ font: String) throws -> String? {
      let document = try LayoutDocument(
        Array("<view><label text=\"a\">\(font)</label></view>".utf8), path: "a.xml")
      return (document.roots.first?.subviews.first as? Label)?.font.kind
    }
    #expect(try kind(systemFont(17)) == "system font")
    #expect(
      try kind("<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17\"/>") == "bold system font")
    #expect(try kind(styleFont("Body")) == "text style")
    #expect(try kind(familyFont("Helvetica", name: "Helvetica", 17)) == "Helvetica")
  }
}

/// Insets about which the versions of Interface Builder disagree.
@Suite struct LeastSafeAreaTests {
  /// Evidence of the numbers: DeviceFacts; the canvas of the first versions had 44 points for all phones without a home
  /// button.
  @Test(arguments: [
    ("retina6_1", false, EdgeInsets(top: 44, bottom: 34)), ("retina6_0", false, EdgeInsets(top: 44, bottom: 34)),
    ("retina6_5", false, EdgeInsets(top: 44, bottom: 34)), ("retina4_7", false, EdgeInsets(top: 20)),
    ("retina6_1", true, EdgeInsets(left: 44, bottom: 21, right: 44)),
  ])
  func smallestInsetOfAllVersionsCounts(_ id: String, _ landscape: Bool, _ expected: EdgeInsets) throws {
    let device = try #require(Device(named: id, landscape: landscape))
    #expect(device.leastSafeArea == expected)
  }

  @Test func noDeviceCoversLessThanItsLeastSafeArea() {
    for id in Device.knownIDs {
      for landscape in [false, true] {
        guard let device = Device(named: id, landscape: landscape) else { continue }
        #expect(device.leastSafeArea.top <= device.safeArea.top)
        #expect(device.leastSafeArea.left <= device.safeArea.left)
        #expect(device.leastSafeArea.right <= device.safeArea.right)
        #expect(device.leastSafeArea.bottom == device.safeArea.bottom)
      }
    }
  }
}
