import Testing

@testable import NibTranslation

/// The expected elements are those that Interface Builder writes for what the keys of UIKit mean.
@Suite struct DecompiledNibTests {
  private func text(_ graph: ObjectGraph) throws -> String {
    String(decoding: try DecompiledNib(graph).bytes, as: UTF8.self)
  }

  /// The start tag of the first element of a name.
  private func tag(_ name: String, in graph: ObjectGraph) throws -> String {
    let text = try text(graph)
    let start = try #require(text.range(of: "<\(name) "))
    return String(text[start.lowerBound...].prefix { $0 != ">" })
  }

  @Test func viewHasItsFrameClassAndFlags() throws {
    var builder = GraphBuilder()
    let (name, original) = (builder.string("_TtC3App5Badge"), builder.string("UIView"))
    let view = builder.view(
      "UIClassSwapper", 10, 20, 100, 51,
      [
        ("UIHidden", .bool(true)), ("UIClipsToBounds", .bool(true)), ("UIUserInteractionDisabled", .bool(true)),
        ("UIContentMode", .int8(4)), ("UIClassName", name), ("UIOriginalClassName", original),
      ])
    let graph = builder.graph(top: [view])
    #expect(
      try tag("view", in: graph) == "<view id=\"nib-1\" customClass=\"Badge\" customModule=\"App\" hidden=\"YES\" "
        + "clipsSubviews=\"YES\" userInteractionEnabled=\"NO\" contentMode=\"center\"")
    #expect(try text(graph).contains("<rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"51\"/>"))
  }

  @Test func itemsOfBarsAndLayoutsHaveTheirClassAndModule() throws {
    var builder = GraphBuilder()
    func swapper(_ name: String, _ original: String) -> ArchivedValue {
      let (name, original) = (builder.string(name), builder.string(original))
      return builder.add("UIClassSwapper", [("UIClassName", name), ("UIOriginalClassName", original)])
    }
    let item = swapper("_TtC3App4Done", "UIBarButtonItem")
    let collection = builder.view("UICollectionView", 0, 0, 10, 10)
    builder.set("UICollectionLayout", swapper("_TtC3App4Grid", "UICollectionViewFlowLayout"), of: collection)
    let graph = builder.graph(top: [item, collection])
    #expect(try tag("barButtonItem", in: graph).contains("customClass=\"Done\" customModule=\"App\""))
    #expect(
      try tag("collectionViewFlowLayout", in: graph).contains("customClass=\"Grid\" customModule=\"App\""))
  }

  @Test func viewWithoutAFrameHasNone() throws {
    var builder = GraphBuilder()
    let view = builder.view("UIView", 0, 0, 1000, 1000)
    #expect(try !text(builder.graph(top: [view])).contains("<rect"))
  }

  @Test(arguments: [
    ("UIShinyView", "shinyView"), ("UI", "view"), ("UI3DView", "view"), ("UIBad\u{1}View", "view"),
    ("UIBad View", "view"),
    ("UIÄView", "view"),
  ])
  func classWithoutATableIsAnElementIfItCanBe(className: String, element: String) throws {
    var builder = GraphBuilder()
    let view = builder.view(className, 0, 0, 10, 10)
    #expect(try tag(element, in: builder.graph(top: [view])).hasPrefix("<\(element) id=\"nib-1\""))
  }

  /// Of both generations of attributes and constants, the second one is what people wrote.
  @Test func constraintHasTheAttributesThatPeopleWrote() throws {
    var builder = GraphBuilder()
    let child = builder.view("UIView", 0, 0, 10, 10)
    let subviews = builder.collection([child], "NSMutableArray")
    let view = builder.view("UIView", 0, 0, 100, 100, [("UISubviews", subviews)])
    let constraint = builder.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", child), ("NSFirstAttributeV2", .int8(5)), ("NSFirstAttribute", .int8(5)),
        ("NSRelation", .int64(-1)), ("NSSecondItem", view), ("NSSecondAttributeV2", .int8(17)),
        ("NSSecondAttribute", .int8(5)), ("NSConstantV2", .double(4)), ("NSPriority", .int16(750)),
        ("NSConstant", .double(12)),
      ])
    builder.set("UIViewAutolayoutConstraints", builder.collection([constraint]), of: view)
    #expect(
      try tag("constraint", in: builder.graph(top: [view])) == "<constraint id=\"nib-3\" firstItem=\"nib-2\" "
        + "firstAttribute=\"leading\" relation=\"lessThanOrEqual\" secondItem=\"nib-1\" "
        + "secondAttribute=\"leadingMargin\" constant=\"4\" priority=\"750\"/")
  }

  @Test func connectionsAreInTheirSource() throws {
    var builder = GraphBuilder()
    let owner = builder.proxy("IBFilesOwner")
    let button = builder.view("UIButton", 0, 0, 10, 10, [("UIButtonType", .int8(1))])
    let outlet = builder.outlet("save", from: owner, to: button)
    let selector = builder.string("save:")
    let action = builder.add(
      "UIRuntimeEventConnection",
      [("UILabel", selector), ("UISource", button), ("UIDestination", owner), ("UIEventMask", .int8(64))])
    let written = try text(builder.graph(top: [owner, button], connections: [outlet, action]))
    #expect(written.contains("<outlet property=\"save\" destination=\"nib-1\" id=\"nib-2\"/>"))
    #expect(
      written.contains(
        "<action selector=\"save:\" destination=\"-1\" id=\"nib-3\" eventType=\"touchUpInside\"/>"))
  }

  @Test func prototypesReferToWhatTheTableHandsIn() throws {
    var inner = GraphBuilder()
    let outside = inner.proxy("UpstreamPlaceholder-1")
    let identifier = inner.string("Row")
    let content = inner.view("UITableViewCellContentView", 0, 0, 10, 10)
    let cell = inner.view(
      "UITableViewCell", 0, 0, 10, 10, [("UIReuseIdentifier", identifier), ("UIContentView", content)])
    let nested = inner.graph(top: [outside, cell], connections: [inner.outlet("owner", from: cell, to: outside)])
    var builder = GraphBuilder()
    let data = builder.add("NSData", [("NS.bytes", .data(nested.nibArchive))])
    let nib = builder.add("UINib", [("archiveData", data)])
    let name = builder.string("Row")
    let table = builder.view("UITableView", 0, 0, 10, 10)
    let external = builder.collection([builder.string("UpstreamPlaceholder-1"), table], "NSDictionary")
    builder.set("UITableViewCellPrototypeNibs", builder.collection([name, nib], "NSDictionary"), of: table)
    builder.set(
      "UITableViewCellPrototypeNibExternalObjects", builder.collection([name, external], "NSDictionary"), of: table)
    let graph = builder.graph(top: [table])
    let tableID = try #require(tag("tableView", in: graph).split(separator: "\"").dropFirst().first)
    let written = try text(graph)
    #expect(written.contains("reuseIdentifier=\"Row\""))
    #expect(written.contains("<outlet property=\"owner\" destination=\"\(tableID)\""))
    #expect(written.contains("<tableViewCellContentView id=\"") && written.contains("key=\"contentView\""))
  }

  /// Read for each prototype at each level, the innermost would be read 100 to the power of 7 times.
  @Test func sharedArchivesAreReadOnce() throws {
    var inner = GraphBuilder()
    let innermost = inner.graph(top: [inner.view("UILabel", 0, 0, 10, 10)])
    let graph = GraphBuilder.sharedArchives(levels: 7, prototypes: 100, innermost: innermost)
    #expect(try text(graph).ranges(of: "<label ").count == 1)
  }

  @Test func sizeClassesChangeConstants() throws {
    var builder = GraphBuilder()
    let view = builder.view("UIView", 0, 0, 10, 10)
    let constraint = builder.add(
      "NSLayoutConstraint",
      [("NSFirstItem", view), ("NSFirstAttribute", .int8(7)), ("NSConstant", .double(10))])
    builder.set("UIViewAutolayoutConstraints", builder.collection([constraint]), of: view)
    let trait = builder.add(
      "UITraitCollection", [("UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass", .int8(1))])
    let constant = builder.add("_NSLayoutConstraintConstant", [("UINumericConstant", .double(4))])
    let record = builder.add("_UIAttributeTraitStorageRecord", [("UITraitCollection", trait), ("UIValue", constant)])
    let (keyPath, records) = (builder.string("encodedConstant"), builder.collection([record]))
    let storage = builder.add(
      "_UIAttributeTraitStorage", [("UIObject", constraint), ("UIKeyPath", keyPath), ("UIRecords", records)])
    let storages = builder.collection([storage])
    let list = builder.add("_UITraitStorageList", [("UITraitStorages", storages)])
    let graph = builder.graph(top: [view], more: [("UINibTraitStorageListsKey", [list])])
    #expect(try text(graph).contains("<variation key=\"heightClass=compact\" constant=\"4\"/>"))
  }

  @Test func aViewWithinItselfEnds() throws {
    var builder = GraphBuilder()
    let view = builder.view("UIView", 0, 0, 10, 10)
    builder.set("UISubviews", builder.collection([view]), of: view)
    #expect(try text(builder.graph(top: [view])).components(separatedBy: "<view ").count == 2)
  }

  @Test func nibsOfMacOSAreRefused() {
    let graph = ObjectGraph(objects: [ArchivedObject("NSObject", [.init("IB.objectdata", .null)])])
    let error = #expect(throws: DecompilationError.self) { try DecompiledNib(graph) }
    #expect(error?.message == "a nib of macOS; expected one of iOS or tvOS")
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
  fileprivate func components(separatedBy text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false)
  }
}
