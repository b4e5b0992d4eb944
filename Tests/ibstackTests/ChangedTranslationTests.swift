import Foundation
import TestSupport
import Testing

/// `lint --changed-since` where translations differ. A document has one finding for all of its gaps, and some are known.
@Suite struct ChangedTranslationTests {
  private static let project = """
    { objects = {
      p = { isa = PBXProject; mainGroup = g; developmentRegion = en; knownRegions = (en, Base, de, it); targets = (t); };
      g = { isa = PBXGroup; sourceTree = "<group>"; children = (f, h); };
      f = { isa = PBXFileReference; path = Base.lproj/Card.xib; sourceTree = SOURCE_ROOT; };
      h = { isa = PBXFileReference; path = mul.lproj/Card.xcstrings; sourceTree = SOURCE_ROOT; };
      b = { isa = PBXBuildFile; fileRef = f; };
      c = { isa = PBXBuildFile; fileRef = h; };
      t = { isa = PBXNativeTarget; name = App; buildPhases = (r); };
      r = { isa = PBXResourcesBuildPhase; files = (b, c); };
    }; rootObject = p; }

    """

  private static func text(_ language: String, _ value: String) -> String {
    "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  private static let catalog = """
    { "strings" : {
    "a.text" : { "comment" : "Class = \\"UILabel\\"; text = \\"Yes\\"; ObjectID = \\"a\\";", "localizations" : {
    \(text("de", "Ja")),
    \(text("it", "Sì"))
    } },
    "b.text" : { "comment" : "Class = \\"UILabel\\"; text = \\"No\\"; ObjectID = \\"b\\";", "localizations" : {
    \(text("de", "Nein"))
    } } } }

    """

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <label id="a"/><label id="b"/><label id="c"/>
    </objects></document>

    """

  private static let german = "\"a.text\" = \"Ja\";\n\"b.text\" = \"Nein\";\n\"c.text\" = \"Vielleicht\";\n"

  private static let files = [
    "App/Base.lproj/Main.xib": document, "App/de.lproj/Main.strings": german,
    "App/es.lproj/Main.strings": "\"a.text\" = \"Sí\";\n\"b.text\" = \"No\";\n\"c.text\" = \"Quizá\";\n",
    "App/fr.lproj/Main.strings": "\"a.text\" = \"Oui\";\n\"old.text\" = \"Non\";\n",
    "App/it.lproj/Main.strings": "\"a.text\" = \"Certo\";\n\"b.text\" = \"Mai\";\n\"c.text\" = \"Forse\";\n",
    "Card/Base.lproj/Card.xib": document, "Card/mul.lproj/Card.xcstrings": catalog,
    "Card/Card.xcodeproj/project.pbxproj": project,
    ".ibstack.yml": "only: [missing-translation, stale-translation]\n",
  ]

  private func repository() throws -> TestFolder {
    let folder = try TestFolder(Self.files)
    let script = """
      git init -q -b main . && git config user.email test@example.com && git config user.name Test
      git add -A && git commit -qm 1 && git checkout -qb topic
      """
    #expect(try folder.shell(script).status == 0)
    #expect(rules(try folder.shell("\"$IBSTACK\" lint .")).count == 3)
    return folder
  }

  private func rules(_ run: ShellRun) -> [String] {
    run.lines.filter { !$0.hasPrefix(" ") && !$0.contains(": note:") }
      .compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
  }

  @Test(arguments: [
    // A language that has gaps gets another one, then a language that had none.
    ("sed -i /a.text/d App/fr.lproj/Main.strings", ["missing-translation"]),
    ("sed -i /c.text/d App/it.lproj/Main.strings", ["missing-translation"]),
    // One gap is filled, another one opens: their number stays the same.
    (
      "echo '\"b.text\" = \"Non\";' >> App/fr.lproj/Main.strings; sed -i /a.text/d App/fr.lproj/Main.strings",
      ["missing-translation"]
    ),
    ("rm App/fr.lproj/Main.strings", []),
    ("echo '\"b.text\" = \"Non\";' >> App/fr.lproj/Main.strings", []),
    ("echo '/* Texts */' >> App/fr.lproj/Main.strings", []),
    ("echo '\"gone.text\" = \"Non\";' >> App/fr.lproj/Main.strings", ["stale-translation"]),
    ("sed -i 's/id=\"c\"/id=\"d\"/' App/Base.lproj/Main.xib", ["stale-translation"]),
    // A catalog, and the languages of its project.
    ("sed -i '/\"it\"/s/translated/new/' Card/mul.lproj/Card.xcstrings", ["missing-translation"]),
    ("sed -i 's/\"Nein\"/\"Nie\"/' Card/mul.lproj/Card.xcstrings", []),
  ]) func onlyNewGapsAreReported(_ script: String, _ expected: [String]) throws {
    let run = try repository().shell("\(script); \"$IBSTACK\" lint --changed-since main .")
    #expect(rules(run) == expected, "\(run.output)\(run.complaints)")
  }

  @Test func baselineOfKnownGapsHidesNoNewOne() throws {
    let folder = try repository()
    #expect(rules(try folder.shell("\"$IBSTACK\" lint --baseline write . && \"$IBSTACK\" lint .")) == [])
    #expect(rules(try folder.shell("sed -i 's/Oui/Ouais/' App/fr.lproj/Main.strings; \"$IBSTACK\" lint .")) == [])
    let run = try folder.shell("sed -i /a.text/d App/fr.lproj/Main.strings; \"$IBSTACK\" lint .")
    #expect(rules(run) == ["missing-translation"], "\(run.output)\(run.complaints)")
    #expect(run.output.contains("fr lacks a text that other languages have: a.text"))
  }

  @Test func languageThatAProjectTakesUpIsReported() throws {
    let folder = try repository()
    let setUp = "sed -i 's/de, it/de/' Card/Card.xcodeproj/project.pbxproj; git commit -qam 2; git branch -f main"
    #expect(rules(try folder.shell("\(setUp); \"$IBSTACK\" lint .")).count == 2)
    let run = try folder.shell(
      "sed -i 's/Base, de/Base, de, it/' Card/Card.xcodeproj/project.pbxproj; \"$IBSTACK\" lint --changed-since main .")
    #expect(rules(run) == ["missing-translation"], "\(run.output)\(run.complaints)")
    #expect(run.output.contains("it lacks a text that other languages have: b.text (\"No\")"))
  }
}
