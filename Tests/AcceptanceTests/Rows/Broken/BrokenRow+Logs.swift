@testable import StackModel

extension BrokenRow {
  /// A length of a view gives way rather than a distance.
  static let lengths = [
    BrokenRow(
      behavior: "a width between the margins of a cell's content",
      source: Source("DiceTableViewCell (damienlaughton), issue 1: console output of iOS 8"),
      size: Size(width: 375, height: 240),
      views: "<imageView id=\"a\"/>"
        + constraints("a.width == 320\nroot.trailing == a.trailing\na.leading == root.leading\na.top == root.top"),
      broken: "a.width == 320"),
    BrokenRow(
      behavior: "the most that a button may be wide, which is wider",
      source: Source("a question at Qiita about buttons: console output of macOS 10.12"),
      size: Size(width: 400, height: 100), views: "<view id=\"a\"/>" + constraints("a.width == 196\na.width <= 30"),
      broken: "a.width <= 30"),
    BrokenRow(
      behavior: "the width of what is inside of a pane",
      source: Source("ind.ie, NSSplitViewController Auto Layout bug: console output of OS X 10.10"),
      size: Size(width: 800, height: 100),
      views: "<view id=\"pane\"><view id=\"content\"><view id=\"box\">\(constraints("box.width == 560"))</view>"
        + constraints("box.leading == content.leading + 20\ncontent.trailing == box.trailing + 20") + "</view>"
        + constraints("pane.width == 50\ncontent.leading == pane.leading\npane.trailing == content.trailing")
        + "</view>",
      broken: "box.width == 560"),
    BrokenRow(
      behavior: "the proportions of an image rather than its width",
      source: Source("a weather app's notes: console output of iOS 15"), size: Size(width: 390, height: 44),
      views: """
        <stackView id="s"><label id="l" text="12:00"/><imageView id="i">\
        \(constraints("i.width == i.height\ni.width == 40"))</imageView></stackView>
        """
          + constraints(
            "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\ns.bottom == root.bottom"),
      broken: "i.width == i.height"),
    BrokenRow(
      behavior: "the width of the last view of a row",
      source: Source("MakingFrog (MaraMincho): console output of iOS 17"),
      size: Size(width: 393, height: 100),
      views: """
        <stackView id="s"><view id="a">\(constraints("a.width == 30"))</view>\
        <view id="b">\(constraints("b.width == 60"))</view></stackView>
        """
          + constraints(
            "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\ns.bottom == root.bottom"),
      broken: "b.width == 60"),
    BrokenRow(
      behavior: "the least height of a stack in a header that is empty",
      source: Source("CareKit (carekit-apple), issue 177: console output of iOS 10"),
      size: Size(width: 320, height: 200),
      views: "<view id=\"header\"><stackView id=\"s\"/>"
        + constraints("header.height == 0\ns.height >= 90\ns.top == header.top\ns.bottom == header.bottom") + "</view>",
      broken: "s.height >= 90"),
    BrokenRow(
      behavior: "the least width of a text beside an image in a narrow cell",
      source: Source("munki, issue 1241: console output of macOS 26"), size: Size(width: 194, height: 34),
      views: "<imageView id=\"i\"/><view id=\"text\"/>"
        + constraints(
          """
          text.width >= 152
          root.trailing == text.trailing + 8
          text.leading == i.trailing + 3
          i.leading == root.leading + 6
          i.width == 30
          """),
      broken: "text.width >= 152"),
    BrokenRow(
      behavior: "the least height of a view rather than equal heights",
      source: Source("notes on alerts: console output of iOS 8"), size: Size(width: 320, height: 13),
      views: "<view id=\"a\"/><view id=\"b\"/>"
        + constraints("a.height >= 44\na.height == b.height\nb.height == root.height"),
      broken: "a.height >= 44",
      differs: ("a.height == b.height", "b is the later view here; the log does not say which one is")),
    BrokenRow(
      behavior: "a height between the edges of a cell's content",
      source: Source("notes on a table of reviews: console output of iOS 16"), size: Size(width: 393, height: 95.333),
      views: "<view id=\"a\"/>"
        + constraints("a.height == 75\na.top == root.top + 10\nroot.bottom == a.bottom + 10"),
      broken: "a.height == 75"),
    BrokenRow(
      behavior: "a width in proportion to another in a hidden view",
      source: Source("braintree_ios, issue 237: console output of iOS 9"), size: Size(width: 320, height: 40),
      views: "<stackView id=\"s\"><view id=\"hint\" hidden=\"YES\"><view id=\"art\"/>"
        + constraints("hint.width == art.width + 1") + "</view><view id=\"field\"/></stackView>"
        + constraints("s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top"),
      broken: "hint.width == art.width + 1"),
  ]

  /// A distance between two views gives way rather than one from the edge of what holds them, and there the far one.
  static let distances = [
    BrokenRow(
      behavior: "the trailing edge of a label in a header without a width",
      source: Source("unstoppable-wallet-ios (horizontalsystems), issue 707: console output of iOS 12"),
      size: Size(width: 0, height: 44),
      views: "<label id=\"a\" text=\"Wallets\"/>"
        + constraints("a.leading == root.leading + 16\na.trailing == root.trailing - 16"),
      broken: "a.trailing == root.trailing - 16"),
    BrokenRow(
      behavior: "the distance between a label and a button in a header without a width",
      source: Source("Swift2ByExample (gscalzo), issue 7: console output of iOS 9"), size: Size(width: 0, height: 44),
      views: "<label id=\"a\" text=\"Results\"/><button id=\"b\" title=\"Show\"/>"
        + constraints(
          "a.leading == root.leading\nb.leading == a.trailing + 8\nroot.trailing == b.trailing"),
      broken: "b.leading == a.trailing + 8"),
    BrokenRow(
      behavior: "the distance between two labels in a low cell",
      source: Source("TableViewCellWithAutoLayoutiOS8 (smileyborg), issue 38: console output of iOS 9"),
      size: Size(width: 320, height: 44),
      views: "<label id=\"a\" text=\"Title\"/><label id=\"b\" text=\"Body\" numberOfLines=\"0\"/>"
        + constraints(
          "a.top == root.top + 16\nb.top == a.bottom + 16\nb.bottom == root.bottom - 16"),
      broken: "b.top == a.bottom + 16"),
    BrokenRow(
      behavior: "the lower edge in a hidden view",
      source: Source("notes on hidden views: console output of iOS 13"), size: Size(width: 320, height: 400),
      views: "<stackView id=\"s\" axis=\"vertical\"><view id=\"v\" hidden=\"YES\"><label id=\"l\" text=\"Level\"/>"
        + constraints("l.top == v.top + 10\nv.bottom == l.bottom + 10\nl.leading == v.leading")
        + "</view><view id=\"w\"/></stackView>"
        + constraints(
          "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\ns.bottom == root.bottom"),
      broken: "v.bottom == l.bottom + 10"),
    BrokenRow(
      behavior: "the right edge in a menu's view without a width",
      source: Source("HeliPort (OpenIntelWireless), pull request 246: console output of macOS 14"),
      size: Size(width: 0, height: 24),
      views: "<view id=\"a\"/>" + constraints("a.leading == root.leading + 5\na.right == root.right - 5"),
      broken: "a.right == root.right - 5"),
    BrokenRow(
      behavior: "the distance between a button and a list that both end with the bar",
      source: Source("ISEmojiView (isaced), issue 83: console output of iOS 17"), size: Size(width: 375, height: 44),
      views: "<collectionView id=\"list\"/><button id=\"b\" title=\"Delete\"/>"
        + constraints(
          """
          root.trailing == list.trailing
          root.trailing == b.trailing + 11
          b.leading == list.trailing
          list.leading == root.leading
          """),
      broken: "b.leading == list.trailing"),
    BrokenRow(
      behavior: "the lower edge in a cell's content without a height",
      source: Source("notes on a diary: console output of iOS 16"), size: Size(width: 390, height: 0),
      views: "<stackView id=\"s\" axis=\"vertical\"><label id=\"a\" text=\"Today\"/></stackView>"
        + constraints("s.top == root.top + 5\ns.bottom == root.bottom - 5"),
      broken: "s.bottom == root.bottom - 5"),
  ]

  /// What a stack view adds gives way only where there is nothing of the author's.
  static let stacks = [
    BrokenRow(
      behavior: "the height of the last view in a hidden stack",
      source: Source("iOS2 Advent Calendar 2017, 10 December: console output of iOS 10"),
      size: Size(width: 375, height: 667), iOSVersion: 10, views: hiddenStack(lastHeight: 44),
      broken: "c.height == 44"),
    BrokenRow(
      behavior: "the last spacing in a hidden stack",
      source: Source("iOS2 Advent Calendar 2017, 10 December: console output of iOS 10"),
      size: Size(width: 375, height: 667), iOSVersion: 10, views: hiddenStack(lastHeight: nil),
      broken: "c.top == b.bottom + 16"),
  ]

  private static func hiddenStack(lastHeight: Double?) -> String {
    let height = lastHeight.map { constraints("c.height == \(short($0))") } ?? ""
    return """
      <stackView id="outer" axis="vertical"><stackView id="inner" axis="vertical" spacing="16" hidden="YES">\
      <view id="a"/><view id="b"/><view id="c">\(height)</view></stackView>\
      <button id="show" title="Show"/></stackView>
      """ + constraints("outer.leading == root.leading\nouter.top == root.top")
  }

  /// UIKit chose otherwise, for reasons that the log does not show.
  static let others = [
    BrokenRow(
      behavior: "the trailing edge of a label rather than a width of 1",
      source: Source("DisplaySwitcher (Yalantis), issue 20: console output of iOS 10"),
      size: Size(width: 320, height: 100),
      views: "<view id=\"box\"><label id=\"l\" text=\"Name\"/></view><imageView id=\"i\"/>"
        + constraints(
          """
          l.leading == box.leading + 10
          box.trailing == l.trailing + 11
          i.width == 1
          i.width == box.width
          """),
      broken: "box.trailing == l.trailing + 11"),
    BrokenRow(
      behavior: "the width of an image rather than the least width of its view",
      source: Source("iina, issue 4808: console output of macOS 14"), size: Size(width: 600, height: 100),
      views: "<view id=\"box\"><imageView id=\"i\">\(constraints("i.width == 200"))</imageView>"
        + constraints("box.width >= 240\nbox.trailing == i.trailing\ni.leading == box.leading") + "</view>",
      broken: "i.width == 200"),
    BrokenRow(
      behavior: "the alignment of two labels between images that need more than the cell",
      source: Source("wtfautolayout (johnpatrickmorgan), example 9: console output of iOS"),
      size: Size(width: 94.333, height: 60),
      views: """
        <imageView id="i">\(constraints("i.width == 40"))</imageView>\
        <imageView id="j">\(constraints("j.width == 60"))</imageView>\
        <stackView id="s" axis="vertical"><label id="a" text="Lunch"/><label id="b" text="Added today"/></stackView>
        """
          + constraints(
            """
            i.leading == root.leading + 15
            s.leading == i.trailing + 8
            root.trailing == j.trailing + 5
            j.leading == s.trailing + 8
            """),
      broken: "b.trailing == a.trailing",
      differs: ("j.leading == s.trailing + 8", "the set here is smaller, without the alignment")),
    BrokenRow(
      behavior: "the end of a stack view in a cell without a width",
      source: Source("srgletterbox-apple (SRGSSR), issue 210: console output of iOS 13"),
      size: Size(width: 0, height: 100),
      views: "<view id=\"v\"><stackView id=\"s\"><label id=\"l\" text=\"Title\"/></stackView>"
        + constraints("v.trailing == s.trailing + 6\ns.leading == v.leading + 6") + "</view>"
        + constraints("root.leading == v.leading\nroot.trailing == v.trailing"),
      broken: "s.leading == l.leading",
      differs: (
        "v.trailing == s.trailing + 6",
        "an author's constraint goes before a stack view's here, as in five of eight logs"
      )),
  ]
}
