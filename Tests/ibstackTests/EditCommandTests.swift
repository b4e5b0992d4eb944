import Foundation
import TestSupport
import Testing

/// `ibstack edit`.
@Suite struct EditCommandTests {
  private static let form = """
    <view id="root">
      <viewLayoutGuide key="safeArea" id="safe"/>
      <label id="name" text="Name"/>
      <label id="mail" text="Mail address"/>
      <button id="send" title="Send" width="120"/>
      <constraints>
        name.top = safe.top + 20
        name.leading = safe.leading + 16
        mail.top = name.bottom + 8
        mail.leading = name.leading
        send.top = mail.bottom + 40
        send.leading = name.leading
      </constraints>
    </view>

    """

  /// A storyboard in Xcode's form.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder(["form.xml": Self.form])
    #expect(try folder.run("convert", "form.xml", "--to", "Main.storyboard", "--scene", "A").status == 0)
    return folder
  }

  private func frames(_ folder: TestFolder, _ path: String = "Main.storyboard") throws -> [String: String] {
    let run = try folder.run("layout", "--format", "json", path)
    let views = try JSONValue(parsing: run.output)["documents"][0]["views"].elements
    return Dictionary(views.compactMap { view in view["id"].text.map { ($0, "\(view["frame"])") } }) { first, _ in first
    }
  }

  /// Runs an edit that is refused.
  private func refusal(_ words: String..., in folder: TestFolder) throws -> String {
    let text = try folder.text("Main.storyboard")
    let run = try ToolRun(["edit", "Main.storyboard"] + words, in: folder)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(try folder.text("Main.storyboard") == text)
    return run.complaints
  }

  @Test func anEditSaysWhatChangedAndWhatMoved() throws {
    let folder = try folder()
    let run = try folder.run("edit", "Main.storyboard", "set", "Name", "fontDescription.pointSize=34")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Main.storyboard"))
    #expect(run.output.contains("~ label \"Name\" (name): font description system 17 → system 34\n"))
    #expect(run.output.contains("→ <button> \"Send\", frame changes from "))
    #expect(try folder.run("format", "--check", "Main.storyboard").status == 0)
    #expect(try folder.run("update-frames", "--check", "Main.storyboard").status == 0)
  }

  @Test func aDiffIsPrintedAndNothingIsWritten() throws {
    let folder = try folder()
    let text = try folder.text("Main.storyboard")
    let run = try folder.run("edit", "--diff", "Main.storyboard", "set", "send", "tag=7")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("--- a/Main.storyboard\n+++ b/Main.storyboard\n"))
    #expect(run.lines.count { $0.hasPrefix("+") } == 2 && run.output.contains("tag=\"7\""))
    #expect(try folder.text("Main.storyboard") == text)
  }

  @Test func whatValidationWouldFindIsRefused() throws {
    let folder = try folder()
    #expect(
      try refusal("set", "send", "alpha=much", in: folder)
        == "Main.storyboard: error: validation would find malformed-value: malformed alpha \"much\"; expected a number; "
        + "nothing was changed\n")
    #expect(try folder.run("edit", "--unsafe", "Main.storyboard", "set", "send", "alpha=much").status == 1)
  }

  @Test func whatWouldLeaveLengthsOpenIsMadeOnlyIfAskedFor() throws {
    let folder = try folder()
    let complaint = try refusal("remove", "mail", in: folder)
    #expect(
      complaint.contains("validation would find ambiguous-layout: <button> \"Send\" needs constraints for: Y position"))
    #expect(complaint.hasSuffix("--unsafe does it all the same; nothing was changed\n"))
    #expect(try folder.run("edit", "--unsafe", "Main.storyboard", "remove", "mail").status == 0)
    #expect(try !folder.text("Main.storyboard").contains("\"mail\""))
  }

  @Test func aViewIsRemovedWithItsConstraints() throws {
    let folder = try folder()
    let run = try folder.run("edit", "Main.storyboard", "remove", "send")
    #expect(run.status == 0)
    #expect(run.output.contains("- button \"Send\" (send) in view, 2 constraints\n"))
    #expect(try !folder.text("Main.storyboard").contains("\"send\""))
    #expect(try folder.run("format", "--check", "Main.storyboard").status == 0)
    #expect(try folder.run("validate", "Main.storyboard").output.isEmpty)
  }

  // MARK: - Additions

  @Test func aViewIsAddedAsADefinitionHasIt() throws {
    let folder = try folder()
    let before = try frames(folder)
    let element = """
      <label id="note" text="Note" textColor="secondaryLabel"/>
      <constraints>note.top = send.bottom + 8; note.leading = superview.leading + 16</constraints>
      """
    let run = try folder.run("edit", "Main.storyboard", "add", element, "--in", "root", "--at", "1")
    #expect(run.status == 0)
    #expect(run.output.contains("+ label \"Note\" (note) in view, 2 constraints\n"))
    let text = try folder.text("Main.storyboard")
    #expect(text.contains("<systemColor name=\"secondaryLabelColor\">"))
    #expect(text.contains("firstItem=\"note\" firstAttribute=\"leading\" secondItem=\"root\""))
    #expect(try folder.run("format", "--check", "Main.storyboard").status == 0)
    #expect(try folder.run("validate", "Main.storyboard").output.isEmpty)
    #expect(try folder.run("edit", "Main.storyboard", "remove", "note").status == 0)
    #expect(try frames(folder) == before)
  }

  @Test func anElementThatCannotBeAddedIsRefused() throws {
    let folder = try folder()
    #expect(try refusal("add", "<label text=\"x\"", "--in", "root", in: folder).contains("the definition is wrong: "))
    #expect(
      try refusal("add", "<label tex=\"x\"/>", "--in", "root", in: folder)
        .contains("the definition is wrong: unknown attribute tex of <label>; did you mean text?"))
    #expect(try refusal("add", "</view><view>", "--in", "root", in: folder).contains("the definition is wrong: "))
    #expect(try refusal("add", "<label/>", "--in", "name", in: folder).contains("holds no subviews"))
    #expect(try refusal("add", "<label/>", "--in", "root", in: folder).contains("ambiguous-layout"))
    #expect(
      try refusal("add", "<label/>", "--in", "root", "--at", "9", in: folder).contains(
        "has 3 subviews, so that no place is 9"))
  }

  // MARK: - Stack views

  @Test func wrappedViewsStayWhereTheyAre() throws {
    let folder = try folder()
    let (text, before) = (try folder.text("Main.storyboard"), try frames(folder))
    let run = try folder.run("edit", "Main.storyboard", "wrap", "name", "mail")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(!run.output.contains("Layout"))
    let wrapped = try folder.text("Main.storyboard")
    #expect(wrapped.contains("axis=\"vertical\" alignment=\"leading\" spacing=\"8\""))
    #expect(try folder.run("format", "--check", "Main.storyboard").status == 0)
    let stack = try #require(wrapped.split(separator: "<stackView ").last?.firstMatch(of: #/id="([^"]+)"/#)?.output.1)
    #expect(try folder.run("edit", "Main.storyboard", "unwrap", String(stack)).status == 0)
    #expect(try frames(folder) == before)
    #expect(try folder.text("Main.storyboard").split(separator: "\n").count == text.split(separator: "\n").count)
  }

  /// A constraint between a view and what it holds is none that a stack view takes over.
  @Test func whatAWrappedViewHoldsKeepsItsConstraints() throws {
    let folder = try folder()
    try folder.write(
      """
      <view id="top">
        <subviews><view id="card"><subviews><label id="title" text="A"/></subviews>
          <constraints>title.top = card.top + 8; title.leading = card.leading + 8; card.trailing = title.trailing + 8;
            card.bottom = title.bottom + 8</constraints></view></subviews>
        <constraints>card.top = top.top; card.leading = top.leading; card.trailing = top.trailing;
          card.bottom = top.bottom</constraints>
      </view>
      """, to: "card.xml")
    #expect(try folder.run("convert", "card.xml", "--to", "Card.xib").status == 0)
    let text = try folder.text("Card.xib")
    #expect(try folder.run("edit", "Card.xib", "wrap", "card").status == 0)
    let wrapped = try folder.text("Card.xib")
    let stack = try #require(wrapped.firstMatch(of: #/<stackView [^>]*id="([^"]+)"/#)?.output.1)
    #expect(wrapped.matches(of: #/firstItem="title"|secondItem="title"/#).count == 4)
    #expect(!wrapped.contains("firstItem=\"title\" firstAttribute=\"leading\" secondItem=\"\(stack)\""))
    #expect(try folder.run("edit", "Card.xib", "unwrap", String(stack)).status == 0)
    #expect(try folder.text("Card.xib") == text)
  }

  @Test func unwrappedViewsKeepConstraintsThatTheStackViewHeld() throws {
    let folder = try folder()
    try folder.write(
      """
      <view id="top">
        <subviews><stackView id="list" axis="vertical" alignment="leading"><subviews>
          <label id="one" text="A"/><label id="two" text="Longer"/></subviews>
          <constraints>one.width = two.width</constraints></stackView></subviews>
        <constraints>list.top = top.top; list.leading = top.leading</constraints>
      </view>
      """, to: "list.xml")
    #expect(try folder.run("convert", "list.xml", "--to", "List.xib").status == 0)
    let run = try folder.run("edit", "List.xib", "unwrap", "list")
    #expect(run.status == 0, "\(run.complaints)")
    let text = try folder.text("List.xib")
    #expect(text.contains(#/firstItem="one" firstAttribute="width" secondItem="two" secondAttribute="width"/#))
  }

  @Test func viewsThatNoStackViewArrangesSoAreNotWrapped() throws {
    let folder = try folder()
    #expect(
      try refusal("wrap", "name", "mail", "send", in: folder)
        .contains("the views do not lie at equal distances, and a stack view has one spacing"))
    #expect(try refusal("wrap", "name", "mail", "--axis", "horizontal", in: folder).contains("the views "))
    #expect(try refusal("wrap", "root", in: folder).contains("is no subview, which a stack view could arrange"))
    #expect(try refusal("unwrap", "name", in: folder).contains("is no stack view of iOS"))
  }

  // MARK: - Scenes

  @Test func aSceneMovesIntoAStoryboardOfItsOwn() throws {
    let folder = try folder()
    #expect(try folder.run("convert", "form.xml", "--to", "Main.storyboard", "--scene", "B").status == 0)
    let text = try folder.text("Main.storyboard")
    let controllers = text.matches(of: #/storyboardIdentifier="(A|B)" id="([^"]+)"/#).map { String($0.output.2) }
    let segues = controllers.reversed().enumerated().map { number, id in
      "<connections><segue destination=\"\(id)\" kind=\"show\" identifier=\"s\(number)\" id=\"seg-ue-00\(number)\"/></connections>"
    }
    var parts = text.components(separatedBy: "</viewController>")
    for number in 0...1 { parts[number] += segues[number] }
    try folder.write(parts.joined(separator: "</viewController>"), to: "Main.storyboard")
    #expect(try folder.run("format", "Main.storyboard").status == 0)
    let before = try frames(folder)
    let run = try folder.run("edit", "Main.storyboard", "extract", "B", "--to", "Second.storyboard")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.complaints == "Second.storyboard: written; add it to the target that has Main.storyboard, in Xcode\n")
    let (old, new) = (try folder.text("Main.storyboard"), try folder.text("Second.storyboard"))
    #expect(
      old.contains(
        "<viewControllerPlaceholder storyboardName=\"Second\" id=\"\(controllers[1])\" sceneMemberID=\"viewController\"/>"
      ))
    #expect(new.contains("<viewControllerPlaceholder storyboardName=\"Main\" id=\"\(controllers[0])\""))
    #expect(old.contains("destination=\"\(controllers[1])\"") && new.contains("destination=\"\(controllers[0])\""))
    #expect(new.contains("initialViewController=\"\(controllers[1])\""))
    for path in ["Main.storyboard", "Second.storyboard"] {
      #expect(try folder.run("validate", path).output.isEmpty)
      #expect(try folder.run("format", "--check", path).status == 0)
    }
    let both = try frames(folder).merging(frames(folder, "Second.storyboard")) { first, _ in first }
    #expect(both == before)
    #expect(
      try refusal("extract", "A", "--to", "Third.storyboard", in: folder).contains("is where the storyboard starts"))
    #expect(try refusal("extract", "nowhere", "--to", "Third.storyboard", in: folder).contains("no scene \"nowhere\""))
  }

  // MARK: - Words

  @Test(arguments: [
    (["paint", "name"], "unknown operation \"paint\"; expected set, unset, add, move, remove, wrap, unwrap, extract"),
    (["set", "name"], "expected name=value after the object"),
    (["set", "name", "text"], "\"text\" is not of the form name=value"),
    (["add", "<label/>"], "name the view that is to hold it by --in"),
    (["move", "name"], "say where to by --in or --at"),
    (["extract", "A"], "name the new .storyboard by --to"),
    (["remove"], "name an object after remove"),
  ])
  func wrongWordsAreWrongUsage(words: [String], message: String) throws {
    let run = try ToolRun(["edit", "Main.storyboard"] + words, in: folder())
    #expect(run.status == 64)
    #expect(run.complaints.hasPrefix("Error: \(message)\n"), "\(run.complaints)")
  }

  @Test func whatIsNoDocumentIsNotEdited() throws {
    let folder = try folder()
    #expect(try folder.run("edit", "gone.xib", "remove", "x").status == 2)
    let run = try folder.run("edit", "form.xml", "remove", "name")
    #expect(run.status == 1 && run.complaints.contains("a stack definition is edited as text"))
  }
}
