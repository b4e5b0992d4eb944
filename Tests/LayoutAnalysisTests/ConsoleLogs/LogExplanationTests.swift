import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// The contradiction in a block of a log.
@Suite struct LogExplanationTests {
  private func explanation(_ lines: String...) throws -> LogExplanation {
    try explanation(lines.map { "<NSLayoutConstraint:\($0)>" }.joined(separator: "\n"))
  }

  private func explanation(_ text: String) throws -> LogExplanation {
    LogExplanation(try #require(ConsoleLog(Array(text.utf8)).conflicts.first))
  }

  @Test func showsTheSumThatCannotHold() throws {
    let explanation = try explanation(
      "0x61 H:|-(16)-[UIImageView:0x2]   (active, names: '|':UIView:0x1 )", "0x62 UIImageView:0x2.width == 120",
      "0x63 H:[UIImageView:0x2]-(8)-[UILabel:0x3'Name']", "0x64 UILabel:0x3'Name'.width == 200",
      "0x65 H:[UILabel:0x3'Name']-(16)-|   (active, names: '|':UIView:0x1 )", "0x66 UIView:0x1.width == 320")
    #expect(explanation.finding == "16 + 120 + 8 + 200 + 16 = 360, but UIView is 320 wide")
    #expect(explanation.contradiction?.members.reduce(0) { $0 + $1.share } == 40)
    #expect(explanation.others.isEmpty)
  }

  @Test func anonymousLogSaysTheSameWithoutNamesOfTheApp() throws {
    let text = """
      <NSLayoutConstraint:0x61 'gapOfSecret' H:|-(16)-[Secret.Photo:0x2]   (active, names: '|':UIView:0x1, hero:0x2 )>
      <NSLayoutConstraint:0x63 H:[Secret.Photo:0x2]-(8)-[UILabel:0x3'Secret name']>
      <NSLayoutConstraint:0x64 UILabel:0x3'Secret name'.width == 200>
      <SnapKit.LayoutConstraint:0x65@SecretView.swift#12 UILabel:0x3.trailing == UIView:0x1.trailing - 16>
      <NSLayoutConstraint:0x66 'UIView-Encapsulated-Layout-Width' UIView:0x1.width == 100>
      <NSLayoutConstraint:0x67 Secret.Photo:0x2.width == 120>
      """
    let log = ConsoleLog(Array(text.utf8))
    let explanation = LogExplanation(try #require(log.anonymous.conflicts.first))
    let open = LogExplanation(try #require(log.conflicts.first))
    #expect(explanation.contradiction?.members.count == open.contradiction?.members.count)
    #expect(explanation.finding.contains("240 at least"))
    let printed = LogExplanationTextWriter(path: "log").text(for: [explanation]).string
    #expect(!printed.contains("ecret") && !printed.contains("hero"))
    #expect(printed.contains("View.width == 120") && printed.contains("UIView-Encapsulated-Layout-Width"))
    #expect(LogExplanationTextWriter(path: "log").text(for: [open]).string.contains("Secret name"))
  }

  @Test func changesTheConstraintThatWasBroken() throws {
    let text = ConsoleLogTests.block + "\n"
    let wide = text.replacing(
      "\n)\n", with: ",\n    \"<NSLayoutConstraint:0x64 UIView:0x1.width == 320   (active)>\"\n)\n")
    let explanation = try explanation(wide)
    #expect(explanation.contradiction?.cure?.constraint == 0)
    #expect(
      explanation.contradiction?.cure?.change
        == "remove it, as leading and trailing decide the width; or change 300 to 288 or lower its priority to 999")
  }

  /// Content views of headers and layout guides are UIKit's, and an app constrains its views to them.
  @Test func constraintsToWhatUIKitMakesForAppsAreTheApps() throws {
    let header = "_UITableViewHeaderFooterContentView:0x2"
    let explanation = try explanation(
      """
      <SnapKit.LayoutConstraint:0x61@Header.swift#17 UILabel:0x1.leading == \(header).leading + 16.0>
      <SnapKit.LayoutConstraint:0x62@Header.swift#19 UILabel:0x1.trailing == \(header).trailing - 16.0>
      <NSLayoutConstraint:0x63 'UIView-Encapsulated-Layout-Width' \(header).width == 0   (active)>
      Will attempt to recover by breaking constraint
      <SnapKit.LayoutConstraint:0x62@Header.swift#19 UILabel:0x1.trailing == \(header).trailing - 16.0>
      """)
    #expect(explanation.conflict.constraints.map(\.maker) == [.library, .library, .owner])
    #expect(explanation.contradiction?.cure?.change == "lower its priority to 999")
    let guide = try self.explanation(
      "0x61 V:[_UILayoutGuide:0x1]-(-20)-[UINavigationBar:0x2]", "0x62 UINavigationBar:0x2.height == 44")
    #expect(guide.conflict.constraints.map(\.maker) == [.author, .author])
  }

  @Test func whatIsMadeTwiceIsNamed() throws {
    let explanation = try explanation(
      "0x61 UILabel:0x1.firstBaseline == UILabel:0x2.lastBaseline + 18",
      "0x62 UILabel:0x1.firstBaseline == UILabel:0x2.lastBaseline + 18")
    #expect(
      explanation.notes == [
        "UILabel 1.firstBaseline == UILabel 2.lastBaseline + 18 is made twice; remove one of the two"
      ])
  }

  @Test func blockWithoutItsListIsNoRiddle() throws {
    let explanation = try explanation(
      "Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x61 H:[UIView:0x1]-(12)-[UIView:0x2]>\n")
    #expect(
      explanation.finding
        == "one constraint contradicts nothing by itself; add the list that stands above it in the console")
  }

  @Test func leavesOutWhatTheContradictionDoesNotNeed() throws {
    let explanation = try explanation(
      "0x61 UIView:0x1.height == 1", "0x62 UIView:0x1.width == 10", "0x63 UIView:0x1.width == 20")
    #expect(explanation.others == [0])
    #expect(explanation.finding == "UIView cannot be 10 and 20 wide")
  }

  /// No view has a length, only places.
  @Test func namesWhatPositionsAddUpTo() throws {
    let explanation = try explanation(
      "0x61 App.Badge:0x1.midX == UIView:0x2.midX - 105", "0x62 App.Badge:0x1.width == UIView:0x2.width - 210",
      "0x63 App.Badge:0x1.trailing == UIView:0x2.trailing + 1")
    #expect(explanation.finding == "2 × 105 + 2 × 1 + 210 = 422, but the other constraints require 0")
  }

  @Test func changesWhatSomebodyWroteRatherThanWhatUIKitMade() throws {
    let explanation = try explanation(
      "0x61 UIView:0x1.height == 50", "0x62 'UIView-Encapsulated-Layout-Height' UIView:0x1.height == 44")
    #expect(explanation.contradiction?.cure?.constraint == 0)
    #expect(explanation.contradiction?.cure?.change == "change 50 to 44 or lower its priority to 999")
  }

  @Test(arguments: ["UIView-Encapsulated-Layout-Width", "_UITemporaryLayoutWidth", "fittingSizeHTarget"])
  func ownerMayGiveAViewNoRoomAtFirst(_ identifier: String) throws {
    let explanation = try explanation(
      "0x61 H:|-(4)-[UILabel:0x1]   (active, names: '|':UIView:0x2 )",
      "0x62 UILabel:0x1.trailing == UIView:0x2.trailing - 10",
      "0x63 '\(identifier)' UIView:0x2.width == 0")
    #expect(explanation.contradiction?.cure?.constraint == 1)
    #expect(explanation.contradiction?.cure?.change == "lower its priority to 999")
    #expect(explanation.notes == ["its owner gives UIView no room until it is shown"])
  }

  @Test func saysThatNobodyWroteTheConstraints() throws {
    let explanation = try explanation(
      "0x61 'UISV-spacing' H:[UIView:0x1]-(8)-[UIView:0x2]", "0x62 'UISV-hiding' H:[UIView:0x1]-(0)-[UIView:0x2]")
    #expect(explanation.contradiction != nil && explanation.contradiction?.cure == nil)
    #expect(explanation.notes == ["nobody wrote these constraints; the views and their sizes make them"])
  }

  @Test func saysThatConstraintsCanHoldAsTheyArePrinted() throws {
    let explanation = try explanation(
      "0x61 UIImageView:0x1.height == 150", "0x62 'UIView-Encapsulated-Layout-Height' UIImageView:0x1.height == 150")
    #expect(explanation.contradiction == nil)
    #expect(explanation.finding.contains("can all hold"))
    #expect(explanation.others == [0, 1])
  }

  /// Numbers that fit exactly leave no room for rounding.
  @Test(arguments: [
    ("==", "UIView:0x1", true), (">=", "UIView:0x1", true), ("<=", "UIView:0x1", true), ("==", "UIView:0x3", false),
  ])
  func brokenConstraintThatTheOthersDecideCanGo(_ relation: String, _ sized: String, _ isImplied: Bool) throws {
    let broken = "<NSLayoutConstraint:0x61 UIView:0x2.height \(relation) 60   (active)>"
    let others = [
      "0x62 V:|-(10)-[UIView:0x2]   (active, names: '|':UIView:0x1 )",
      "0x63 V:[UIView:0x2]-(10)-|   (active, names: '|':UIView:0x1 )", "0x64 \(sized).height == 80   (active)",
    ].map { "<NSLayoutConstraint:\($0)>" }
    let list = ([broken] + others).map { "    \"\($0)\"" }.joined(separator: ",\n")
    let text = """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken)
      """
    let explanation = try explanation(text)
    #expect(explanation.contradiction == nil)
    let note = "the others decide what the broken one asks for; remove it, or lower its priority to 999"
    #expect(explanation.notes.contains(note) == isImplied)
  }

  @Test(arguments: [("_NSSplitViewItemViewWrapper", false), ("SidebarView", true)])
  func noNumberSuitsTheItemOfASplitViewThatCollapses(_ name: String, _ isChanged: Bool) throws {
    let explanation = try explanation(
      "0x61 H:[\(name):0x1(50)]", "0x62 H:|-(20)-[NSBox:0x2'Box'] (Names: '|':\(name):0x1 )",
      "0x63 H:[NSBox:0x2'Box']-(20)-| (Names: '|':\(name):0x1 )", "0x64 H:[NSBox:0x2'Box'(560)]")
    let cure = try #require(explanation.contradiction?.cure?.change)
    #expect(cure.contains("lower its priority to 999") && cure.contains("change 560 to 10") == isChanged)
    let note = "the split view changes the size of \(name) while the item collapses"
    #expect(explanation.notes.contains(note) != isChanged)
  }

  /// The list may have lost lines.
  @Test(arguments: [("0", ["its owner gives UIView no room until it is shown"]), ("44", [])])
  func viewWithoutRoomIsNamedWhereNothingContradicts(_ height: String, _ notes: [String]) throws {
    let explanation = try explanation(
      "0x61 UIImageView:0x1.height == 30", "0x62 UIButton:0x2.bottom == UIView:0x3.bottom - 20",
      "0x63 'UIView-Encapsulated-Layout-Height' UIView:0x3.height == \(height)")
    #expect(explanation.contradiction == nil)
    #expect(explanation.notes == notes)
  }

  @Test func readsMarginsFromTheirGuides() throws {
    let lines = [
      "0x61 UILabel:0x2.leading == UIView:0x1.leadingMargin", "0x62 UILabel:0x2.leading == UIView:0x1.leading + 20",
    ]
    let guide =
      "0x63 'UIView-leftMargin-guide-constraint' H:|-(20)-[UILayoutGuide:0x3'UIViewLayoutMarginsGuide'](LTR)"
      + "   (active, names: '|':UIView:0x1 )"
    let without = try explanation(lines[0], lines[1])
    #expect(without.contradiction != nil && without.notes.contains { $0.contains("margins count as 8") })
    #expect(try explanation(lines[0], lines[1], guide).contradiction == nil)
  }

  @Test func numbersViewsOfOneClass() throws {
    let explanation = try explanation("0x61 H:[UIView:0x1]-(8)-[UIView:0x2]", "0x62 H:[UIView:0x1]-(9)-[UIView:0x2]")
    #expect(explanation.names == ["UIView 1", "UIView 2"])
  }

  @Test func namesAViewThatHasAFrameAndConstraints() throws {
    let mask = "NSAutoresizingMaskLayoutConstraint:0x62 h=--& v=--& %.width == 30"
    func notes(_ name: String) throws -> [String] {
      try explanation(
        "<NSLayoutConstraint:0x61 \(name).width == 40>\n<\(mask.replacing("%", with: name))>"
      ).notes
    }
    #expect(try notes("UILabel:0x1") == ["UILabel has a frame as well as constraints; only one of them can lay it out"])
    #expect(!(try notes("UITableViewCellContentView:0x1").contains { $0.contains("frame") }))
  }

  @Test(
    "A mask is given up, in the visual format as in an equation",
    arguments: [
      "BadgeView:0x1.width == UIView:0x2.width - 210", "H:[BadgeView:0x1(30)]",
      "H:|-(10)-[BadgeView:0x1]   (Names: '|':UIView:0x2 )",
    ])
  func cureOfAMask(_ mask: String) throws {
    let explanation = try explanation(
      """
      <NSAutoresizingMaskLayoutConstraint:0x61 h=&-& v=-&- \(mask)>
      <NSLayoutConstraint:0x62 BadgeView:0x1.width == 40>
      <NSLayoutConstraint:0x63 BadgeView:0x1.leading == UIView:0x2.leading + 20>
      <NSLayoutConstraint:0x64 UIView:0x2.width == 100>
      """)
    let cure = try #require(explanation.contradiction?.cure?.change)
    #expect(cure.hasPrefix("set translatesAutoresizingMaskIntoConstraints of BadgeView to NO"))
  }

  /// Headers of tables and input views keep their frames.
  @Test(arguments: [("44", ", or make its frame 52 high"), ("0", nil)])
  func frameMayHaveAnotherLength(_ height: String, _ frame: String?) throws {
    let explanation = try explanation(
      """
      <NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=--& ComposerBar:0x1.height == \(height)>
      <NSLayoutConstraint:0x62 UITextView:0x2.top == ComposerBar:0x1.top + 8>
      <NSLayoutConstraint:0x63 UITextView:0x2.bottom == ComposerBar:0x1.bottom - 8>
      <NSLayoutConstraint:0x64 UITextView:0x2.height >= 36>
      """)
    let change = "set translatesAutoresizingMaskIntoConstraints of ComposerBar to NO"
    #expect(explanation.contradiction?.cure?.change == frame.map { change + $0 } ?? "lower its priority to 999")
  }

  @Test(
    "The height of a table's row is the table's to change",
    arguments: [
      (
        "UITableViewCellContentView", "44",
        "its table gives UITableViewCellContentView 44 points; set rowHeight to UITableView.automaticDimension, or to 104"
      ),
      (
        "UITableViewCellContentView", "103.667",
        "its table gives UITableViewCellContentView 103.667 points, without the separator or rounded to pixels, not 104"
      ),
      ("CardView", "44", nil),
    ])
  func heightOfARow(_ name: String, _ height: String, _ note: String?) throws {
    let explanation = try explanation(
      "0x61 V:|-(12)-[UIImageView:0x2]   (active, names: '|':\(name):0x1 )",
      "0x62 V:[UIImageView:0x2]-(12)-|   (active, names: '|':\(name):0x1 )",
      "0x63 'UIView-Encapsulated-Layout-Height' \(name):0x1.height == \(height)", "0x64 UIImageView:0x2.height == 80")
    #expect(explanation.notes == [note].compactMap(\.self))
    #expect((explanation.contradiction?.cure?.change == "lower its priority to 999") == (note != nil))
  }

  /// An app constrains its views to the keyboard's guide.
  @Test func guideOfTheKeyboardIsForApps() throws {
    let explanation = try explanation(
      "0x61 UIButton:0x1.bottom == UIKeyboardLayoutGuide:0x2.top - 16", "0x62 UIButton:0x1.bottom == UIView:0x3.bottom",
      "0x63 UIKeyboardLayoutGuide:0x2.height == 336",
      "0x64 V:[UIKeyboardLayoutGuide:0x2]-(0)-|   (active, names: '|':UIView:0x3 )")
    #expect(
      explanation.contradiction?.cure?.change
        == "UIButton.bottom is set twice; remove one of the two, or lower a priority to 999")
  }

  @Test func inequalityDecidesNoLength() throws {
    let explanation = try explanation(
      "0x61 UILabel:0x1.leading == UIView:0x2.leading + 20", "0x62 UIView:0x2.trailing >= UILabel:0x1.trailing + 20",
      "0x63 UILabel:0x1.width >= 133", "0x64 UIView:0x2.width == 150")
    #expect(explanation.contradiction?.cure?.change == "change 150 to 173 or lower its priority to 999")
  }

  @Test(
    "What is set twice is removed once",
    arguments: [
      ("UIButton:0x1.width == 40", "UIButton:0x1.width == 44", "UIButton.width is set twice; remove one of the two"),
      (
        "UIButton:0x1.bottom == UIView:0x2.bottom - 24", "UIButton:0x1.bottom == UIView:0x2.bottom - 32",
        "UIButton.bottom is set twice; remove one of the two"
      ),
      (
        "UIButton:0x1.right == UIView:0x2.centerX", "UIButton:0x1.right == UIView:0x2.right",
        "UIButton.right is set twice; remove one of the two, or lower a priority to 999"
      ),
    ])
  func constraintsOnTheSameAnchor(_ one: String, _ other: String, _ cure: String) throws {
    let explanation = try explanation("0x61 \(one)", "0x62 \(other)", "0x63 UIView:0x2.width == 300")
    #expect(explanation.contradiction?.cure?.change == cure)
  }

  @Test func lengthBetweenTwoEdgesIsSuperfluous() throws {
    let explanation = try explanation(
      "0x61 UILabel:0x1.top == UIView:0x2.top + 15", "0x62 UILabel:0x1.bottom == UIView:0x2.bottom",
      "0x63 UIView:0x2.height == 177.5", "0x64 UILabel:0x1.height == 10")
    #expect(
      explanation.contradiction?.cure?.change
        == "remove it, as top and bottom decide the height; or change 10 to 162.5 or lower its priority to 999")
  }

  /// A distance to the other side would not be what its author meant.
  @Test func noCureChangesASign() throws {
    let explanation = try explanation(
      "0x61 UILabel:0x1.top == UIView:0x2.top + 16", "0x63 UIView:0x2.height == 10",
      "0x62 UILabel:0x1.bottom == UIView:0x2.bottom - 16")
    #expect(explanation.contradiction?.cure?.change == "lower its priority to 999")
  }

  @Test(
    "A view without room is named with what gives it none",
    arguments: [
      ("NSLayoutConstraint:0x63 'UISV-hiding'", "UIView is hidden, so its stack view gives it no room"),
      (
        "NSAutoresizingMaskLayoutConstraint:0x63 h=--& v=--&",
        "UIView has a frame without size when it gets constraints; give it one, or lay it out later"
      ),
    ])
  func viewWithoutRoom(_ head: String, _ note: String) throws {
    let explanation = try explanation(
      """
      <NSLayoutConstraint:0x61 V:|-(16)-[UILabel:0x1]   (active, names: '|':UIView:0x2 )>
      <NSLayoutConstraint:0x62 UILabel:0x1.bottom == UIView:0x2.bottom - 16>
      <\(head) UIView:0x2.height == 0>
      """)
    #expect(explanation.contradiction?.cure?.change == "lower its priority to 999")
    #expect(explanation.notes == [note])
  }

  @Test(
    "Conflicts of the system's own views have no cure",
    arguments: [
      (
        [
          "0x1 'a' _UIRemoteKeyboardPlaceholderView:0x2.bottom == _UIKBCompatInputView:0x3.top - 17",
          "0x4 'b' V:[_UIRemoteKeyboardPlaceholderView:0x2]-(0)-[_UIKBCompatInputView:0x3]",
        ],
        "UIKit's keyboard makes these constraints while it moves; the app has no part in it, and nothing to change"
      ),
      (
        [
          "0x1 _TtC5UIKitP33_DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper:0x2.width == _UIButtonBarButton:0x3.width",
          "0x4 'IB' H:|-(8)-[_UIModernBarButton:0x5]   (active, names: '|':_UIButtonBarButton:0x3 )",
          "0x6 'IB' H:[_UIModernBarButton:0x5]-(8)-|   (active, names: '|':_UIButtonBarButton:0x3 )",
          "0x7 'UIView-Encapsulated-Layout-Width' "
            + "_TtC5UIKitP33_DDE14AA6B49FCAFC5A54255A118E1D8713ButtonWrapper:0x2.width == 0",
        ],
        "UIKit's bars make these constraints while a bar button has no room; the app has no part in it, and nothing to change"
      ),
      (
        [
          "0x1 'UINav' _UIModernBarButton:0x2.leading == UILayoutGuide:0x3'UIViewLayoutMarginsGuide'.leading",
          "0x4 'CB' _UIModernBarButton:0x2.trailing == _UINavigationBarContentView:0x5.trailing - 6",
          "0x6 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x5.width == 0",
          "0x7 'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:0x3'UIViewLayoutMarginsGuide'](LTR)"
            + "   (active, names: '|':_UINavigationBarContentView:0x5 )",
        ],
        "UIKit's bars make these constraints while a bar button has no room; the app has no part in it, and nothing to change"
      ),
      (
        ["0x1 UIView:0x2.width == - 16"],
        "UIAlertController makes this constraint in action sheets since iOS 12.2; it is a bug of UIKit's without effect"
      ),
    ])
  func conflictOfTheSystem(_ lines: [String], _ note: String) throws {
    let explanation = try explanation(lines.map { "<NSLayoutConstraint:\($0)   (active)>" }.joined(separator: "\n"))
    #expect(explanation.contradiction?.cure == nil)
    #expect(explanation.notes.contains(note))
    #expect(!explanation.finding.contains("can all hold"))
  }

  @Test func viewOfTheAppIsNoPartOfTheSystem() throws {
    let explanation = try explanation(
      "0x1 CardView:0x2.width == 400", "0x4 CardView:0x2.width == _UINavigationBarContentView:0x3.width",
      "0x5 _UINavigationBarContentView:0x3.width == 320")
    #expect(explanation.contradiction?.cure?.change == "change 400 to 320 or lower its priority to 999")
    #expect(explanation.notes.isEmpty)
  }

  @Test func scrollerThatAlwaysShowsTakesRoom() throws {
    let explanation = try explanation(
      """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:|-(0)-[NSClipView:0x2]   (active, names: '|':NSScrollView:0x3 )>
      <NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=-&- H:[NSClipView:0x2]-(15)-|   (active, names: '|':NSScrollView:0x3 )>
      <NSLayoutConstraint:0x5 H:|-(0)-[NSView:0x6]   (active, names: '|':NSClipView:0x2 )>
      <NSLayoutConstraint:0x7 H:[NSView:0x6]-(0)-|   (active, names: '|':NSClipView:0x2 )>
      <NSLayoutConstraint:0x8 NSView:0x6.width == NSScrollView:0x3.width>
      """)
    #expect(explanation.contradiction?.cure?.change == "constrain it to NSClipView instead of NSScrollView")
    #expect(explanation.notes == ["a scroller takes 15 points of NSScrollView (Show scroll bars: Always)"])
  }

  @Test func saysThatItCannotTellWhereLinesAreLost() throws {
    let explanation = try explanation("0x61 UIView:0x1.width == 4", "0x62 of the third kind")
    #expect(
      explanation.finding
        == "the constraints that can be read do not contradict each other, and some cannot be read")
  }
}
