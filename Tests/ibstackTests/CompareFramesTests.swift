import TestSupport
import Testing

/// `ibstack layout --compare`.
@Suite struct CompareFramesTests {
  /// Two boxes below each other in a scene whose view is as large as an iPhone 8's screen, and a constraint that cannot
  /// hold if `width` is more than the view has room for.
  private static func storyboard(width: Int = 50) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController title="Login" id="controller" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <view id="box" userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO">
    <subviews><view id="dot"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
    <constraints>
    <constraint firstAttribute="width" constant="\(width)" id="box-w"/>
    <constraint firstAttribute="height" constant="40" id="box-h"/>
    </constraints></view>
    </subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="box-x"/>
    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="box" secondAttribute="trailing" id="box-r"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="box-y"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  private static func view(
    _ id: String, in parent: String?, _ frame: String, ambiguous: Bool = false
  ) -> String {
    """
    {"id": "\(id)", "element": "view", "label": null, "parent": \(parent.map { "\"\($0)\"" } ?? "null"), \
    "frame": [\(frame)], "hidden": false, "ambiguous": \(ambiguous), "misplaced": false}
    """
  }

  private static func document(
    _ views: [String], at path: String = "Main.storyboard", measured: String? = nil
  ) -> String {
    """
    {"path": "\(path)", "platform": "ios", "scale": 2, "scenes": [], "views": [\(views.joined(separator: ",\n"))],
    \(measured.map { "\"measured\": \($0)," } ?? "") "diagnostics": []}
    """
  }

  private static func file(_ documents: String...) -> String {
    "{\"version\": 1, \"documents\": [\n\(documents.joined(separator: ",\n"))\n]}\n"
  }

  private static let equal = [
    view("root", in: nil, "0, 0, 375, 667"), view("box", in: "root", "10, 20, 50, 40"),
    view("dot", in: "box", "1, 2, 3, 4"),
  ]

  private func compare(_ measured: String, width: Int = 50, _ options: String...) throws -> ToolRun {
    let folder = try TestFolder(["Main.storyboard": Self.storyboard(width: width), "measured.json": measured])
    return try ToolRun(["layout", "Main.storyboard", "--compare", "measured.json"] + options, in: folder)
  }

  @Test func nothingIsPrintedOfEqualFrames() throws {
    let run = try compare(Self.file(Self.document(Self.equal)))
    #expect(run.output.isEmpty && run.status == 0)
    #expect(run.complaints == "1 document, 3 of 3 frames equal, 0 errors\n")
  }

  @Test func framesWithinHalfAPointAreEqual() throws {
    func measured(_ x: Double) -> String {
      Self.file(Self.document([Self.equal[0], Self.view("box", in: "root", "\(x), 20, 50, 40"), Self.equal[2]]))
    }
    #expect(try compare(measured(10.5)).status == 0)
    #expect(try compare(measured(10.51)).status == 1)
  }

  @Test func framesThatDifferAreNamedWithTheirScenes() throws {
    let views = [Self.equal[0], Self.view("box", in: "root", "16, 20, 50, 40.5"), Self.equal[2]]
    let run = try compare(Self.file(Self.document(views)))
    #expect(
      run.output == """
        Main.storyboard:9:1: view "Box" (box) in Login: measured (16, 20, 50, 40.5), computed (10, 20, 50, 40)

        """)
    #expect(run.status == 1)
    #expect(run.complaints == "1 document, 2 of 3 frames equal, 1 differs, 0 errors\n")
  }

  @Test func viewsThatOneSideLacksAreNamed() throws {
    let run = try compare(
      Self.file(Self.document(Self.equal.dropLast() + [Self.view("bar", in: "root", "0, 0, 1, 1")])))
    #expect(
      run.output == """
        Main.storyboard:10:11: view (dot) in Login: not measured, computed (1, 2, 3, 4)
        Main.storyboard: view (bar): measured (0, 0, 1, 1), but the document has no such view

        """)
    #expect(run.status == 1)
    #expect(
      run.complaints
        == "1 document, 2 of 2 frames equal, 1 view not measured, 1 view not in the documents, 0 errors\n")
  }

  @Test func framesAreComparedInTheCoordinatesOfTheViewThatTheyWereMeasuredIn() throws {
    let outer = Self.equal.dropLast() + [Self.view("dot", in: "root", "11, 22, 3, 4")]
    #expect(try compare(Self.file(Self.document(Array(outer)))).status == 0)
    let other = Self.equal.dropLast() + [Self.view("dot", in: "dot", "1, 2, 3, 4")]
    let run = try compare(Self.file(Self.document(Array(other))))
    #expect(run.lines == ["Main.storyboard:10:11: view (dot) in Login: superview measured dot, computed box"])
    #expect(run.status == 1)
  }

  @Test func ambiguityIsCompared() throws {
    let views = [Self.equal[0], Self.view("box", in: "root", "10, 20, 50, 40", ambiguous: true), Self.equal[2]]
    let run = try compare(Self.file(Self.document(views)))
    #expect(
      run.lines == ["Main.storyboard:9:1: view \"Box\" (box) in Login: measured as ambiguous, not computed so"])
    #expect(run.status == 1)
    #expect(run.complaints == "1 document, 3 of 3 frames equal, 1 view of other ambiguity, 0 errors\n")
  }

  // MARK: - Where it was measured

  private static func measured(
    _ system: String = "iOS", _ version: String = "18.2", device: String = "iPhone 15", log: String? = nil,
    failure: String? = nil
  ) -> String {
    """
    {"system": "\(system)", "version": "\(version)", "device": "\(device)", "screen": [393, 852], \
    "textSize": "large", "log": \(log.map { "\"\($0)\"" } ?? "null"), "failure": \(failure.map { "\"\($0)\"" } ?? "null")}
    """
  }

  private static let equalOnDevice = [view("root", in: nil, "0, 0, 393, 852")] + equal.dropFirst()

  @Test func documentsAreLaidOutForTheDeviceThatTheFileNames() throws {
    #expect(try compare(Self.file(Self.document(Self.equalOnDevice, measured: Self.measured()))).status == 0)
    #expect(try compare(Self.file(Self.document(Self.equalOnDevice))).status == 1)
    #expect(try compare(Self.file(Self.document(Self.equal, measured: Self.measured()))).status == 1)
  }

  @Test func aDeviceWithANameOfItsOwnIsKnownByItsScreen() throws {
    let measured = Self.measured(device: "My phone")
    #expect(try compare(Self.file(Self.document(Self.equalOnDevice, measured: measured))).status == 0)
  }

  @Test func theCommandLinePrevails() throws {
    let file = Self.file(Self.document(Self.equal, measured: Self.measured()))
    #expect(try compare(file, "--device", "retina4_7").status == 0)
    #expect(try compare(file, "--device", "retina5_5").status == 1)
  }

  @Test func aDocumentThatWasNotMeasuredAsAWholeSaysWhy() throws {
    let measured = Self.measured(failure: "the app ended in scene Login")
    let run = try compare(Self.file(Self.document(Self.equalOnDevice, measured: measured)))
    #expect(
      run.complaints.hasPrefix("Main.storyboard: warning: not all of it was measured: the app ended in scene Login\n"))
  }

  // MARK: - Paths

  @Test func pathsMayBeLongerOrShorter() throws {
    let views = Self.equal
    func status(_ document: String, measuredAs paths: String...) throws -> Int32 {
      let file =
        "{\"version\": 1, \"documents\": [\(paths.map { Self.document(views, at: $0) }.joined(separator: ","))]}"
      let folder = try TestFolder([document: Self.storyboard(), "measured.json": file])
      return try folder.run("layout", document, "--compare", "measured.json").status
    }
    #expect(try status("App/Main.storyboard", measuredAs: "App/Main.storyboard") == 0)
    #expect(try status("App/Main.storyboard", measuredAs: "Main.storyboard") == 0)
    #expect(try status("Main.storyboard", measuredAs: "/Users/ada/App/Main.storyboard") == 0)
    #expect(try status("Main.storyboard", measuredAs: "App/Main.storyboard", "Main.storyboard") == 0)
    #expect(try status("Main.storyboard", measuredAs: "App/Main.storyboard", "Kit/Main.storyboard") == 1)
    #expect(try status("Kit/Main.storyboard", measuredAs: "App/Main.storyboard") == 1)
  }

  /// A folder has documents that no app can measure, and those of the other system.
  @Test func documentsThatWereNotMeasuredAreCounted() throws {
    let folder = try TestFolder([
      "Main.storyboard": Self.storyboard(), "form.xml": Fixture.form,
      "measured.json": Self.file(Self.document(Self.equal)),
    ])
    let run = try folder.run("layout", ".", "--compare", "measured.json")
    #expect(run.output.isEmpty && run.status == 0)
    #expect(run.complaints == "2 documents, 3 of 3 frames equal, 1 of them not measured, 0 errors\n")
  }

  @Test func aFileWithFramesOfNoneOfTheDocumentsIsReported() throws {
    let run = try compare(Self.file())
    #expect(run.output.isEmpty && run.status == 1)
    #expect(
      run.complaints == """
        1 document, 0 of 0 frames equal, 1 of them not measured, 0 errors
        measured.json: error: has frames of none of these documents; name those that were measured

        """)
  }

  // MARK: - Conflicts

  private static func log(breaking broken: String, _ ids: String...) -> String {
    func constraint(_ id: String) -> String {
      "<NSLayoutConstraint:0x6000\(id.utf8.reduce(0) { $0 + Int($1) }) '\(id)' UIView:0x7f01.width == 1   (active)>"
    }
    let list = ids.map { "    \\\"\(constraint($0))\\\"" }.joined(separator: ",\\n")
    return "Unable to simultaneously satisfy constraints.\\n(\\n\(list)\\n)\\n\\n"
      + "Will attempt to recover by breaking constraint \\n\(constraint(broken))\\n"
  }

  private func compareConflicts(_ log: String, width: Int) throws -> ToolRun {
    let views = [Self.equalOnDevice[0], Self.view("box", in: "root", "10, 20, \(min(width, 383)), 40"), Self.equal[2]]
    return try compare(
      Self.file(Self.document(views, measured: Self.measured(log: log))), width: width)
  }

  @Test func conflictsAreComparedByTheIdentifiersOfConstraints() throws {
    let run = try compareConflicts(Self.log(breaking: "box-w", "box-x", "box-w", "box-r"), width: 500)
    #expect(run.output.isEmpty && run.status == 0)
  }

  @Test func conflictsThatOneSideLacksAreNamed() throws {
    let missing = try compareConflicts("", width: 500)
    #expect(
      missing.lines == [
        "Main.storyboard:12:1: constraint \"Box.width = 500\" (box-w) in Login: in a conflict that was not measured"
      ])
    let unexpected = try compareConflicts(Self.log(breaking: "box-w", "box-x", "box-w", "box-r"), width: 50)
    #expect(
      unexpected.lines == [
        "Main.storyboard:12:1: constraint \"Box.width = 50\" (box-w) in Login: measured in a conflict that is not computed"
      ])
    let foreign = try compareConflicts(Self.log(breaking: "UISV-spacing", "UISV-spacing", "other"), width: 50)
    #expect(
      foreign.lines == ["Main.storyboard: a conflict of 2 constraints was measured, none of which the document has"])
    #expect([missing, unexpected, foreign].allSatisfy { $0.status == 1 })
  }

  @Test func anotherConstraintThatGivesWayIsNamed() throws {
    let run = try compareConflicts(Self.log(breaking: "box-x", "box-x", "box-w", "box-r"), width: 500)
    #expect(run.lines.count == 1 && run.status == 1)
    #expect(run.output.contains("(box-w) in Login: computed as the constraint that gives way, measured constraint"))
    #expect(run.output.contains("(box-x) in Login"))
    #expect(run.complaints == "1 document, 3 of 3 frames equal, 1 conflict different, 0 errors\n")
  }

  // MARK: - Files that are not what they should be

  @Test(arguments: [
    (
      "{\"version\": 1,\n\"documents\": [{\"path\": \"a\", ",
      "measured.json:2:29: error: expected a name in quotes, found the end"
    ),
    ("{\"version\": 2, \"documents\": []}", "measured.json:1:13: error: expected version 1, found a number"),
    ("{\"version\": 1}", "measured.json:1:1: error: expected a member \"documents\""),
    ("[]", "measured.json:1:1: error: expected an object, found a list"),
    (
      "{\"version\": 1, \"documents\": [{\"path\": \"a\", \"views\": [\n{\"element\": \"view\", \"frame\": [1, 2, 3]}]}]}",
      "measured.json:2:30: error: expected x, y, width and height, found 3 numbers"
    ),
    (
      "{\"version\": 1, \"documents\": [{\"path\": \"a\", \"views\": [], \"measured\": {\"system\": \"iOS\", \"version\": \"x\"}}]}",
      "measured.json:1:98: error: expected the version of a system, such as \"18.2\", found a string"
    ),
  ])
  func aFileOfAnotherFormIsRefused(text: String, message: String) throws {
    let run = try compare(text)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.complaints == message
        + "; pass frames written by ibstack layout --format json, or by the app that measures\n")
  }

  @Test func aMissingFileIsReported() throws {
    let run = try TestFolder(["a.xml": Fixture.clean]).run("layout", "a.xml", "--compare", "none.json")
    #expect(run.status == 2 && run.complaints.hasPrefix("none.json: error: cannot be read"))
  }

  @Test(arguments: [["--format", "json"], ["--sketch"], ["--constraints"], ["--confidence"], ["--devices", "all"]])
  func optionsThatPrintOtherThingsAreRefused(options: [String]) throws {
    let folder = try TestFolder(["a.xml": Fixture.clean, "measured.json": Self.file()])
    #expect(try ToolRun(["layout", "a.xml", "--compare", "measured.json"] + options, in: folder).status == 64)
  }

  @Test func theToolReadsWhatItWrites() throws {
    let folder = try TestFolder(["Main.storyboard": Self.storyboard(), "form.xml": Fixture.form])
    try folder.write(folder.run("layout", ".", "--format", "json").output, to: "measured.json")
    #expect(try folder.run("layout", ".", "--compare", "measured.json").status == 0)
    #expect(try folder.run("layout", ".", "--compare", "measured.json", "--size", "300x300").status == 1)
  }

  @Test func namesAreInert() throws {
    let hostile = "\\n::error::a\\u001b[31m##[error]\\u202e"
    let views =
      Self.equal + [
        """
        {"id": "\(hostile)", "element": "\(hostile)", "label": "\(hostile)", "parent": "\(hostile)", "frame": [1, 2, 3, 4], \
        "hidden": false, "ambiguous": false, "misplaced": false}
        """,
        Self.view("box", in: hostile, "1, 2, 3, 4"),
      ]
    let measured = Self.measured(log: hostile + Self.log(breaking: hostile, hostile), failure: hostile)
    let run = try compare(Self.file(Self.document([views[3], views[4]], measured: measured)))
    #expect(run.status == 1 && run.lines.count >= 4)
    for text in [run.output, run.complaints] {
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("##["))
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
    }
  }
}
