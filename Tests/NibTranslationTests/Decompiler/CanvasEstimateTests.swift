import Testing

@testable import NibTranslation

/// Device and version, which nibs do not have, by what the canvas did with the views. Sizes of screens and bars are those
/// of Apple's devices: a tablet of 9.7 inches has 768 by 1024 points, a status bar 20, a navigation bar 44.
@Suite struct CanvasEstimateTests {
  private func text(_ graph: ObjectGraph) throws -> String {
    String(decoding: try DecompiledNib(graph).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ([[768.0, 1024]], "ipad9_7", "portrait"), ([[1024, 768]], "ipad9_7", "landscape"),
    ([[667, 375]], "retina4_7", "landscape"), ([[375, 195]], "retina4_7", "portrait"),
    ([[320, 568], [375, 812], [375, 812]], "retina5_9", "portrait"),
    ([[320, 568], [375, 812]], "retina4_0", "portrait"),
  ])
  func deviceHasTheScreenOfMostRoots(sizes: [[Double]], device: String, orientation: String) throws {
    var builder = GraphBuilder()
    let views = sizes.map { builder.view("UIView", 0, 0, $0[0], $0[1]) }
    #expect(
      try text(builder.graph(top: views)).contains("<device id=\"\(device)\" orientation=\"\(orientation)\" "))
  }

  /// Devices with screens of the same size differ in pixels per point. This decompiler writes no documents of tvOS.
  @Test(arguments: [
    ([390.0, 844.0], "retina6_0"), ([852.0, 393.0], "retina6_12"), ([414.0, 896.0], "retina6_1"),
    ([414.0, 896.0, 40.0 / 3], "retina6_5"), ([1920.0, 1080.0], "retina4_7"),
  ])
  func deviceHasTheScreenOfTheRoot(lengths: [Double], device: String) throws {
    var builder = GraphBuilder()
    let root = builder.view("UIView", 0, 0, lengths[0], lengths[1])
    if lengths.count > 2 {
      let line = builder.view("UIView", 0, 0, 10, lengths[2])
      builder.set("UISubviews", builder.collection([line], "NSMutableArray"), of: root)
    }
    #expect(try text(builder.graph(top: [root])).contains("<device id=\"\(device)\" "))
  }

  /// The version of a document with one view in its root, which a constraint ties to an attribute of its item.
  private func version(
    of view: (className: String, y: Double, height: Double), in size: (width: Double, height: Double),
    top: (attribute: Int8, constant: Double), toGuide: Bool, _ values: [(String, ArchivedValue)] = []
  ) throws -> Int {
    var builder = GraphBuilder()
    let bar = builder.view(view.className, 0, view.y, size.width, view.height)
    let root = builder.view("UIView", 0, 0, size.width, size.height, values)
    builder.set("UISubviews", builder.collection([bar], "NSMutableArray"), of: root)
    let guide = builder.add("UILayoutGuide", [("UILayoutGuideOwningView", root)])
    builder.set("UIViewLayoutGuides", builder.collection([guide]), of: root)
    let tie = builder.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", bar), ("NSFirstAttributeV2", .int8(3)), ("NSSecondItem", toGuide ? guide : root),
        ("NSSecondAttributeV2", .int8(top.attribute)), ("NSConstantV2", .double(top.constant)),
      ])
    builder.set("UIViewAutolayoutConstraints", builder.collection([tie]), of: root)
    // A key that Xcode 11 and later write.
    builder.set("UIViewLargeContentStoredProperties", .null, of: root)
    let written = try text(builder.graph(top: [root]))
    let version = written.split(separator: "toolsVersion=\"").dropFirst().first?.prefix { $0 != "\"" }
    return try #require(version.flatMap { Int($0) })
  }

  /// Xcode 11 and later show no status bar on a phone with a home button, so the safe area begins at 0.
  @Test(arguments: [(20.0, 0.0, true), (72, 8, true), (0, 0, false), (44, 0, false)])
  func statusBarIsOfAnOldVersion(y: Double, constant: Double, isOld: Bool) throws {
    let found = try version(
      of: ("UIView", y, 44), in: (375, 667), top: (attribute: 3, constant), toGuide: true)
    #expect((found < 15_000) == isOld)
  }

  /// The canvas of Xcode 14 shows the status bars that devices have: 48 points on an iPhone 11.
  @Test(arguments: [(48.0, 0.0, true), (56, 8, true), (48, 4, false), (44, 0, false)])
  func heightOfTheStatusBarIsOfAVersion(y: Double, constant: Double, isNew: Bool) throws {
    let found = try version(
      of: ("UIView", y, 44), in: (414, 896), top: (attribute: 3, constant), toGuide: true)
    #expect((found >= 21_000) == isNew)
  }

  @Test(arguments: [(49.0, true), (44, false)])
  func heightOfAToolbarIsOfAVersion(height: Double, isNew: Bool) throws {
    let found = try version(
      of: ("UIToolbar", 818, height), in: (414, 896), top: (attribute: 3, 774), toGuide: true)
    #expect((found >= 17_000) == isNew)
  }

  /// Before Xcode 9 the margins of a root were 8 points; those of the author's own say nothing.
  @Test(
    arguments: [
      ([], true), ([("UIViewPreservesSuperviewMargins", .bool(true))], false),
      ([("UIViewLayoutMargins", .data([7] + [UInt8](repeating: 0, count: 32)))], false),
    ] as [([(String, ArchivedValue)], Bool)])
  func marginsAreOfAVersion(values: [(String, ArchivedValue)], isOld: Bool) throws {
    let found = try version(
      of: ("UIView", 8, 44), in: (375, 667), top: (attribute: 15, 0), toGuide: false, values)
    #expect((found < 13_000) == isOld)
  }

  /// The first Xcode 8 stored no frames of views that constraints place, and no device.
  @Test func documentWithoutFramesIsOfTheFirstXcode8() throws {
    var builder = GraphBuilder()
    let placed = ("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", ArchivedValue.bool(true))
    let labels = [1000.0, 1000, 20].map { builder.view("UILabel", 0, 0, $0, $0, [placed]) }
    let view = builder.view("UIView", 0, 0, 600, 103)
    builder.set("UISubviews", builder.collection(labels, "NSMutableArray"), of: view)
    let written = try text(builder.graph(top: [view]))
    #expect(written.contains("toolsVersion=\"11201\""))
    #expect(!written.contains("<device"))
  }

  // MARK: Controllers

  /// The document of a controller whose view is as large as a screen and has one subview.
  private func storyboard(
    screen: (width: Double, height: Double), subview: (x: Double, y: Double, width: Double, height: Double),
    _ constraints: [(attribute: Int8, constant: Double)], topGuide: Bool = false
  ) throws -> String {
    var builder = GraphBuilder()
    let name = builder.string("BYZ-38-t0r-view-8bC-Xf-vdC")
    let controller = builder.add("UIViewController", [("UINibName", name)])
    let first = builder.graph(top: [controller])
    builder = GraphBuilder()
    let box = builder.view("UIView", subview.x, subview.y, subview.width, subview.height)
    let root = builder.view("UIView", 0, 0, screen.width, screen.height)
    let identifier = builder.string("_UIViewControllerTop")
    let guide = builder.add("_UILayoutGuide", [("_UILayoutGuideIdentifier", identifier)])
    builder.set("UISubviews", builder.collection([box, guide], "NSMutableArray"), of: root)
    let ties = constraints.map { tie in
      builder.add(
        "NSLayoutConstraint",
        [
          ("NSFirstItem", topGuide ? box : root), ("NSFirstAttributeV2", .int8(topGuide ? 3 : tie.attribute)),
          ("NSSecondItem", topGuide ? guide : box), ("NSSecondAttributeV2", .int8(tie.attribute)),
          ("NSConstantV2", .double(tie.constant)),
        ])
    }
    builder.set("UIViewAutolayoutConstraints", builder.collection(ties), of: root)
    let second = builder.graph(top: [root])
    let compiled = CompiledStoryboard(
      nibs: [.init(name: "Start", graph: first), .init(name: "BYZ-38-t0r-view-8bC-Xf-vdC", graph: second)],
      nibNames: ["Start", "BYZ-38-t0r-view-8bC-Xf-vdC"], information: nil)
    return String(decoding: try DecompiledStoryboard(compiled).bytes, as: UTF8.self)
  }

  /// The compiler gives a root the size of the screen: a box that ends 20 points above the end of a root of 842 points was
  /// on a sheet.
  @Test func rootHasTheSizeThatItsSubviewsTell() throws {
    let sheet = try storyboard(
      screen: (414, 896), subview: (0, 100, 414, 722), [(attribute: 4, constant: 20), (attribute: 6, constant: 0)])
    #expect(sheet.contains("<rect key=\"frame\" x=\"0\" y=\"0\" width=\"414\" height=\"842\"/>"))
    #expect(sheet.contains("<device id=\"retina6_1\""))
  }

  @Test func middleOfASubviewTellsTheSizeOfTheRoot() throws {
    let sheet = try storyboard(screen: (414, 896), subview: (0, 411, 414, 20), [(attribute: 10, constant: 0)])
    #expect(sheet.contains("width=\"414\" height=\"842\"/>"))
  }

  /// Frames that are out of date tell nothing.
  @Test func subviewsThatDisagreeTellNothing() throws {
    let text = try storyboard(
      screen: (414, 896), subview: (0, 100, 414, 722), [(attribute: 4, constant: 20), (attribute: 10, constant: 0)])
    #expect(text.contains("width=\"414\" height=\"896\"/>"))
  }

  @Test(arguments: [
    (667.0, 64.0, true), (667, 44, true), (667, 20, false), (812, 88, true), (812, 44, false), (812, 60, false),
  ])
  func barIsShownWhereItCoversTheView(height: Double, top: Double, isShown: Bool) throws {
    let text = try storyboard(
      screen: (375, height), subview: (0, top, 375, 100), [(attribute: 4, constant: 0)], topGuide: true)
    #expect(
      text.contains("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>") == isShown)
  }
}
