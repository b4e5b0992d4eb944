import TestSupport
import Testing

/// `--size`, `--device` and `--text-sizes`.
@Suite struct OptionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder(["a.xml": "<stackView><view/></stackView>"])
  }

  private func rootFrame(_ arguments: String...) throws -> String? {
    let run = try ToolRun(["layout", "--format", "csv", "a.xml"] + arguments, in: folder)
    return run.lines.dropFirst().first.map { $0.split(separator: ",", omittingEmptySubsequences: false)[5...8] }
      .map { $0.joined(separator: " ") }
  }

  @Test(arguments: [
    ("320x480", "0 0 320 480"), ("320X480", "0 0 320 480"), ("100.5x0", "0 0 100.67 0"),
    ("100000x1", "0 0 100000 1"),
  ])
  func sizeIsWidthTimesHeight(size: String, frame: String) throws {
    #expect(try rootFrame("--size", size) == frame)
  }

  @Test(arguments: [
    "320", "320x", "x480", "320x480x2", "320 x 480", "-1x480", "nanx1", "infx1", "100001x1", "1e9x1", "",
  ])
  func malformedSizeIsWrongUsage(size: String) throws {
    let run = try folder.run("layout", "a.xml", "--size=\(size)")
    #expect(run.status == 64)
    #expect(run.complaints.contains("--size"))
  }

  @Test(arguments: [
    ("retina4_7", "0 0 375 667"), ("RETINA4_7", "0 0 375 667"), ("retina4_7-landscape", "0 0 667 375"),
    ("ipad9_7", "0 0 768 1024"), ("appleTV", "0 0 1920 1080"),
  ])
  func deviceIsNamedByItsID(device: String, frame: String) throws {
    #expect(try rootFrame("--device", device) == frame)
  }

  @Test(arguments: ["iphone", "retina4_7-portrait", "-landscape", ""])
  func unknownDeviceIsWrongUsage(device: String) throws {
    let run = try folder.run("layout", "a.xml", "--device=\(device)")
    #expect(run.status == 64)
    #expect(run.complaints.contains("--device"))
  }

  @Test func sizeWinsOverTheDevicesScreen() throws {
    #expect(try rootFrame("--device", "retina4_7", "--size", "100x200") == "0 0 100 200")
  }

  @Test(arguments: [("large", "20.33"), ("accessibility-extra-extra-extra-large", "63.33")])
  func textStylesFollowTheTextSize(name: String, height: String) throws {
    let folder = try TestFolder([
      "a.xml": """
      <stackView alignment="top"><label text="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </stackView>
      """
    ])
    let run = try folder.run("layout", "--format", "csv", "a.xml", "--text-sizes", name)
    #expect(run.lines.last?.contains(",\(height),") == true)
  }

  @Test(arguments: ["huge", "accessibility", "17", ""])
  func unknownTextSizeIsWrongUsage(name: String) throws {
    let run = try folder.run("layout", "a.xml", "--text-sizes=\(name)")
    #expect(run.status == 64)
    #expect(run.complaints.contains("--text-sizes"))
  }
}
