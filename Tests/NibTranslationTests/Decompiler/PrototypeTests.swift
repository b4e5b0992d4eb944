import Testing

@testable import NibTranslation

/// What Interface Builder writes for prototypes: on its canvas they follow each other as in the document, those of a
/// collection in lines around whose middle they are placed. In a cell without an element for its content view, constraints
/// are those of the cell.
@Suite struct PrototypeTests {
  private typealias Cell = (name: String, x: Double, y: Double, width: Double, height: Double)

  private func text(_ graph: ObjectGraph) throws -> String {
    String(decoding: try DecompiledNib(graph).bytes, as: UTF8.self)
  }

  /// A list with its prototypes, which a dictionary has in the order given.
  private func list(
    _ className: String, _ cellClass: String, _ key: String, _ cells: [Cell], horizontal: Bool = false
  ) -> ObjectGraph {
    var builder = GraphBuilder()
    let entries = cells.flatMap { cell -> [ArchivedValue] in
      var inner = GraphBuilder()
      let identifier = inner.string(cell.name)
      let view = inner.view(
        cellClass, cell.x, cell.y, cell.width, cell.height, [("UIReuseIdentifier", identifier)])
      let data = builder.add("NSData", [("NS.bytes", .data(inner.graph(top: [view]).nibArchive))])
      return [builder.string(cell.name), builder.add("UINib", [("archiveData", data)])]
    }
    let list = builder.view(className, 0, 0, 300, 300)
    builder.set(key, builder.collection(entries, "NSMutableDictionary"), of: list)
    if horizontal {
      let layout = builder.add("UICollectionViewFlowLayout", [("UIScrollDirection", .int8(1))])
      builder.set("UICollectionLayout", layout, of: list)
    }
    return builder.graph(top: [list])
  }

  private func names(_ graph: ObjectGraph) throws -> [Substring] {
    try text(graph).split(separator: "reuseIdentifier=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  @Test func cellsOfATableAreInTheOrderOfTheirFrames() throws {
    let cells: [Cell] = [("Last", 0, 116, 300, 44), ("First", 0, 28, 300, 44), ("Middle", 0, 72, 300, 44)]
    let graph = list("UITableView", "UITableViewCell", "UITableViewCellPrototypeNibs", cells)
    #expect(try names(graph) == ["First", "Middle", "Last"])
  }

  /// The small cell begins below the high one beside it.
  @Test func cellsOfACollectionAreInTheOrderOfTheirLines() throws {
    let cells: [Cell] = [
      ("Below", 0, 110, 50, 50), ("Right", 60, 0, 50, 100), ("Left", 0, 25, 50, 50), ("End", 120, 40, 50, 20),
    ]
    let graph = list("UICollectionView", "UICollectionViewCell", "UICollectionViewCellNibDict", cells)
    #expect(try names(graph) == ["Left", "Right", "End", "Below"])
  }

  @Test func columnsOfACollectionFollowEachOther() throws {
    let cells: [Cell] = [("Third", 60, 0, 50, 50), ("Second", 10, 60, 30, 50), ("First", 0, 0, 50, 50)]
    let graph = list(
      "UICollectionView", "UICollectionViewCell", "UICollectionViewCellNibDict", cells, horizontal: true)
    #expect(try names(graph) == ["First", "Second", "Third"])
  }

  @Test func cellsAtOnePlaceStayInTheirOrder() throws {
    let cells: [Cell] = [("B", 0, 0, 50, 50), ("A", 0, 0, 50, 50), ("C", 0, 0, 50, 50)]
    let graph = list("UICollectionView", "UICollectionViewCell", "UICollectionViewCellNibDict", cells)
    #expect(try names(graph) == ["B", "A", "C"])
  }

  // MARK: Content views

  /// A cell, its content view, and a badge at its leading edge; the content view is tied to the cell.
  private func cell(_ contentKeys: [(String, ArchivedValue)]) -> ObjectGraph {
    var builder = GraphBuilder()
    let badge = builder.view("UILabel", 0, 0, 10, 10)
    let content = builder.view("UIView", 0, 0, 50, 50, contentKeys)
    builder.set("UISubviews", builder.collection([badge], "NSMutableArray"), of: content)
    builder.set("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), of: content)
    let cell = builder.view("UICollectionViewCell", 0, 0, 50, 50, [("UIContentView", content)])
    builder.set("UISubviews", builder.collection([content], "NSMutableArray"), of: cell)
    let leading = builder.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", badge), ("NSFirstAttribute", .int8(5)), ("NSSecondItem", content),
        ("NSSecondAttribute", .int8(5)), ("NSConstant", .double(7)),
      ])
    builder.set("UIViewAutolayoutConstraints", builder.collection([leading]), of: content)
    let identifier = builder.string("UIIBSystemGenerated")
    let tie = builder.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", cell), ("NSFirstAttribute", .int8(5)), ("NSSecondItem", content),
        ("NSSecondAttribute", .int8(5)), ("NSLayoutIdentifier", identifier),
      ])
    builder.set("UIViewAutolayoutConstraints", builder.collection([tie]), of: cell)
    return builder.graph(top: [cell])
  }

  @Test func constraintsOfAMadeContentViewAreTheCells() throws {
    let written = try text(cell([]))
    #expect(
      written.contains(
        "key=\"contentView\" opaque=\"NO\" clipsSubviews=\"YES\" multipleTouchEnabled=\"YES\" contentMode=\"center\">"))
    let constraints = try #require(written.split(separator: "<constraints>").last)
    #expect(written.split(separator: "<constraint ").count == 2)
    #expect(
      constraints.contains(
        "firstItem=\"nib-3\" firstAttribute=\"leading\" secondItem=\"nib-1\" secondAttribute=\"leading\" constant=\"7\""
      ))
    // After the end of the content view.
    #expect(written.split(separator: "<constraints>").first?.contains("</view>") == true)
  }

  @Test func contentViewOfADocumentKeepsItsConstraints() throws {
    let written = try text(cell([("UIMultipleTouchEnabled", .bool(true)), ("UIContentMode", .int8(4))]))
    #expect(written.contains("<collectionViewCellContentView id=\"nib-2\" key=\"contentView\" "))
    #expect(!written.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(written.split(separator: "<constraint ").count == 2)
    #expect(written.split(separator: "</constraints>").last?.contains("</collectionViewCellContentView>") == true)
  }
}
