import Testing

@testable import Drawing
@testable import StackModel

/// What surrounds a controller's view, and how it moves what is below it.
@Suite struct ScreenDrawingTests {
  @Test func tableBeginsBelowTheNavigationBar() throws {
    let drawn = try Self.screen(Self.table(""), isInNavigation: true)
    #expect(Self.y(of: "cell", in: drawn) == 64)
  }

  @Test func tableThatIsNotAdjustedBeginsAtTheTop() throws {
    let drawn = try Self.screen(Self.table("contentInsetAdjustmentBehavior=\"never\""), isInNavigation: true)
    #expect(Self.y(of: "cell", in: drawn) == 0)
  }

  @Test func tableWithoutABarBeginsBelowTheStatusBar() throws {
    let drawn = try Self.screen(Self.table(""), isInNavigation: false)
    #expect(Self.y(of: "cell", in: drawn) == 20)
  }

  @Test func tableBeginsAtTheTopIfNoStatusBarIsDrawn() throws {
    let drawn = try Self.screen(Self.table(""), isInNavigation: false, device: "")
    #expect(Self.y(of: "cell", in: drawn) == 0)
    #expect(drawn.elements(named: "text").isEmpty)
  }

  @Test func scrollViewMovesOnlyIfItsControllerAdjustsIt() throws {
    let adjusted = try Self.screen(Self.scrollView, isInNavigation: true)
    let fixed = try Self.screen(
      Self.scrollView, controller: "automaticallyAdjustsScrollViewInsets=\"NO\"", isInNavigation: true)
    #expect(Self.y(of: "content", in: adjusted) == 64)
    #expect(Self.y(of: "content", in: fixed) == 0)
  }

  @Test func framesOfTheLayerMoveWithTheContent() throws {
    let drawn = try Self.screen(Self.table(""), isInNavigation: true, layers: [.frames])
    #expect(drawn.elements(in: .frames).contains { abs($0.number("y") - 64) < 1 && abs($0.number("height") - 44) < 1 })
  }

  @Test func barHasTheColorsOfItsController() throws {
    let drawn = try Self.screen(
      Self.table(""), isInNavigation: true,
      bar: """
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
        <textAttributes key="titleTextAttributes"><color key="textColor" red="0" green="1" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></textAttributes>
        """)
    #expect(drawn.elements.contains { $0.name == "rect" && $0.style.contains("#ff0000") })
    #expect(drawn.elements(named: "text").contains { $0.text == "Inbox" && $0.style.contains("#00ff00") })
  }

  @Test func pushedControllerHasABackButton() throws {
    let pushed = "<segue destination=\"second\" kind=\"show\" id=\"push\"/>"
    let second = Self.scene("second", Self.table("").replacing("id=\"", with: "id=\"2"), "", title: "Message")
    let drawn = try Self.screen(Self.table(""), isInNavigation: true, connections: pushed, more: second, subject: 1)
    #expect(drawn.elements(named: "text").map(\.text).contains("Inbox"))
    let first = try Self.screen(Self.table(""), isInNavigation: true, connections: pushed, more: second)
    #expect(!first.elements(named: "text").map(\.text).contains("Message"))
  }

  @Test func sheetHasArrowsFromWhatIsBesideTheController() throws {
    func arrows(_ objects: String) throws -> Int {
      let second = Self.scene("second", Self.table("").replacing("id=\"", with: "id=\"2"), "", title: "Message")
      let document = try Self.screen(Self.table(""), isInNavigation: false, more: second + objects).document
      let sheet = StoryboardSheet(DocumentDrawing(document, document.layout())).picture(named: "Sheet")
      return try DrawnElement.elements(of: sheet.svg(.light).string).count { $0["d"]?.contains("C") ?? false }
    }
    let segue = "<segue destination=\"second\" kind=\"show\" id=\"s\"/>"
    let third = """
      <scene sceneID="scene-t"><objects><viewController id="third" sceneMemberID="viewController"/>\
      <barButtonItem title="Go" id="item"><connections>\(segue)</connections></barButtonItem></objects></scene>
      """
    #expect(try arrows(third) == 1)
    #expect(try arrows("") == 0)
  }

  /// Interface Builder and the system draw it in black over a dark view, too, unless the document says so.
  @Test(arguments: [("", "#000000"), ("lightContent", "#ffffff"), ("darkContent", "#000000")])
  func statusBarHasTheStyleOfTheDocument(style: String, color: String) throws {
    let metrics = "<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\" statusBarStyle=\"\(style)\"/>"
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></view>\(style.isEmpty ? "" : metrics)
      """
    let drawn = try Self.screen(view, isInNavigation: false)
    let time = try #require(drawn.elements(named: "text").first { $0.text == "9:41" })
    #expect(time.style.contains("fill:\(color)"))
  }

  @Test(arguments: [(0, true), (100, false)])
  func statusBarGivesWayToTexts(y: Int, isHidden: Bool) throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
      <label text="A title of the screen" textAlignment="center" id="l">\
      <rect key="frame" x="0" y="\(y)" width="375" height="21"/></label></subviews></view>
      """
    let texts = try Self.screen(view, isInNavigation: false).elements(named: "text").map(\.text)
    #expect(texts.contains("9:41") != isHidden)
  }

  @Test func containerViewShowsTheViewOfItsController() throws {
    func texts(_ destination: String) throws -> [String] {
      let view = """
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
        <containerView id="box"><rect key="frame" x="0" y="100" width="300" height="200"/><connections>\
        <segue destination="\(destination)" kind="embed" id="e"/></connections></containerView></subviews></view>
        """
      let inner = """
        <view key="view" id="w"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\
        <label text="Within" id="l"><rect key="frame" x="10" y="10" width="100" height="21"/></label>\
        <containerView id="again"><rect key="frame" x="0" y="50" width="300" height="100"/><connections>\
        <segue destination="first" kind="embed" id="f"/></connections></containerView></subviews></view>
        """
      let drawn = try Self.screen(
        view, isInNavigation: false, more: Self.scene("second", inner, "", title: "Second"))
      return drawn.elements(named: "text").map(\.text).filter { $0 != "9:41" }
    }
    // What is embedded shows nothing that it embeds.
    #expect(try texts("second") == ["Within", "Container"])
    #expect(try texts("missing") == ["Container"])
  }

  /// A small document must not make a picture without an end: many containers may show one controller.
  @Test func containerViewsShowABoundedNumberOfViews() throws {
    let boxes = (0..<60).map { number in
      """
      <containerView id="box\(number)"><rect key="frame" x="0" y="0" width="300" height="200"/><connections>\
      <segue destination="second" kind="embed" id="e\(number)"/></connections></containerView>
      """
    }
    let labels = (0..<199).map { number in
      "<label text=\"a\" id=\"l\(number)\"><rect key=\"frame\" x=\"10\" y=\"\(number)\" width=\"9\" height=\"9\"/></label>"
    }
    func view(_ id: String, _ subviews: [String]) -> String {
      """
      <view key="view" id="\(id)"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\
      \(subviews.joined())</subviews></view>
      """
    }
    let drawn = try Self.screen(
      view("v", boxes), isInNavigation: false, more: Self.scene("second", view("w", labels), "", title: "Second"))
    #expect(drawn.elements(named: "text").count { $0.text == "a" } == 25 * 199)
  }

  @Test func barOfAControllerHasNoPictureOfItsOwn() throws {
    let drawn = try Self.screen(Self.table(""), isInNavigation: true)
    let drawing = DocumentDrawing(drawn.document, drawn.document.layout())
    #expect(drawing.subjects.map(\.view.id) == ["t"])
    let bar = """
      <navigationBar id="b"><rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar>
      """
    let document = try DrawnDocument(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\
        <objects>\(bar)</objects></document>
        """
    ).document
    #expect(DocumentDrawing(document, document.layout()).subjects.map(\.view.id) == ["b"])
  }

  @Test func tabWithoutAnImageIsATitle() throws {
    func paths(_ image: String) throws -> Int {
      try DrawnDocument(
        """
        <tabBar id="bar"><rect key="frame" x="0" y="0" width="320" height="49"/><items>\
        <tabBarItem title="Inbox" \(image) id="item"/></items></tabBar>
        """
      ).elements(of: "bar").count { $0.name == "path" }
    }
    #expect(try paths("") == 0)
    #expect(try paths("image=\"star\" catalog=\"system\"") == 1)
  }

  /// A storyboard with a tab bar controller of as many controllers.
  private static func tabs(_ count: Int) throws -> DocumentDrawing {
    let scenes = (0..<count).map { tab in
      """
      <scene sceneID="s\(tab)"><objects><viewController id="c\(tab)" sceneMemberID="viewController">\
      <view key="view" id="v\(tab)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\
      <tabBarItem key="tabBarItem" title="Tab \(tab)" id="t\(tab)"/></viewController></objects></scene>
      """
    }
    let segues = (0..<count).map { tab in
      "<segue destination=\"c\(tab)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"g\(tab)\"/>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      initialViewController="tabs"><device id="retina4_7" orientation="portrait"/><scenes>\(scenes.joined())\
      <scene sceneID="s"><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>\
      <connections>\(segues.joined())</connections></tabBarController></objects></scene></scenes></document>
      """
    let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    return DocumentDrawing(document, document.layout())
  }

  private static func tabTitles(_ drawing: DocumentDrawing, of subject: Int) throws -> [String] {
    let picture = drawing.picture(of: drawing.subjects[subject])
    return try DrawnElement.elements(of: picture.svg(.light).string).filter { $0.name == "text" }.map(\.text)
      .filter { $0 != "9:41" }
  }

  @Test func tabBarShowsFiveTabsOrFourAndMore() throws {
    #expect(try Self.tabTitles(Self.tabs(5), of: 0) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
    for subject in [0, 11] {
      #expect(try Self.tabTitles(Self.tabs(12), of: subject) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    }
  }

  /// Where scenes of 375 × 667 points lie, and how often they move apart until 60 points are between them.
  @Test(arguments: [
    ([[0.0, 0], [500, 0]], 0), ([[0, 0], [0, 800]], 0), ([[0, 0], [400, 0]], 1), ([[0, 0], [0, 700]], 1),
    ([[0, 0], [0, 800], [300, 400]], 2), ([[0, 0], [100, 800], [450, 100], [500, 900]], 1),
    ([[0, 0], [10, 3000], [20, 800], [430, 3100]], 1), ([[0, 800], [0, 0], [440, 790], [880, 0]], 0),
  ])
  func scenesThatCoverEachOtherMoveApart(places: [[Double]], steps: Int) throws {
    let scenes = places.enumerated().map { index, place in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)" sceneMemberID="viewController">\
      <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>\
      </objects><point key="canvasLocation" x="\(place[0])" y="\(place[1])"/></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes.joined())</scenes></document>
      """
    let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    let sheet = StoryboardSheet(DocumentDrawing(document, document.layout())).picture(named: "Sheet")
    let factor = (0..<steps).reduce(1.0) { factor, _ in 1.3 * factor }
    #expect(abs(sheet.size.width - ((places.map { $0[0] }.max() ?? 0) * factor + 375 + 80)) < 0.01)
    #expect(abs(sheet.size.height - ((places.map { $0[1] }.max() ?? 0) * factor + 667 + 26 + 80)) < 0.01)
  }

  @Test func windowHasItsTitleAndButtons() throws {
    let drawn = try Self.window("<windowStyleMask key=\"styleMask\" titled=\"YES\" closable=\"YES\"/>")
    #expect(drawn.elements(named: "text").map(\.text) == ["Preferences"])
    #expect(drawn.elements(named: "circle").count == 3)
    #expect(drawn.elements(named: "svg").first?["viewBox"] == "0 -28 300 228")
  }

  @Test func windowWithoutATitleHasNoBar() throws {
    let drawn = try Self.window("<windowStyleMask key=\"styleMask\"/>")
    #expect(drawn.elements(named: "text").isEmpty)
    #expect(drawn.elements(named: "svg").first?["viewBox"] == "0 0 300 200")
  }

  private static let fullSize = """
    <windowStyleMask key="styleMask" titled="YES" closable="YES" fullSizeContentView="YES"/>
    """

  @Test func barLiesOverContentThatReachesTheTop() throws {
    let drawn = try Self.window(Self.fullSize)
    #expect(drawn.elements(named: "text").map(\.text) == ["Preferences"])
    #expect(drawn.elements(named: "circle").allSatisfy { $0.number("cy") == 14 })
    #expect(drawn.elements(named: "svg").first?["viewBox"] == "0 0 300 200")
  }

  @Test func transparentBarHasNoBackground() throws {
    func count(_ attributes: String) throws -> Int {
      try Self.window(Self.fullSize, attributes).elements(named: "rect").count
    }
    #expect(try count("titlebarAppearsTransparent=\"YES\"") == count("") - 2)
  }

  @Test func barOverTextsHasNoTitleOfItsOwn() throws {
    func texts(y: Int, x: Int = 100) throws -> [String] {
      let label = """
        <subviews><textField fixedFrame="YES" id="t"><rect key="frame" x="\(x)" y="\(y)" width="100" height="16"/>\
        <textFieldCell key="cell" title="Account"/></textField></subviews>
        """
      return try Self.window(Self.fullSize, content: label).elements.filter { $0.name == "text" || $0.name == "circle" }
        .map { $0.name == "circle" ? "button" : $0.text }
    }
    #expect(try texts(y: 100) == ["Account", "button", "button", "button", "Preferences"])
    #expect(try texts(y: 178) == ["Account", "button", "button", "button"])
    let plain = try Self.window(Self.fullSize.replacing("closable=\"YES\"", with: ""), content: "")
    #expect(plain.elements(named: "circle").isEmpty)
    #expect(try texts(y: 178, x: 10) == ["Account"])
  }

  @Test func barShowsTheViewsOfItsItems() throws {
    func item(_ key: String, _ id: String) -> String {
      """
      <segmentedControl key="\(key)" id="\(id)"><rect key="frame" x="0" y="0" width="120" height="32"/>\
      <segments><segment title="\(id) A"/><segment title="\(id) B"/></segments></segmentedControl>
      """
    }
    let items = """
      \(item("titleView", "middle"))<barButtonItem key="rightBarButtonItem" id="right">\(item("customView", "end"))\
      </barButtonItem>
      """
    let drawn = try Self.screen(Self.table(""), isInNavigation: true, items: items)
    let texts = drawn.elements(named: "text").filter { $0.text.hasSuffix(" A") }
    #expect(texts.map(\.text) == ["end A", "middle A"])
    #expect(texts.allSatisfy { $0.origin.y > 20 && $0.origin.y < 64 })
    #expect(texts[1].origin.x > 120 && texts[1].origin.x < 187 && texts[0].origin.x > 235)
    // The view stands in for the title.
    #expect(!drawn.elements(named: "text").map(\.text).contains("Inbox"))
  }
}

extension ScreenDrawingTests {
  private static let white = """
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    """

  private static let scrollView = """
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
    <scrollView id="s"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
    <view id="content"><rect key="frame" x="0" y="0" width="375" height="100"/>\(white)</view></subviews></scrollView>\
    </subviews></view>
    """

  private static func table(_ attributes: String) -> String {
    """
    <tableView key="view" \(attributes) id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\
    <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>\(white)\
    <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="375" height="44"/>\
    </tableViewCellContentView></tableViewCell></prototypes></tableView>
    """
  }

  private static func scene(
    _ id: String, _ view: String, _ attributes: String, title: String, items: String = "", connections: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">\
    \(view)<navigationItem key="navigationItem" title="\(title)" id="item-\(id)">\(items)</navigationItem>\
    <connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  private static func screen(
    _ view: String, controller: String = "", isInNavigation: Bool, bar: String = "", items: String = "",
    connections: String = "", more: String = "", device: String = "<device id=\"retina4_7\"/>", subject: Int = 0,
    layers: Set<DrawingLayer> = []
  ) throws -> DrawnDocument {
    let navigation = """
      <scene sceneID="scene-n"><objects><navigationController id="n" sceneMemberID="viewController">\
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/>\(bar)\
      </navigationBar><connections><segue destination="first" kind="relationship" relationship="rootViewController" \
      id="root"/></connections></navigationController></objects></scene>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">\(device)<scenes>\
      \(scene("first", view, controller, title: "Inbox", items: items, connections: connections))\(more)\
      \(isInNavigation ? navigation : "")</scenes></document>
      """
    return try DrawnDocument(text: text, layers: layers, subject: subject)
  }

  private static func window(
    _ mask: String, _ attributes: String = "", content: String = ""
  ) throws -> DrawnDocument {
    try DrawnDocument(
      text: """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><window title="Preferences" \(attributes) id="w">\
        \(mask)<view key="contentView" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>\(content)</view></window>\
        </objects></document>
        """)
  }

  private static func y(of id: String, in drawn: DrawnDocument) -> Double? {
    drawn.elements(of: id).first { $0.viewIDs.first == id && $0.name != "g" }?.origin.y
  }
}
