import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// What is read of a console's log.
@Suite struct ConsoleLogTests {
  private func log(_ text: String) -> ConsoleLog { ConsoleLog(Array(text.utf8)) }

  /// The only constraint of a line, as an equation.
  private func equation(_ line: String) throws -> String {
    let conflict = try #require(log(line).conflicts.first)
    try #require(conflict.constraints.count == 1 && conflict.unreadLines.isEmpty)
    return conflict.text(of: 0, LoggedNames(conflict).names)
  }

  @Test(arguments: [
    ("H:|-(16)-[UILabel:0x2]   (active, names: '|':UIView:0x1 )", "UILabel.leading == UIView.leading + 16"),
    ("H:|-(>=16)-[UILabel:0x2](LTR)   (Names: '|':UIView:0x1 )", "UILabel.leading >= UIView.leading + 16"),
    ("H:[UILabel:0x2]-(16)-|   (active, names: '|':UIView:0x1 )", "UIView.trailing == UILabel.trailing + 16"),
    ("V:[UILabel:0x2]-(8)-[UIButton:0x3]   (active)", "UIButton.top == UILabel.bottom + 8"),
    ("V:[UILabel:0x2]-(<=-8.5)-[UIButton:0x3]", "UIButton.top <= UILabel.bottom - 8.5"),
    ("V:[UILabel:0x2]-(NSSpace(8))-[UIButton:0x3]", "UIButton.top == UILabel.bottom + 8"),
    ("V:[UILabel:0x2]-[UIButton:0x3]", "UIButton.top == UILabel.bottom + 8"),
    ("H:[UILabel:0x2][UIButton:0x3]", "UIButton.leading == UILabel.trailing"),
    ("H:|-0-[UILabel:0x2]", "UILabel.leading == superview.leading"),
    ("H:[UILabel:0x2(40)]", "UILabel.width == 40"),
    ("V:[UILabel:0x2(>=40@750)]", "UILabel.height >= 40 @750"),
    ("H:[UILabel:0x2(==UIButton:0x3)]", "UILabel.width == UIButton.width"),
  ])
  func readsTheVisualFormat(body: String, equation expected: String) throws {
    #expect(try equation("<NSLayoutConstraint:0x60 \(body)>") == expected)
  }

  /// Reports on the web escape angle brackets.
  @Test func readsADescriptionThatMarkdownEscapes() throws {
    #expect(try equation(#"\<NSLayoutConstraint:0x60 V:[UIView:0x2(0)]\>,"#) == "UIView.height == 0")
  }

  @Test(arguments: [
    ("UILabel:0x2.width == 40   (active)", "UILabel.width == 40"),
    ("UILabel:0x2.leading == UIView:0x1.leading + 16   (active)", "UILabel.leading == UIView.leading + 16"),
    ("UILabel:0x2.trailing <= UIView:0x1.trailingMargin - 4.25", "UILabel.trailing <= UIView.trailingMargin - 4.25"),
    ("UIImageView:0x2.width == 1.5*UIImageView:0x2.height", "UIImageView.width == 1.5 × UIImageView.height"),
    ("UILabel:0x2.height >= 0.5*UIView:0x1.height - 8", "UILabel.height >= 0.5 × UIView.height - 8"),
    ("UILabel:0x2.width == 40 priority:750   (inactive)", "UILabel.width == 40 @750"),
    ("UILabel:0x2.width == 40 @ 250", "UILabel.width == 40 @250"),
    ("App.CardView:0x2.width == -3", "CardView.width == -3"),
    ("UILabel:0x2.minX == 8   (active, names: '|':UIView:0x1 )", "UILabel.left == UIView.left + 8"),
    ("UILabel:0x2.midY == 22   (active, names: '|':UIView:0x1 )", "UILabel.centerY == UIView.top + 22"),
    ("NSKVONotifying_UILabel:0x2.firstBaseline == UIView:0x1.top", "UILabel.firstBaseline == UIView.top"),
  ])
  func readsEquations(body: String, equation expected: String) throws {
    #expect(try equation("<NSLayoutConstraint:0x60 \(body)>") == expected)
  }

  @Test(arguments: [
    ("UILabel:0x2'Name'.width == 40", "\"Name\".width == 40"),
    ("UILabel:0x2'It's 5 == 5'.width == 40", "\"It's 5 == 5\".width == 40"),
    ("UILabel:0x2'a.width == 5'.width == 40", "\"a.width == 5\".width == 40"),
    ("V:[UILabel:0x2'a]-(1)-[b(c)']-(8)-[UIButton:0x3'OK']", "\"OK\".top == \"a]-(1)-[b(c)\".bottom + 8"),
    (#"UILabel:0x2'\\U00fcber \"x\"'.width == 40"#, "\"über \"x\"\".width == 40"),
    ("title.width == 40   (active, names: title:UILabel:0x2 )", "title.width == 40"),
    (
      "V:[my name]-(8)-|   (active, names: my name:UILabel:0x2, '|':UIView:0x1 )", "UIView.bottom == my name.bottom + 8"
    ),
    ("UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide'.top == UIView:0x1.top", "SafeAreaLayoutGuide.top == UIView.top"),
  ])
  func readsTextsAndIdentifiers(body: String, equation expected: String) throws {
    #expect(try equation("<NSLayoutConstraint:0x60 \(body)>") == expected)
  }

  @Test(arguments: [
    ("NSLayoutConstraint:0x60 'UISV-spacing'", "stack view 'UISV-spacing'"),
    ("NSLayoutConstraint:0x60 'my gap'", "constraint 'my gap'"),
    ("NSLayoutConstraint:0x60'my gap'", "constraint 'my gap'"),
    ("NSLayoutConstraint:0x60", "constraint"),
    ("MASLayoutConstraint:0x60", "constraint of a library"),
    ("MASLayoutConstraint:gap", "constraint of a library 'gap'"),
    ("SnapKit.LayoutConstraint:0x60@CardView.swift#72", "constraint of a library"),
    ("NSAutoresizingMaskLayoutConstraint:0x60 h=--& v=--&", "frame and mask"),
    (
      "NSAutoresizingMaskLayoutConstraint:0x60 h=-&- v=--& 'UIView-Encapsulated-Layout-Width'",
      "frame and mask 'UIView-Encapsulated-Layout-Width'"
    ),
    (
      "NSLayoutConstraint:0x60 'UIView-Encapsulated-Layout-Height'",
      "size given by its owner 'UIView-Encapsulated-Layout-Height'"
    ),
    ("NSLayoutConstraint:0x60 'UIViewSafeAreaLayoutGuide-left'", "layout guide 'UIViewSafeAreaLayoutGuide-left'"),
    ("NSIBPrototypingLayoutConstraint:0x60 'UIIBSystemGenerated'", "Interface Builder 'UIIBSystemGenerated'"),
  ])
  func tellsWhoMadeAConstraint(head: String, kind: String) throws {
    let conflict = try #require(log("<\(head) UILabel:0x2.width == 40>").conflicts.first)
    #expect(conflict.constraints.map(\.kind) == [kind])
  }

  @Test func readsContentSizesByTheirPriorities() throws {
    let line = "<NSContentSizeLayoutConstraint:0x60 H:[UILabel:0x2(42.5)] Hug:251 CompressionResistance:1000>"
    #expect(try equation(line) == "UILabel.width >= 42.5")
    #expect(try equation(line.replacing("1000", with: "750")) == "UILabel.width == 42.5 @750")
  }

  @Test func readsABlockOfUIKit() throws {
    let conflict = try #require(log(Self.block).conflicts.first)
    #expect(conflict.line == 2)
    #expect(conflict.constraints.count == 3)
    #expect(conflict.broken == 0)
    #expect(conflict.constraints.map(\.line) == [8, 9, 10])
    #expect(conflict.items.map(\.reference) == ["UILabel:0x2", "UIView:0x1"])
  }

  @Test func readsABlockOfAppKit() throws {
    let text = """
      2024-05-01 10:00:00.1+0200 App[12:34] [Layout] Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x60 H:|-(20)-[NSTextField:0x2]   (active, names: '|':NSView:0x1 )>",
          "<NSLayoutConstraint:0x61 NSTextField:0x2.leading == NSView:0x1.leading + 30   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x61 NSTextField:0x2.leading == NSView:0x1.leading + 30   (active)>

      Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have \
      -[NSWindow visualizeConstraints:] automatically called when this happens.
      """
    let conflict = try #require(log(text).conflicts.first)
    #expect(conflict.constraints.count == 2 && conflict.broken == 1)
  }

  @Test func readsTheNewerBlocksOfAppKit() throws {
    let text = """
      [AppKit] Conflicting constraints detected: (
          "<NSLayoutConstraint:0x10 NSView:0x1.width == 100   (active)>",
          "<NSLayoutConstraint:0x20 NSView:0x1.width == 120   (active)>"
      ).
      Will attempt to recover by breaking <NSLayoutConstraint:0x10 NSView:0x1.width == 100   (active)>.
      [AppKit] Conflicting constraints detected: (
          "<NSLayoutConstraint:0x30 NSBox:0x2.height == 10   (active)>",
          "<NSLayoutConstraint:0x40 NSBox:0x2.height == 20   (active)>"
      ).
      Will attempt to recover by breaking <NSLayoutConstraint:0x40 NSBox:0x2.height == 20   (active)>.
      """
    let conflicts = log(text).conflicts
    #expect(conflicts.map(\.constraints.count) == [2, 2])
    #expect(conflicts.map(\.broken) == [0, 1])
  }

  @Test func readsABlockInALine() throws {
    let line = Self.block.replacing("\n", with: " ")
    let conflict = try #require(log(line).conflicts.first)
    #expect(conflict.constraints.count == 3 && conflict.broken == 0)
    let json = "{\"eventMessage\":\"\(Self.block.replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\"}"
    let escaped = try #require(log(json).conflicts.first)
    #expect(escaped.constraints.count == 3 && escaped.broken == 0 && escaped.unreadLines.isEmpty)
  }

  @Test func readsConstraintsWithoutAngleBrackets() throws {
    let text = """
      >     "NSLayoutConstraint:0x9162d50 H:[UIView:0x9161180(70)]",
      >     "NSAutoresizingMaskLayoutConstraint:0x9185bb0 h=--& v=--& UIButton:0x9178fd0.midX == + 25",
      """
    let conflict = try #require(log(text).conflicts.first)
    #expect(conflict.constraints.map(\.maker) == [.author, .mask])
  }

  @Test(
    "Items have identifiers, keys, mangled names or none",
    arguments: [
      (
        "<NSLayoutConstraint:0x60 V:[UILabel:0x2]-(20)-|   (active, names: '|':Login Screen:0x1 )>",
        "Login Screen.bottom == UILabel.bottom + 20"
      ),
      (
        "<NSLayoutConstraint:0x60 log-in.height == 30   (active, names: log-in:0x1 )>", "log-in.height == 30"
      ),
      (
        "<MASLayoutConstraint:gap UILabel:title.left == UIView:card.left + 10>", "title.left == card.left + 10"
      ),
      (
        "<NSLayoutConstraint:0x60 _TtCC5UIKit19NavigationButtonBar15ItemWrapperView:0x2.width == 4>",
        "ItemWrapperView.width == 4"
      ),
      (
        "<NSLayoutConstraint:0x60 *TtC5UIKitP33*DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper:0x2.width == 4>",
        "ButtonWrapper.width == 4"
      ),
      ("<NSLayoutConstraint:0x60 :0x7fb1.height >= 32   (active)>", "superview.height >= 32"),
      ("<NSLayoutConstraint:0x60 UIView:0x2.width == - 16   (active)>", "UIView.width == -16"),
    ])
  func readsItemsOfAllKinds(line: String, equation expected: String) throws {
    #expect(try equation(line) == expected)
  }

  @Test func tellsWhereTheSourceMakesAConstraint() throws {
    let conflict = try #require(
      log("<SnapKit.LayoutConstraint:0x60@Card.swift#72 UIView:0x1.width == 4.0>").conflicts.first)
    #expect(conflict.constraints.first?.source.place == "Card.swift:72")
  }

  @Test func countsBlocksThatSayTheSameOnce() {
    let other = Self.block.replacing("0x1", with: "0x1f").replacing("0x6", with: "0x7")
    let conflicts = log(Self.block + Self.block + other).conflicts
    #expect(conflicts.map(\.count) == [3])
    let different = Self.block.replacing("300", with: "301")
    #expect(log(Self.block + different).conflicts.map(\.count) == [1, 1])
  }

  @Test func readsAListWithoutItsHeading() throws {
    let lines = Self.block.split(separator: "\n").filter { $0.contains("<NSLayoutConstraint") }.prefix(3)
    let conflict = try #require(log(lines.joined(separator: "\n")).conflicts.first)
    #expect(conflict.constraints.count == 3 && conflict.broken == nil)
  }

  @Test func readsLinesThatALogPrefixes() throws {
    let text = Self.block.split(separator: "\n").map { "default\t10:00:00.1 +0200\tApp\t\($0)\r" }
    let conflict = try #require(log(text.joined(separator: "\n")).conflicts.first)
    #expect(conflict.constraints.count == 3 && conflict.broken == 0)
  }

  @Test func readsConstraintsWithoutAddresses() throws {
    let text = """
      <NSLayoutConstraint UILabel'Name'.width == 300>
      <NSLayoutConstraint UILabel'Name'.width == 200>
      """
    let conflict = try #require(log(text).conflicts.first)
    #expect(conflict.items.count == 1 && conflict.constraints.count == 2)
  }

  @Test func namesLinesThatItCannotRead() throws {
    let text =
      Self.block + "\n<NSLayoutConstraint:0x99 of the third kind>\n<NSLayoutConstraint:0x98 UIView:0x1.width == 1>"
    let conflict = try #require(log(text).conflicts.last)
    #expect(conflict.unreadLines == [16])
    #expect(conflict.constraints.count == 1)
  }

  @Test(arguments: ["", "<UIView: 0x1; frame = (0 0; 1 1)>", "Unable to simultaneously satisfy constraints.\n(\n)\n"])
  func findsNothingWhereNoConstraintIs(text: String) {
    #expect(log(text).conflicts.isEmpty)
  }

  static let block = """
    Starting up
    2024-05-01 10:00:00.1+0200 App[12:34] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    \tTry this:
    \t\t(1) look at each constraint and try to figure out which you don't expect;
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
    (
        "<NSLayoutConstraint:0x61 UILabel:0x2'Name'.width == 300   (active)>",
        "<NSLayoutConstraint:0x62 H:|-(16)-[UILabel:0x2'Name']   (active, names: '|':UIView:0x1 )>",
        "<NSLayoutConstraint:0x63 H:[UILabel:0x2'Name']-(16)-|   (active, names: '|':UIView:0x1 )>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x61 UILabel:0x2'Name'.width == 300   (active)>
    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

    """
}
