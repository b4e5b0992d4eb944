import Foundation
import TestSupport
import Testing

/// The names that users type or that their programs read. One that is renamed keeps its old name for a version, as an
/// alias, and the changelog lists it: so no name leaves these lists in the same version in which its successor appears.
@Suite struct UserNameTests {
  private static let options: [String: [String]] = [
    "validate": [
      "--size", "--device", "--stack-behavior", "--ios", "--macos", "--semantics", "--devices", "--orientations",
      "--text-sizes",
      "--languages", "--strings", "--bold-text", "--font", "--enable",
    ],
    "layout": [
      "--size", "--device", "--stack-behavior", "--ios", "--macos", "--semantics", "--devices", "--orientations",
      "--text-sizes",
      "--languages", "--strings", "--bold-text", "--font", "--format", "--constraints", "--compare",
      "--marked-copies",
    ],
    "lint": [
      "--devices", "--orientations", "--text-sizes", "--languages", "--strings", "--bold-text", "--stack-behavior",
      "--ios", "--macos",
      "--semantics", "--font", "--format", "--output", "--statistics", "--quiet", "--changed-since", "--shard",
      "--baseline", "--baseline-file", "--fix", "--unsafe", "--diff", "--config", "--strict", "--max-warnings",
      "--explain-migration", "--select", "--ignore", "--exit-zero", "--stdin-filename", "--add-suppressions",
      "--since-ios", "--since-macos",
    ],
    "explain": [
      "--axis", "--format", "--size", "--device", "--stack-behavior", "--ios", "--macos", "--semantics", "--text-size",
      "--font", "--log", "--console",
    ],
    "update-frames": ["--font", "--check"],
    "convert": ["--to", "--scene", "--device"],
    "format": ["--check", "--diff", "--quiet", "--stdin-filename"],
    "rules": ["--format"], "migrate": ["--from", "--output"],
    "merge-reports": ["--format", "--output", "--statistics", "--quiet", "--strict", "--max-warnings"],
    "fidelity": ["--font", "--tolerance", "--format", "--list"],
  ]

  @Test(arguments: options.keys.sorted()) func optionsExist(command: String) throws {
    let help = try TestFolder().run("help", command).output
    for option in Self.options[command, default: []] {
      #expect(help.contains("\(option) ") || help.contains("\(option)\n"))
    }
  }

  @Test(arguments: [
    "human", "concise", "xcode", "github", "gitlab", "sarif", "junit", "checkstyle", "json", "jsonl", "markdown",
    "html",
  ])
  func formatsExist(format: String) throws {
    let folder = try TestFolder(["a.xml": Fixture.clean])
    #expect(try folder.run("lint", "a.xml", "--format", format).status == 0)
  }

  @Test(arguments: ["tree", "json", "csv"]) func formatsOfFramesExist(format: String) throws {
    let folder = try TestFolder(["a.xml": Fixture.clean])
    #expect(try folder.run("layout", "a.xml", "--format", format).status == 0)
  }

  @Test(arguments: [
    "preset: recommended", "preset: strict", "preset: all", "preset: none", "preset: iblinter", "preset: xiblint",
    "include: [\"*.xib\"]", "exclude: [\"*.xib\"]", "only: [duplicate-id]", "rules: {duplicate-id: {severity: error}}",
    "overrides: [{paths: [\"*.xib\"], rules: {duplicate-id: off}}]",
    "suppress: [{object: a, rules: [duplicate-id], paths: [\"*.xib\"], reason: b}]",
    "variants: {devices: all, orientations: all, text-sizes: all, languages: all, bold-text: true}",
    "stack-behavior: uikit", "stack-behavior: fdstackview", "ios: 14", "macos: 26", "semantics: canvas",
    "semantics: runtime",
    "baseline: known", "inherit: false",
  ])
  func keysOfConfigurationsExist(text: String) throws {
    let folder = try TestFolder([".ibstack.yml": text + "\n", "a.xib": ""])
    #expect(try folder.run("config", "check").complaints == "")
  }

  private static let rules = """
    accessibility-format-mismatch ambiguous-layout attribute-not-allowed attributed-string-color auto-layout-off base-class-not-used
    baseline-alignment-in-vertical-stack bottom-bar-kept class-differs-from-file-name class-not-allowed clipped-text
    conflicting-constraints constraint-never-binds constraint-on-uninstalled-view constraint-to-itself
    constraint-without-common-superview content-priority-tie contradicting-constraints
    control-without-accessibility-identifier custom-spacing-repeats-spacing dangling-reference deployment-target
    device-not-allowed duplicate-constraint duplicate-id duplicate-reuse-identifier duplicate-storyboard-identifier
    dynamic-type-without-text-style empty-stack fill-proportionally-with-spacing fixed-size-text fixed-text-alignment
    font-not-allowed font-size-not-allowed forced-layout-direction frame-noise hard-coded-left-right
    hidden-stack-with-required-spacing hidden-tallest-view-keeps-height ill-formed-xml
    image-button-without-accessibility-label image-without-accessibility-label invalid-constraint malformed-value
    margin-constraint misplaced-view missing-color missing-image missing-initial-view-controller
    missing-trailing-on-text multiline-label-with-fixed-height negative-multiplier
    outlet-label-without-accessibility-identifier overlapping-views placeholder-instead-of-label placeholder-text-left
    priority-out-of-range prototype-without-reuse-identifier redundant-stack-constraint reference-to-other-bundle
    reuse-identifier-differs-from-class runtime-attribute-not-allowed segue-without-identifier several-scenes
    simulated-metrics single-child-stack squeezed-multiline-label stack-inside-identical-stack stack-of-hidden-views
    stack-view-background-color
    storyboard-identifier-differs-from-class
    storyboard-reference-without-target substitute-font-metrics tap-target-under-44-points text-style-without-dynamic-type
    tools-version trait-variations-off trait-variations-on unconnected-outlet unknown-action unknown-custom-class
    unknown-element unknown-outlet unknown-value unnamed-color unreachable-scene unread-attribute unsupported-document
    unsupported-variants unused-suppression view-outside-superview wrong-custom-module zero-multiplier zero-size-view
    connection-to-other-scene duplicate-action duplicate-outlet navigation-controller-without-root nib-without-view
    unused-gesture-recognizer user-interaction-disabled malformed-translation missing-font missing-language
    missing-translation stale-translation delegate-without-conformance outlet-of-other-class unknown-nib
    unknown-reuse-identifier unknown-runtime-attribute unknown-segue-identifier unknown-storyboard
    unknown-storyboard-identifier unused-identifier wrong-custom-class owner-without-class document-in-no-target
    registered-with-other-identifier duplicate-translation mismatched-format-specifiers
    outdated-translation untranslated-text unexpected-text unknown-attribute launch-screen-restrictions low-contrast
    main-storyboard-without-initial-view-controller missing-document missing-scene-manifest
    stack-of-hidden-views unused-action unused-color unused-document unused-image unused-outlet
    unused-reuse-identifier unused-scene unused-string constraint-past-scroller constraint-to-visual-effect-view
    control-of-other-size overlapping-push-buttons document-structure lossy-document refused-by-xcode
    unfamiliar-element unknown-binding-key-path action-of-other-sender runtime-attribute-of-other-type
    """.split { " \n".contains($0) }.map(String.init)

  @Test func rulesExist() throws {
    let lines = try TestFolder().run("rules").lines.filter { $0.hasPrefix("  ") }
    let listed = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(Self.rules).subtracting(listed) == [], "keep the old id as an alias for a version")
    #expect(Set(listed).subtracting(Self.rules) == [], "add new ids to the list")
  }

  @Test func membersOfReportsExist() throws {
    let folder = try TestFolder(["a.xml": Fixture.broken])
    let report = try JSONValue(parsing: folder.run("lint", "a.xml", "--format", "json").output)
    #expect(report["version"] == 1)
    let document = report["documents"][0]
    #expect(document["path"] == "a.xml")
    let finding = document["findings"][0]
    let members = [
      "rule", "severity", "message", "line", "column", "endLine", "endColumn", "notes", "fixes", "fingerprint",
      "object",
    ]
    #expect(members.filter { finding[$0] == .null } == [], "\(finding.members.keys.sorted())")
    #expect(Set(finding["object"].members.keys) == ["kind", "label", "class", "id"])
    #expect(finding.members.keys.contains("scene"))
    let statistics = report["statistics"].members.keys
    #expect(Set(statistics) == ["errors", "warnings", "notices", "fixable", "unsafelyFixable", "rules"])
  }

  @Test func membersOfFramesExist() throws {
    let folder = try TestFolder(["a.xml": Fixture.form])
    let output = try JSONValue(parsing: folder.run("layout", "a.xml", "--format", "json").output)
    #expect(output["version"] == 1)
    let document = output["documents"][0]
    #expect(
      ["path", "platform", "scale", "scenes", "views", "diagnostics"].filter { document[$0] == .null } == [],
      "\(document.members.keys.sorted())")
  }
}
