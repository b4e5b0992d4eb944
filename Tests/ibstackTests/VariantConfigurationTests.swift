import TestSupport
import Testing

/// `variants:` of `.ibstack.yml` as the program shows them, and options that cannot take their place.
@Suite struct VariantConfigurationTests {
  private func folder(_ configuration: String) throws -> TestFolder {
    try TestFolder(["a.xib": Fixture.wide, "App/a.xib": Fixture.wide, ".ibstack.yml": configuration])
  }

  @Test func optionsTakeThePlaceOfWhatIsConfigured() throws {
    let folder = try folder("variants: {devices: [retina4_0, retina6_12, ipad9_7]}\n")
    #expect(try folder.run("lint", "a.xib").output.contains("(2 of 3 variants)"))
    let run = try folder.run("lint", "a.xib", "--devices", "retina4_0,ipad9_7", "--languages", "base,rtl")
    #expect(run.output.contains("(2 of 4 variants)"))
  }

  @Test func showPrintsThemSoThatTheyCanBeCopied() throws {
    let folder = try folder(
      "variants: {devices: [retina4_0, ipad9_7-landscape], text-sizes: large, languages: [base, pseudo, rtl, de, all], bold-text: true}\n"
    )
    let shown = try folder.run("config", "show", "a.xib").output
    let expected = """

      variants:
        devices: [retina4_0, ipad9_7-landscape]
        text-sizes: [large]
        languages: [base, pseudo, rtl, de, all]
        bold-text: true

      """
    #expect(shown.hasSuffix(expected))
    try folder.write(shown, to: ".ibstack.yml")
    #expect(try folder.run("config", "show", "a.xib").output == shown)
  }

  @Test func devicesThatTakeEachOthersPlaceAreWrongUsage() throws {
    let run = try folder("").run("lint", "a.xib", "--devices", "retina4_x")
    #expect(run.status == 64)
    #expect(run.complaints.contains("unknown device \"retina4_x\"; did you mean \"retina4_0\"?"))
  }
}
