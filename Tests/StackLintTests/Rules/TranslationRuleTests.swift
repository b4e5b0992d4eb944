import Testing

@testable import StackLint

/// Files that translate documents, compared with the documents and with each other.
@Suite struct TranslationRuleTests {
  private func found(_ rule: String, _ files: [String: String]) throws -> [String] {
    let rule = try #require(RuleCatalog.rule(rule))
    let findings = ProjectFindings(ProjectIndex(ProjectFiles(files)), rule)
    return findings.paths.flatMap { path in
      findings.diagnostics(in: path, rules: [ActiveRule(rule)]).map { "\(path): \($0.message)" }
    }
  }

  private func document(_ ids: String...) -> String {
    "<document><objects>\(ids.map { "<label id=\"\($0)\"/>" }.joined())</objects></document>"
  }

  private func entry(_ key: String, _ value: String, for text: String? = nil) -> String {
    let comment = text.map { "/* Class = \"UILabel\"; text = \"\($0)\"; ObjectID = \"a\"; */\n" } ?? ""
    return "\(comment)\"\(key)\" = \"\(value)\";\n"
  }

  // MARK: Broken files

  @Test func brokenFileIsReportedOnlyBesideADocument() throws {
    let files = ["Base.lproj/A.xib": document("a"), "de.lproj/A.strings": "oops", "de.lproj/B.strings": "oops"]
    #expect(
      try found("malformed-translation", files) == [
        "de.lproj/A.strings: expected \"=\" and a value after the key"
      ])
  }

  @Test func mergeConflictBreaksACatalog() throws {
    let files = ["Base.lproj/A.xib": document("a"), "mul.lproj/A.xcstrings": "{\n<<<<<<< ours\n}"]
    #expect(
      try found("malformed-translation", files) == ["mul.lproj/A.xcstrings: expected a name in quotes, found \"<\""])
  }

  // MARK: Stale entries

  @Test func staleEntriesOfAllLanguagesAreOneFinding() throws {
    let stale = entry("b.text", "x") + entry("c.title", "y")
    let files = [
      "App/Base.lproj/A.xib": document("a"), "App/de.lproj/A.strings": entry("a.text", "x"),
      "App/fr.lproj/A.strings": stale, "App/it.lproj/A.strings": stale,
    ]
    #expect(
      try found("stale-translation", files) == [
        "App/fr.lproj/A.strings: 2 entries name objects that A.xib lacks, as b; remove them"
      ])
  }

  @Test(arguments: [
    ("\"b.text\" : {}", 1), ("\"b.text\" : { \"extractionState\" : \"stale\" }", 0), ("\"Hello\" : {}", 0),
    ("\"a.text\" : {}", 0),
  ])
  func xcodeKnowsTheStaleEntriesOfACatalog(_ key: String, _ count: Int) throws {
    let files = ["Base.lproj/A.xib": document("a"), "mul.lproj/A.xcstrings": "{ \"strings\" : { \(key) } }"]
    #expect(try found("stale-translation", files).count == count)
  }

  @Test func oldDocumentSaysNothingAboutItsObjects() throws {
    let files = ["Base.lproj/A.xib": "<archive/>", "de.lproj/A.strings": entry("b.text", "x")]
    #expect(try found("stale-translation", files) == [])
  }

  @Test(arguments: [("Base.lproj/A.xib", 1), ("en.lproj/A.xib", 0), ("A.xib", 0), ("B/Base.lproj/A.xib", 0)])
  func documentLiesBesideItsTranslations(_ path: String, _ count: Int) throws {
    let files = [path: document("a"), "de.lproj/A.strings": entry("b.text", "x")]
    #expect(try found("stale-translation", files).count == count)
  }

  // MARK: Entries that are written twice

  @Test(arguments: [("Straße", "Strasse", 1), ("Straße", "Straße", 0)]) func lastTextOfAKeyHidesAnother(
    _ first: String, _ last: String, _ count: Int
  ) throws {
    let texts = entry("a.text", first) + entry("a.text", last)
    let files = ["Base.lproj/A.xib": document("a"), "de.lproj/A.strings": texts]
    let message = "de.lproj/A.strings: a.text has two texts, \"Straße\" and \"Strasse\"; remove one"
    #expect(try found("duplicate-translation", files) == Array(repeating: message, count: count))
  }

  @Test func keyThatIsWrittenThreeTimesIsOneFinding() throws {
    let texts = entry("a.text", "x") + entry("a.text", "y") + entry("a.text", "z")
    let files = ["Base.lproj/A.xib": document("a"), "de.lproj/A.strings": texts]
    #expect(
      try found("duplicate-translation", files) == [
        "de.lproj/A.strings: a.text has two texts, \"x\" and \"z\"; remove one"
      ])
  }

  // MARK: Format specifiers

  @Test(arguments: [
    ("Sent by %@", "Gesendet von %d", "%d; expected %@, as in \"Sent by %@\""),
    ("Sent", "Gesendet von %1$@", "%1$@; expected no format specifier, as in \"Sent\""),
    ("%@: %@", "%2$@", "%2$@; expected %@, %@, as in \"%@: %@\""),
    ("%{value1}@ left", "%{value2}@ übrig", "%{value2}@; expected %{value1}@, as in \"%{value1}@ left\""),
  ]) func specifiersDiffer(_ text: String, _ german: String, _ words: String) throws {
    let files = ["Base.lproj/A.xib": document("a"), "de.lproj/A.strings": entry("a.text", german, for: text)]
    #expect(try found("mismatched-format-specifiers", files) == ["de.lproj/A.strings: a.text has \(words)"])
  }

  @Test(arguments: [
    ("%@ of %@", "%2$@: %1$@"), ("%d files", "%d人"), ("%d", "%ld"), ("100%", "100 % sicher"), ("Percent", "%-a a"),
    ("%% of screen", "% der Höhe"), ("% of screen", "50%-ig"), ("50 % off", "%50 indirim"), ("Discount", "100%d"),
    ("Sent by %@", ""),
  ]) func specifiersAreTheSame(_ text: String, _ other: String) throws {
    let files = ["Base.lproj/A.xib": document("a"), "de.lproj/A.strings": entry("a.text", other, for: text)]
    #expect(try found("mismatched-format-specifiers", files) == [])
  }

  @Test(arguments: [("%@ übrig", 0), ("%d übrig", 1)])
  func commentNamesAnElementOfAListByItsKey(_ german: String, _ count: Int) throws {
    let comment = #"/* Class = "UISegmentedControl"; a.segmentTitles[0] = "%@ left"; ObjectID = "a"; */"#
    let text = "\(comment)\n" + entry("a.segmentTitles[0]", german)
    let files = ["Base.lproj/A.xib": document("a"), "de.lproj/A.strings": text]
    #expect(try found("mismatched-format-specifiers", files).count == count)
  }

  @Test func anotherLanguageTellsTheText() throws {
    let files = [
      "Base.lproj/A.xib": document("a"), "de.lproj/A.strings": entry("a.text", "Von %@", for: "By %@"),
      "fr.lproj/A.strings": entry("a.text", "Par %d"),
    ]
    #expect(
      try found("mismatched-format-specifiers", files) == [
        "fr.lproj/A.strings: a.text has %d; expected %@, as in \"By %@\""
      ])
  }

  @Test func specifiersOfAnObjectThatIsGoneDoNotCount() throws {
    let files = ["Base.lproj/A.xib": document("a"), "de.lproj/A.strings": entry("b.text", "%d", for: "By %@")]
    #expect(try found("mismatched-format-specifiers", files) == [])
  }

  // MARK: Missing entries

  private func languages(_ tables: [String: String]) -> [String: String] {
    let files = tables.map { ("\($0.key).lproj/A.strings", $0.value) }
    return Dictionary(files) { first, _ in first }.merging(["Base.lproj/A.xib": document("a", "b")]) { first, _ in first
    }
  }

  @Test func textThatOtherLanguagesTranslateIsMissing() throws {
    let files = languages(["de": entry("a.text", "Ja", for: "Yes"), "fr": "", "it": entry("a.text", "Sì")])
    #expect(
      try found("missing-translation", files) == [
        "fr.lproj/A.strings: fr lacks a text that other languages have: a.text (\"Yes\")"
      ])
  }

  @Test(
    arguments: [
      (["de": "0,5 s"], "0.5 s", 0), (["de": "Zu"], "To", 1),
      (["de": "OK", "it": "OK"], "OK", 0), (["de": "Gut", "it": "OK"], "OK", 1), (["de": "Gut"], nil, 0),
      (["de": "Gut", "it": "Buono"], nil, 1), (["de": "Andere", "it": "Altre"], "OtherViews", 0),
      (["de": "Andere", "it": "Altre"], "Other Views", 1), (["de": "Zelle"], "Text Cell", 0),
    ] as [([String: String], String?, Int)])
  func textThatNobodyTranslatesIsNot(_ values: [String: String], _ text: String?, _ count: Int) throws {
    let tables = values.mapValues { entry("a.text", $0, for: text) }.merging(["fr": ""]) { first, _ in first }
    #expect(try found("missing-translation", languages(tables)).count == count)
  }

  @Test(arguments: [(["de"], 1), (["de", "it"], 2), (["de", "it", "fr", "nl"], 0), (["de", "it", "fr"], 3)])
  func textThatMostLanguagesLackIsNotNeeded(_ lacking: [String], _ count: Int) throws {
    let translated = ["es", "pl", "sv"].map { ($0, entry("a.text", "\($0)!", for: "Yes")) }
    let tables = Dictionary(translated + lacking.map { ($0, "") }) { first, _ in first }
    #expect(try found("missing-translation", languages(tables)).count == count)
  }

  @Test(arguments: [("en", 0), ("en-GB", 0), ("English", 0), ("nl", 1)]) func languageOfTheDocumentNeedsNoTexts(
    _ language: String, _ count: Int
  ) throws {
    let files = languages(["de": entry("a.text", "Ja", for: "Yes"), language: ""])
    #expect(try found("missing-translation", files).count == count)
  }

  @Test func projectSaysWhichLanguageThatIs() throws {
    let project = """
      { objects = { p = { isa = PBXProject; developmentRegion = de; targets = (); }; }; rootObject = p; }
      """
    let files = languages(["de": "", "en": "", "fr": entry("a.text", "Oui", for: "Ja")])
      .merging(["App.xcodeproj/project.pbxproj": project]) { first, _ in first }
    #expect(try found("missing-translation", files).map { $0.prefix(2) } == ["en"])
  }

  @Test func everyTextThatALanguageLacksIsAFinding() throws {
    let german = entry("a.text", "Ja", for: "Yes") + entry("b.text", "Nein", for: "No")
    let files = languages(["de": german, "es": german, "fr": "", "it": entry("a.text", "Sì")])
    #expect(
      try found("missing-translation", files) == [
        "fr.lproj/A.strings: fr lacks a text that other languages have: a.text (\"Yes\")",
        "fr.lproj/A.strings: fr lacks a text that other languages have: b.text (\"No\")",
        "it.lproj/A.strings: it lacks a text that other languages have: b.text (\"No\")",
      ])
  }

  @Test func oneOtherLanguageIsEnough() throws {
    let files = languages(["de": entry("a.text", "Ja", for: "Yes"), "fr": entry("b.text", "Non", for: "No")])
    #expect(try found("missing-translation", files).count == 2)
  }

  @Test(
    arguments: [
      ("Placeholder", 0), ("Placeholder - Do not translate", 0), ("#bc-ignore!", 0), ("Don't translate this", 0),
      ("Placeholder: no file is chosen", 1), ("Title of the list", 1),
    ])
  func noteCanForbidATranslation(_ note: String, _ count: Int) throws {
    let german =
      "/* Class = \"UILabel\"; text = \"Yes\"; ObjectID = \"a\"; Note = \"\(note)\"; */\n" + entry("a.text", "Ja")
    #expect(try found("missing-translation", languages(["de": german, "fr": ""])).count == count)
  }

  @Test func textThatAsksNotToTranslateIsAText() throws {
    let files = languages(["de": entry("a.text", "Nicht", for: "Do not translate"), "fr": ""])
    #expect(try found("missing-translation", files).count == 1)
  }

  // MARK: What Xcode projects build

  private func xcodeProject(regions: String, files: [String]) -> [String: String] {
    let names = files.indices.map { "f\($0)" }
    let objects = files.indices.map {
      "f\($0) = { isa = PBXFileReference; path = \"\(files[$0])\"; sourceTree = SOURCE_ROOT; };"
        + "b\($0) = { isa = PBXBuildFile; fileRef = f\($0); };"
    }
    let text = """
      { objects = {
        p = { isa = PBXProject; mainGroup = g; developmentRegion = en; knownRegions = (\(regions)); targets = (t); };
        g = { isa = PBXGroup; sourceTree = "<group>"; children = (\(names.joined(separator: ", "))); };
        t = { isa = PBXNativeTarget; name = App; buildPhases = (r); };
        r = { isa = PBXResourcesBuildPhase; files = (\(files.indices.map { "b\($0)" }.joined(separator: ", "))); };
        \(objects.joined(separator: "\n"))
      }; rootObject = p; }
      """
    return ["App.xcodeproj/project.pbxproj": text]
  }

  @Test(arguments: [
    ("en, Base, de, fr", ["fr.lproj/A.strings"], 1), ("en, Base, German, French", ["fr.lproj/A.strings"], 1),
    ("en, Base, de", ["fr.lproj/A.strings"], 0), ("en, Base, de, fr", [], 0),
  ]) func onlyLanguagesOfTheProjectCount(_ regions: String, _ french: [String], _ count: Int) throws {
    let project = xcodeProject(regions: regions, files: ["Base.lproj/A.xib", "de.lproj/A.strings"] + french)
    let files = languages(["de": entry("a.text", "Ja", for: "Yes"), "fr": entry("gone.text", "x")])
      .merging(project) { first, _ in first }
    #expect(try found("missing-translation", files).count == count)
    #expect(try found("stale-translation", files).count == (french.isEmpty ? 0 : 1))
  }

  @Test func documentOfNoTargetHasAllItsTranslations() throws {
    let files = languages(["de": entry("a.text", "Ja", for: "Yes"), "fr": ""])
      .merging(xcodeProject(regions: "en", files: [])) { first, _ in first }
    #expect(try found("missing-translation", files).count == 1)
  }

  @Test func keyOfAGoneObjectIsNotMissing() throws {
    let files = languages(["de": entry("gone.text", "Ja", for: "Yes"), "fr": ""])
    #expect(try found("missing-translation", files) == [])
  }

  @Test func catalogIsReportedAtTheKey() throws {
    let catalog = """
      { "strings" : { "a.text" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Ja" } },
        "fr" : { "stringUnit" : { "state" : "new", "value" : "Yes" } }
      } } } }
      """
    let files = ["Base.lproj/A.xib": document("a"), "mul.lproj/A.xcstrings": catalog]
    let rule = try #require(RuleCatalog.rule("missing-translation"))
    let findings = ProjectFindings(ProjectIndex(ProjectFiles(files)), rule)
    let found = findings.diagnostics(in: "mul.lproj/A.xcstrings", rules: [ActiveRule(rule)])
    #expect(found.map(\.message) == ["fr lacks a text that other languages have: a.text"])
    #expect(found.map(\.range?.lowerBound) == [16])
  }

  /// A catalog with one language, in which a third text is left.
  private func catalog(left text: String, translated: Int = 2) -> [String: String] {
    let keys = ["text", "placeholder"].prefix(translated).map { property in
      """
      "a.\(property)" : { "comment" : "Class = \\"UILabel\\"; \(property) = \\"Word\\"; ObjectID = \\"a\\";",
        "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "Word" } },
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Palabra" } } } }
      """
    }
    let left =
      "\"b.text\" : { \"localizations\" : { \"en\" : { \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"\(text)\" } } } }"
    let catalog = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \((keys + [left]).joined(separator: ", ")) } }"
    return ["Base.lproj/A.xib": document("a", "b"), "mul.lproj/A.xcstrings": catalog]
  }

  @Test func sentenceThatOneLanguageLacksIsMissing() throws {
    #expect(
      try found("missing-translation", catalog(left: "Keep this to yourself"))
        == ["mul.lproj/A.xcstrings: es lacks a text: b.text"])
  }

  /// A name may be the same everywhere, and one text of two may be all that somebody wanted to translate.
  @Test func nameThatTheOnlyLanguageLacksIsNotMissing() throws {
    #expect(try found("missing-translation", catalog(left: "Ibstack Pro")) == [])
    #expect(try found("missing-translation", catalog(left: "Keep this to yourself", translated: 1)) == [])
  }

  // MARK: Missing languages

  private func project(_ french: [String]) -> [String: String] {
    let names = ["A", "B", "C", "D"]
    let documents = names.map { ("Base.lproj/\($0).xib", document("a")) }
    let german = names.map { ("de.lproj/\($0).strings", entry("a.text", "Ja", for: "Yes")) }
    let others = french.map { ("fr.lproj/\($0).strings", entry("a.text", "Oui", for: "Yes")) }
    return Dictionary(documents + german + others) { first, _ in first }
  }

  @Test(arguments: [(["A", "B", "C"], ["D"]), (["A", "B"], []), (["A", "B", "C", "D"], []), ([], [])])
  func languageThatMostDocumentsHaveIsMissing(_ french: [String], _ reported: [String]) throws {
    #expect(
      try found("missing-language", project(french))
        == reported.map {
          "Base.lproj/\($0).xib: \($0).xib is not translated into fr; most documents are"
        })
  }

  /// Whatever most documents have, the project cannot be built without the file.
  @Test(arguments: [(["B"], ["fr"]), (["A", "B"], [])])
  func languageIsMissingWhoseFileATargetLists(_ french: [String], _ missing: [String]) throws {
    let listed = XcodeProjectText.project(files: [
      "App": ["Base.lproj/A.xib", "de.lproj/A.strings", "en.lproj/A.strings", "fr.lproj/A.strings"]
    ])
    let files = project(french).merging([
      "App.xcodeproj/project.pbxproj": listed, "en.lproj/A.strings": entry("a.text", "Yes", for: "Yes"),
    ]) { first, _ in first }
    #expect(
      try found("missing-language", files)
        == missing.map { "Base.lproj/A.xib: A.xib is not translated into \($0); the Xcode project lists its file" })
  }

  @Test func brokenFileIsThere() throws {
    let files = project(["A", "B", "C"]).merging(["fr.lproj/D.strings": "oops"]) { first, _ in first }
    #expect(try found("missing-language", files) == [])
  }

  @Test(arguments: [("Label", 0), ("Address", 1)])
  func documentOfDefaultTextsNeedsNoTranslation(_ text: String, _ count: Int) throws {
    let files = project(["A", "B", "C"]).merging(["de.lproj/D.strings": entry("a.text", "Anschrift", for: text)]) {
      _, last in last
    }
    #expect(try found("missing-language", files).count == count)
  }

  @Test func untranslatedDocumentIsLeftAlone() throws {
    let files = project(["A", "B", "C"]).merging(["de.lproj/D.strings": entry("a.text", "IBAN", for: "IBAN")]) {
      _, last in last
    }
    #expect(try found("missing-language", files) == [])
  }

  // MARK: Texts that nobody translated

  @Test(arguments: [
    ("fr", "Log in", 1), ("fr", "Login", 0), ("ja", "Login", 1), ("ja", "NASA", 0), ("fr", "Connexion", 0),
    ("fr", "2 GB", 0), ("en-GB", "Log in", 0), ("ja", "MyMail", 0), ("fr", "Table View Cell", 0), ("ja", "Item 2", 0),
  ])
  func textThatOtherLanguagesTranslateIsRepeated(_ language: String, _ value: String, _ count: Int) throws {
    let text = value == "Connexion" ? "Log in" : value
    let files = [
      "Base.lproj/A.xib": document("a"), "de.lproj/A.strings": entry("a.text", "Anmelden", for: text),
      "es.lproj/A.strings": entry("a.text", "Acceder", for: text),
      "\(language).lproj/A.strings": entry("a.text", value, for: text),
    ]
    #expect(try found("untranslated-text", files).count == count)
  }

  @Test func textThatMostLanguagesRepeatIsAName() throws {
    let files = [
      "Base.lproj/A.xib": document("a"), "de.lproj/A.strings": entry("a.text", "Das Haus", for: "The House"),
      "fr.lproj/A.strings": entry("a.text", "The House", for: "The House"),
      "it.lproj/A.strings": entry("a.text", "The House", for: "The House"),
    ]
    #expect(try found("untranslated-text", files) == [])
  }

  @Test func untranslatedTextsOfALanguageAreOneFinding() throws {
    let german = entry("a.text", "Anmelden", for: "Log in") + entry("b.text", "Abmelden", for: "Log out")
    let spanish = entry("a.text", "Acceder") + entry("b.text", "Salir")
    let french = entry("a.text", "Log in", for: "Log in") + entry("b.text", "Log out", for: "Log out")
    let files = [
      "Base.lproj/A.xib": document("a", "b"), "de.lproj/A.strings": german, "es.lproj/A.strings": spanish,
      "fr.lproj/A.strings": french,
    ]
    #expect(
      try found("untranslated-text", files) == [
        "fr.lproj/A.strings: fr repeats 2 texts that other languages translate, such as \"Log in\""
      ])
  }

  // MARK: Texts that changed

  @Test func partOfALongTextThatChangedIsTold() throws {
    let text = "Delete all mails that are older than a month or a"
    let document = "<document><objects><label text=\"\(text) year\" id=\"a\"/></objects></document>"
    let files = [
      "Base.lproj/A.xib": document, "de.lproj/A.strings": entry("a.text", "Alte löschen", for: "\(text) week"),
    ]
    #expect(try found("outdated-translation", files).first?.hasSuffix("\"…week\", now \"…year\"") == true)
  }

  @Test(arguments: [
    ("Delete", "Löschen", 1), ("delete…", "Löschen", 1), ("Archive", "Archiv", 0), ("Archive…", "Archiv", 0),
    ("Delete", "Delete", 0), ("Delete \\\"all\\\"", "Alle löschen", 1),
  ])
  func textThatChangedAfterItWasTranslatedIsFound(_ noted: String, _ value: String, _ count: Int) throws {
    let document = "<document><objects><label text=\"archive\" id=\"a\"/></objects></document>"
    let files = ["Base.lproj/A.xib": document, "de.lproj/A.strings": entry("a.text", value, for: noted)]
    #expect(try found("outdated-translation", files).count == count)
  }

  @Test func textsThatChangedAreOneFindingOfAFile() throws {
    let document = """
      <document><objects><label text="One" id="a"/><button id="b"><state key="normal" title="Two"/></button></objects>
      </document>
      """
    let german = """
      /* Class = "UILabel"; text = "Eleven"; ObjectID = "a"; */
      "a.text" = "Elf";
      /* Class = "UIButton"; normalTitle = "Twelve"; ObjectID = "b"; */
      "b.normalTitle" = "Zwölf";
      """
    #expect(
      try found("outdated-translation", ["Base.lproj/A.xib": document, "de.lproj/A.strings": german]) == [
        "de.lproj/A.strings: a.text and 1 more translate texts that changed: \"Eleven\", now \"One\""
      ])
  }
}
