@testable import StackModel

extension DocumentRow {
  /// Constraints measured on AppKit, and a window that its content needs to be larger.
  static let windows = [
    DocumentRow(
      behavior: "edges at distances from a window's content", source: .gnustepConstraints,
      document: mac(
        content(
          "a.left == root.left + 20\na.right == root.right - 30\nroot.bottom == a.bottom + 10\na.top == root.top + 15")),
      options: LayoutOptions(size: Size(width: 300, height: 200)), expected: "a: 20 10 250 175"),
    DocumentRow(
      behavior: "lengths that follow a window's content", source: .gnustepConstraints,
      document: mac(content(following)),
      options: LayoutOptions(size: Size(width: 300, height: 200)), expected: "a: 20 10 250 175"),
    DocumentRow(
      behavior: "lengths that follow a larger window's content", source: .gnustepConstraints,
      document: mac(content(following)), options: LayoutOptions(size: Size(width: 400, height: 300)),
      expected: "a: 20 10 350 275"),
    DocumentRow(
      behavior: "a window grows with a row that needs more, when the app runs", source: .gnustep,
      document: mac(
        """
        <window id="w"><stackView key="contentView" distribution="fill" orientation="horizontal" alignment="centerY" \
        spacing="10" id="root">\(rect(0, 0, 100, 200))<subviews>\(held("a", 40, 20))\(held("b", 60, 30))\
        \(held("c", 20, 10))</subviews></stackView></window>
        """),
      options: LayoutOptions(semantics: .runtime), expected: "a: 0 90 40 20; b: 50 85 60 30; c: 120 95 20 10"),
  ]

  private static let following = """
    a.left == root.left + 20
    root.bottom == a.bottom + 10
    a.width == root.width - 50
    a.height == root.height - 25
    """

  private static func content(_ lines: String) -> String {
    """
    <customView id="root">\(rect(0, 0, 300, 200))<subviews>\(view("customView", "a"))</subviews>\
    \(constraints(lines))</customView>
    """
  }

  private static func held(_ id: String, _ width: Double, _ height: Double) -> String {
    let lines = "\(id).width == \(short(width))\n\(id).height == \(short(height))"
    return view("customView", id, "", constraints(lines))
  }

  /// Controls of one app's documents, as an older and a newer version of Interface Builder saved them.
  static let controls = [17, 26].flatMap { version in
    let isNew = version == 26
    return [
      control(
        "a switch", version, view("switch", "a"), "a.leading == root.leading\na.top == root.top + 11",
        isNew ? "a: 0 11 63 28" : "a: 0 11 51 31"),
      control(
        "a label beside the second of two switches", version,
        view("switch", "a") + view("switch", "b")
          + view(
            "label", "l", "text=\"On\"", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>"),
        """
        a.leading == root.leading
        a.top == root.top + 11
        b.leading == root.leading
        b.top == a.bottom + 11
        l.leading == b.trailing + 8
        l.centerY == b.centerY
        l.height == 14.5
        l.width == 40
        """,
        isNew ? "b: 0 50 63 28; l: 69 57 40 14.5" : "b: 0 53 51 31; l: 57 61.5 40 14.5"),
      control(
        "a segmented control below a switch", version,
        view("switch", "a")
          + view("segmentedControl", "s", "", "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>"),
        "a.leading == root.leading\na.top == root.top + 11\ns.leading == root.leading\ns.top == a.bottom + 4\ns.width == 141",
        isNew ? "s: 0 43 141 32" : "s: 0 46 141 32"),
      control(
        "a color well that hugs as little as a view", version, view("colorWell", "a"),
        "root.trailing == a.trailing + 16\na.centerY == root.centerY", "a: 276 86 28 28"),
      control(
        "a toolbar", version, view("toolbar", "a"),
        "a.leading == root.leading\nroot.trailing == a.trailing\na.top == root.top",
        isNew ? "a: 0 0 320 48" : "a: 0 0 320 44", .toolbarOf26),
    ]
  }

  private static func control(
    _ name: String, _ version: Int, _ views: String, _ lines: String, _ expected: String,
    _ source: Source = .controlsOf26
  ) -> DocumentRow {
    DocumentRow(
      behavior: "\(name) on iOS \(version)", source: source,
      document: touch(
        "<view id=\"root\">\(rect(0, 0, 320, 200))<subviews>\(views)</subviews>\(constraints(lines))</view>"),
      options: LayoutOptions(size: Size(width: 320, height: 200), iOSVersion: version), expected: expected)
  }

  /// Cells in tables of another width, and the margins of their contents.
  static let cells = [
    DocumentRow(
      behavior: "a view as wide as an older phone in a cell on a wider one",
      source: Source("DiceTableViewCell (damienlaughton), issue 1: console output of iOS 8"),
      document: touch(cell("a.leading == content.leading\ncontent.trailing == a.trailing\na.width == 320")),
      options: LayoutOptions(device: Device(named: "retina4_7", landscape: false)), conflicts: 1,
      expected: "cell: 0 0 375 44; content: 0 0 375 44"),
    DocumentRow(
      behavior: "a view that ends where its cell does", source: .apple,
      document: touch(cell("a.leading == content.leading\ncontent.trailing == a.trailing")),
      options: LayoutOptions(device: Device(named: "retina6_12", landscape: false)),
      expected: "content: 0 0 393 44; a: 0 0 393 44"),
    margin(17, "a: 16 5 50 10"), margin(26, "a: 16 9 50 10"),
  ]

  private static func cell(_ lines: String) -> String {
    """
    <tableViewCell id="cell">\(rect(0, 0, 320, 44))<tableViewCellContentView key="contentView" id="content">\
    \(rect(0, 0, 320, 44))<subviews>\(view("view", "a"))</subviews>\
    \(constraints(lines + "\na.top == content.top\ncontent.bottom == a.bottom"))</tableViewCellContentView></tableViewCell>
    """
  }

  private static func margin(_ version: Int, _ expected: String) -> DocumentRow {
    let lines = "a.leading == content.leading + 16\na.top == content.topMargin - 6\na.width == 50\na.height == 10"
    return DocumentRow(
      behavior: "a view 6 points above the margin of a cell's content on iOS \(version)", source: .controlsOf26,
      document: touch(
        """
        <tableViewCell id="cell">\(rect(0, 0, 320, 76))<tableViewCellContentView key="contentView" id="content">\
        \(rect(0, 0, 320, 76))<subviews>\(view("view", "a"))</subviews>\(constraints(lines))\
        </tableViewCellContentView></tableViewCell>
        """),
      options: LayoutOptions(iOSVersion: version), expected: expected)
  }

  /// A hidden stack view with spacing in a stack view: a conflict up to iOS 10.
  static let hiddenStacks = [(9, 1), (10, 1), (11, 0), (18, 0)].map { (version: Int, conflicts: Int) in
    DocumentRow(
      behavior: "a hidden stack view with spacing on iOS \(version)",
      source: Source("iOS2 Advent Calendar 2017, 10 December: console output of iOS 10, none of iOS 11"),
      document: touch(
        """
        <stackView axis="vertical" id="outer">\(rect(0, 0, 300, 200))<subviews>\
        <stackView axis="vertical" spacing="16" hidden="YES" id="inner"><subviews>\(square("a"))\(square("b"))\
        </subviews></stackView>\(view("view", "rest"))</subviews></stackView>
        """),
      options: LayoutOptions(size: Size(width: 300, height: 200), iOSVersion: version), conflicts: conflicts)
  }

  private static func square(_ id: String) -> String {
    view("view", id, "", constraints("\(id).height == 44"))
  }
}
