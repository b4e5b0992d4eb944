import TestSupport
import Testing

@testable import StackLint
@testable import StackModel

/// `variants:` of `.ibstack.yml`, and the choices that take their place.
@Suite struct ConfiguredVariantTests {
  private func folder(_ configuration: String) throws -> TestFolder {
    try TestFolder(["a.xib": Fixture.wide, "App/a.xib": Fixture.wide, ".ibstack.yml": configuration])
  }

  private func devices(_ names: String) throws -> VariantChoice {
    VariantChoice(devices: try NamedValues(devices: names).values)
  }

  private func scope(_ run: LintedFolder) -> String? {
    run.lines.first { $0.contains("note: only") }.map { String($0.drop { $0 != "(" }.prefix { $0 != ")" }) }
  }

  private static let three = "variants: {devices: [retina4_0, retina6_12, ipad9_7]}\n"

  @Test func findingsSayOnWhichDevicesTheyHold() throws {
    let lint = try folder(Self.three).lint("a.xib")
    let validate = try folder("").validate("a.xib", variants: devices("retina4_0,retina6_12,ipad9_7"))
    #expect(scope(lint) == "(2 of 3 variants")
    #expect(lint.lines.filter { $0.contains("conflicting") } == validate.filter { $0.contains("conflicting") })
  }

  @Test func optionsTakeThePlaceOfWhatIsConfigured() throws {
    let folder = try folder(Self.three)
    #expect(try scope(folder.lint("a.xib", variants: devices("retina4_0,ipad9_7"))) == "(1 of 2 variants")
    let languages = VariantChoice(languages: try NamedValues(languages: "base,rtl").values)
    #expect(try scope(folder.lint("a.xib", variants: languages)) == "(4 of 6 variants")
  }

  @Test func optionsNeedNoConfiguration() throws {
    #expect(try scope(folder("").lint("a.xib", variants: devices("retina4_0,ipad9_7"))) == "(1 of 2 variants")
  }

  @Test func nearerConfigurationSaysWhatItSaysOnly() throws {
    let folder = try folder(Self.three + "rules: {hard-coded-left-right: off}\n")
    try folder.write("variants: {devices: [retina4_0, ipad9_7]}\n", to: "App/.ibstack.yml")
    #expect(try scope(folder.lint("App/a.xib")) == "(1 of 2 variants")
    try folder.write("variants: {languages: [base, pseudo, rtl], bold-text: true}\n", to: "App/.ibstack.yml")
    #expect(try scope(folder.lint("App/a.xib")) == "(6 of 9 variants")
    try folder.write("variants: {devices: []}\n", to: "App/.ibstack.yml")
    #expect(try scope(folder.lint("App/a.xib")) == nil)
  }

  @Test func rulesAboutVariantsAreKept() throws {
    let text = """
      <view id="root"><label id="l" text="A label of some length"/>
        <constraint firstItem="l" firstAttribute="leading" secondAttribute="leading" constant="280"/>
        <constraint firstItem="l" firstAttribute="top" secondAttribute="top" constant="100"/>
      </view>

      """
    let folder = try TestFolder(["a.xib": text, ".ibstack.yml": "variants: {devices: [retina3_5, ipad12_9]}\n"])
    let expected = try folder.validate("a.xib", variants: devices("retina3_5,ipad12_9"))
    let outside = expected.filter { $0.contains("[view-outside-superview]") }
    #expect(try folder.lint("a.xib").lines.filter { $0.contains("[view-outside-superview]") } == outside)
  }

  @Test(arguments: [
    ("{devices: retina4_x}", "1:21: error: unknown device \"retina4_x\"; did you mean \"retina4_0\"?"),
    ("{devices: [all, retina4_x]}", "1:27: error: unknown device \"retina4_x\"; did you mean \"retina4_0\"?"),
    ("{orientations: landscap}", "1:26: error: unknown orientation \"landscap\"; did you mean landscape?"),
    (
      "{languages: german}",
      "1:23: error: unknown language \"german\"; expected all, or some of base, pseudo, rtl, or identifiers such as de and pt-BR"
    ),
    ("{text-sizes: [larg]}", "1:25: error: unknown text size \"larg\"; did you mean large?"),
    ("{bold-text: perhaps}", "1:23: error: expected true or false, found \"perhaps\""),
    ("{text-size: large}", "1:12: error: unknown key \"text-size\"; did you mean \"text-sizes\"?"),
    ("all", "1:11: error: expected keys such as devices and languages, found \"all\""),
    ("{devices: {a: b}}", "1:21: error: expected a name, or all, found a mapping"),
  ])
  func whatCannotBeMeantIsSaidWithItsPlace(_ value: String, _ problem: String) throws {
    let folder = try folder("variants: \(value)\n")
    let error = #expect(throws: InvalidConfiguration.self) { try folder.lint("a.xib") }
    #expect(
      error?.lines.map { $0.replacing(folder.url.path + "/", with: "") } == [".ibstack.yml:\(problem)"])
  }
}
