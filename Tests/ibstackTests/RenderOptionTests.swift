import TestSupport
import Testing

/// `render --layers` and `layout --sketch`.
@Suite struct RenderOptionTests {
  private static let row = """
    <stackView width="200" height="40" spacing="8"><label text="Name"/><label text="Place"/></stackView>

    """

  @Test func layersAreDrawnOnlyWhenTheyAreNamed() throws {
    let folder = try TestFolder(["a.xml": Self.row])
    let plain = try folder.run("render", "a.xml").lines.joined()
    let layered = try folder.run("render", "a.xml", "--layers", "stacks,frames").lines.joined()
    #expect(plain.contains("<svg") && !plain.contains("layer-"))
    #expect(layered.contains("layer-stacks") && layered.contains("layer-frames") && !layered.contains("layer-margins"))
  }

  @Test func unknownLayerIsRefusedWithTheKnownOnes() throws {
    let folder = try TestFolder(["a.xml": Self.row])
    let run = try ToolRun(["render", "a.xml", "--layers", "frames,shadows"], input: "", in: folder)
    let error = run.complaints
    #expect(error.contains("\"shadows\"") && error.contains("alignment, baselines, constraints"))
  }

  @Test func sketchReplacesTheFrames() throws {
    let folder = try TestFolder(["a.xml": Self.row])
    let lines = try folder.run("layout", "a.xml", "--sketch").lines
    #expect(lines.contains { $0.hasPrefix("┌") } && lines.contains { $0.contains("Name") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  /// Images are sent to terminals that say so; a pipe is none.
  @Test func sketchInAPipeIsText() throws {
    let folder = try TestFolder(["a.xml": Self.row])
    let plain = try folder.run("layout", "a.xml", "--sketch").output
    let run = try folder.shell("TERM=xterm-kitty KITTY_WINDOW_ID=1 \"$IBSTACK\" layout a.xml --sketch")
    #expect(run.output == plain && !plain.contains("\u{1B}"))
    #expect(try folder.run("layout", "a.xml", "--sketch", "--sketch-format", "characters").output == plain)
  }

  @Test(arguments: ["kitty", "iterm"]) func imagesNeedLibrsvg(format: String) throws {
    let folder = try TestFolder(["a.xml": Self.row])
    let run = try folder.run("layout", "a.xml", "--sketch", "--sketch-format", format)
    if run.status == 64 {
      #expect(run.complaints.contains("--sketch-format \(format): this ibstack was built without librsvg"))
    } else {
      #expect(run.status == 0 && run.output.contains(format == "kitty" ? "\u{1B}_G" : "\u{1B}]1337;File="))
    }
    #expect(try folder.run("layout", "a.xml", "--sketch-format", format).status == 64)
  }

  @Test func picturesOfSeveralDocumentsAreNotJoined() throws {
    let folder = try TestFolder(["a.xml": "<view/>", "b.xml": "<view/>"])
    let run = try folder.run("render", "a.xml", "b.xml")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.complaints
        == "error: pictures of 2 documents do not fit on standard output; name a folder by --output\n")
    #expect(try folder.run("render", "a.xml", "b.xml", "--output", "p").status == 0)
  }
}
