import Testing

@testable import DocumentChanges
@testable import Formats

/// What a version would be if the save that made the next one had been of it.
@Suite struct SavedVersionTests {
  private static func storyboard(
    _ view: String, tools: Int, attributes: String = "", device: String? = nil, resources: String = "",
    controller: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"\(attributes)>
        \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "<!--No device-->")
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c">
                        \(view)
                        \(controller)
                    </viewController>
                </objects>
            </scene>
        </scenes>
        <resources>\(resources)</resources>
    </document>
    """
  }

  private static func root(_ width: Int, _ inner: String = "") -> String {
    "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"9\"/>\(inner)</view>"
  }

  private static func saved(_ old: String, _ new: String) throws -> String {
    try String(decoding: DocumentDiff(old, new).firstVersionAsSaved, as: UTF8.self)
  }

  @Test func versionDeviceAndSizesOfScreensAreThoseOfTheSave() throws {
    let old = Self.storyboard(Self.root(375), tools: 1, device: "retina4_7")
    let new = Self.storyboard(Self.root(393), tools: 2, device: "retina6_12")
    #expect(try Self.saved(old, new) == new)
  }

  @Test func whatSomebodyMadeIsLeftOut() throws {
    func label(_ text: String, _ x: Int) -> String {
      let frame = "<rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/>"
      return "<subviews><label text=\"\(text)\" id=\"l\">\(frame)</label></subviews>"
    }
    let old = Self.storyboard(Self.root(375, label("A", 1)), tools: 1, device: "retina4_7")
    let new = Self.storyboard(
      Self.root(375, label("B", 2)), tools: 2, attributes: " useAutolayout=\"YES\"", device: "retina4_7")
    #expect(
      try Self.saved(old, new) == Self.storyboard(Self.root(375, label("A", 1)), tools: 2, device: "retina4_7"))
  }

  @Test func sizesThatAuthorsGiveStay() throws {
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    for (attributes, controller) in [("", freeform), (" targetRuntime=\"MacOSX.Cocoa\"", "")] {
      let (old, new) = (
        Self.storyboard(Self.root(300), tools: 1, attributes: attributes, controller: controller),
        Self.storyboard(Self.root(400), tools: 1, attributes: attributes, controller: controller)
      )
      #expect(try Self.saved(old, new) == old)
    }
  }

  @Test func contentsOfScrollViewsHaveTheirSizesFromAppKit() throws {
    func scrollView(_ height: Int) -> String {
      let frame = "<rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"\(height)\"/>"
      return "<scrollView id=\"s\"><clipView key=\"contentView\" id=\"k\">\(frame)</clipView></scrollView>"
    }
    let mac = " targetRuntime=\"MacOSX.Cocoa\""
    let (old, new) = (
      Self.storyboard(scrollView(226), tools: 1, attributes: mac),
      Self.storyboard(scrollView(227), tools: 1, attributes: mac)
    )
    #expect(try Self.saved(old, new) == new)
  }

  @Test func imagesThatAreNoLongerShownKeepTheirSizes() throws {
    func image(_ name: String, _ width: Int) -> String { "<image name=\"\(name)\" width=\"\(width)\" height=\"9\"/>" }
    let (old, new) = (
      Self.storyboard(Self.root(9), tools: 1, resources: image("a", 1) + image("b", 1)),
      Self.storyboard(Self.root(9), tools: 1, resources: image("a", 2))
    )
    #expect(
      try Self.saved(old, new) == Self.storyboard(Self.root(9), tools: 1, resources: image("a", 2) + image("b", 1)))
  }

  @Test func stackDefinitionsAreWrittenByPeople() throws {
    let (old, new) = (
      "<view id=\"v\"><device id=\"retina4_7\"/></view>", "<view id=\"v\"><device id=\"ipad9_7\"/></view>"
    )
    #expect(try Self.saved(old, new) == old)
  }
}
