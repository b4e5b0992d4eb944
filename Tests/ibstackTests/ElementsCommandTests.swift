import TestSupport
import Testing

@Suite struct ElementsCommandTests {
  @Test func listsElementsOfStackDefinitions() throws {
    let run = try TestFolder().run("elements")
    #expect(run.status == 0)
    #expect(run.lines.contains { $0.hasPrefix("  stepper  ") && $0.hasSuffix("  UIStepper") })
    #expect(!run.output.contains("viewController"))
  }

  @Test func pagesOfNamedElementsFollowEachOther() throws {
    let run = try TestFolder().run("elements", "stepper", "label", "--platform", "ios")
    let titles = run.lines.filter { $0.contains(": UI") }
    #expect(titles == ["stepper: UIStepper: UIControl: UIView", "label: UILabel: UIView"])
  }

  @Test(arguments: [
    ("steper", "unknown element \"steper\"; did you mean <stepper>?"),
    ("UILabel", "unknown element \"UILabel\"; write <label>"),
    ("VStack", "unknown element \"VStack\"; write <stackView axis=\"vertical\">"),
    ("everything-else", "unknown element \"everything-else\"; `ibstack elements` lists all"),
    ("viewController", "stack definitions have no element \"viewController\"; add --platform ios"),
    ("(view)", "unknown element \"(view)\"; "), ("#text", "unknown element \"#text\"; "),
  ])
  func unknownElementIsWrongUsage(name: String, complaint: String) throws {
    let run = try TestFolder().run("elements", name)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.complaints.contains(complaint))
  }

  @Test func hostileNameIsInert() throws {
    let run = try TestFolder().run("elements", "a\u{1B}[31m\n::error::b\u{202E}")
    #expect(run.status == 64)
    #expect(!run.complaints.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(!run.complaints.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test func schemaIsOfAllElements() throws {
    #expect(try TestFolder().run("elements", "--format", "relaxng").output.hasSuffix("</grammar>\n"))
    let ofApps = try TestFolder().run("elements", "--format", "relaxng", "--platform", "ios")
    #expect(ofApps.output.contains("<ref name=\"document\"/>"))
    let run = try TestFolder().run("elements", "label", "--format", "relaxng")
    #expect(run.status == 64)
    #expect(run.complaints.contains("a schema has all elements of a platform; remove \"label\""))
  }

  @Test func jsonIsWhole() throws {
    for platform in ["stack", "ios", "macos", "watchos"] {
      let run = try TestFolder().run("elements", "--format", "json", "--platform", platform)
      #expect(try JSONValue(parsing: run.output)["elements"].elements.count > 100)
    }
  }
}
