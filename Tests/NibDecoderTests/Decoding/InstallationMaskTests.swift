import Testing

@testable import NibDecoder

/// Masks that leave objects of a container out, or take them in again.
@Suite struct InstallationMaskTests {
  private let text = """
    <box>
      <subviews><box id="a"/><box id="b"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="a"/><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c"/></mask>
      </variation>
    </box>
    """

  private func installed(_ active: [String], in container: String = "subviews") throws -> [String] {
    let document = try NibDocument.test(text)
    let coder = document.rootCoder(activeVariations: active)
    return ["a", "b", "c"].filter { coder.isInstalled($0, in: container) }
  }

  @Test func withoutAMaskAllAreInstalled() throws {
    #expect(try installed([]) == ["a", "b", "c"])
  }

  @Test func excludedObjectIsNotInstalled() throws {
    #expect(try installed(["default"]) == ["b", "c"])
  }

  @Test func moreSpecificMaskIncludesAgain() throws {
    #expect(try installed(["default", "widthClass=regular"]) == ["a", "c"])
  }

  @Test func masksHoldForTheirContainerOnly() throws {
    #expect(try installed(["default", "widthClass=regular"], in: "constraints") == ["a", "b"])
  }

  @Test func hasMaskSparesTheQuestion() throws {
    let document = try NibDocument.test(text)
    #expect(document.rootCoder.hasMask(on: "subviews"))
    #expect(!document.rootCoder.hasMask(on: "constraints"))
    #expect(document.rootCoder(activeVariations: ["widthClass=regular"]).hasMask(on: "constraints"))
  }

  @Test func uninstalledObjectsAreStillDecoded() throws {
    let box = try NibDocument.test(text).rootCoder.decodeRoot(as: Box.self)
    #expect(box?.boxes.map(\.id) == ["a", "b"])
  }
}
