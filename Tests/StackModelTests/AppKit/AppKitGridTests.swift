import TestSupport
import Testing

@testable import StackModel

/// Grid views of macOS documents: rows, columns, and how contents stand in their cells.
@Suite struct AppKitGridTests {
  private func box(_ id: String, _ width: Int, _ height: Int) -> String {
    macView("customView", id, "key=\"contentView\"", constraints("\(id).width == \(width)\n\(id).height == \(height)"))
  }

  private func cell(_ row: Int, _ column: Int, _ content: String, _ attributes: String = "") -> String {
    "<gridCell row=\"r\(row)\" column=\"k\(column)\" id=\"x\(row)\(column)\" \(attributes)>\(content)</gridCell>"
  }

  private func grid(_ cells: String, _ attributes: String = "", rows: String? = nil) throws -> DocumentLayout {
    let rows = rows ?? "<gridRow id=\"r0\"/><gridRow id=\"r1\"/>"
    let grid = macView(
      "gridView", "g", "rowSpacing=\"4\" columnSpacing=\"8\" xPlacement=\"leading\" yPlacement=\"top\" \(attributes)",
      "<rows>\(rows)</rows><columns><gridColumn id=\"k0\"/><gridColumn id=\"k1\"/></columns><gridCells>\(cells)</gridCells>"
    )
    return try macLayout(
      macXib("<subviews>\(grid)</subviews>" + constraints("g.leading == root.leading + 10\ng.top == root.top + 10")))
  }

  @Test func columnsAndRowsAreAsLargeAsTheirContents() throws {
    let cells = cell(0, 0, box("a", 50, 10)) + cell(0, 1, box("b", 20, 20)) + cell(1, 0, box("c", 30, 8))
    let layout = try grid(cells)
    #expect(layout.frame("g") == Rect(x: 10, y: 58, width: 78, height: 32))
    #expect(layout.frame("a") == Rect(x: 0, y: 22, width: 50, height: 10))
    #expect(layout.frame("b") == Rect(x: 58, y: 12, width: 20, height: 20))
    #expect(layout.frame("c") == Rect(x: 0, y: 0, width: 30, height: 8))
  }

  @Test func cellsPlacementWinsOverThatOfTheGrid() throws {
    let cells =
      cell(0, 0, box("a", 50, 20)) + cell(1, 0, box("c", 30, 8), "xPlacement=\"trailing\"")
      + cell(0, 1, box("b", 20, 10), "yPlacement=\"center\"")
    let layout = try grid(cells)
    #expect(layout.frame("c")?.x == 20)
    #expect(layout.frame("b")?.y == 17)
  }

  @Test func rowsKeepTheirPadding() throws {
    let cells = cell(0, 0, box("a", 50, 10)) + cell(1, 0, box("c", 30, 8))
    let layout = try grid(cells, rows: "<gridRow id=\"r0\"/><gridRow id=\"r1\" topPadding=\"8\"/>")
    #expect(layout.frame("g")?.height == 30)
  }

  @Test func contentsThatHugLessThanTheirCellFillIt() throws {
    let text = "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\"/>"
    let loose = macView("textField", "c", "key=\"contentView\" horizontalHuggingPriority=\"240\"", text)
    let tight = macView("textField", "c", "key=\"contentView\" horizontalHuggingPriority=\"251\"", text)
    let filling = try grid(cell(0, 0, box("a", 50, 10)) + cell(1, 0, loose))
    #expect(filling.frame("c")?.width == 54)
    let hugging = try grid(cell(0, 0, box("a", 50, 10)) + cell(1, 0, tight))
    #expect(hugging.frame("c")?.width ?? 54 < 20)
  }

  /// A label over both columns and a stack of fixed lengths leave the second column as wide as a new custom view.
  @Test func contentsThatHugMakeNoColumnNarrower() throws {
    func stack(_ id: String, _ views: String) -> String {
      let attributes = "key=\"contentView\" orientation=\"horizontal\" distribution=\"fill\""
      return macView("stackView", id, attributes, "<subviews>\(views)</subviews>")
    }
    let text = "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\"/>"
    let label = macView("textField", "l", "key=\"contentView\" horizontalHuggingPriority=\"251\"", text)
    let sized = macView("customView", "a", "", constraints("a.width == 40\na.height == 10"))
    let new = macView("customView", "n", "", constraints("n.height == 10"))
    let rows = (0..<3).map { "<gridRow id=\"r\($0)\"/>" }.joined()
    let merged = cell(0, 0, label, "headOfMergedCell=\"x00\"") + cell(0, 1, "", "headOfMergedCell=\"x00\"")
    let layout = try grid(
      merged + cell(1, 0, box("b", 20, 10)) + cell(1, 1, stack("s", sized)) + cell(2, 1, stack("t", new)), rows: rows)
    #expect(["n", "s", "g"].map { layout.frame($0)?.width } == [163, 40, 191])
  }

  @Test func contentsOfARowStandOnOneBaseline() throws {
    func label(_ id: String, _ size: Int) -> String {
      let font = "<font key=\"font\" metaFont=\"system\" size=\"\(size)\"/>"
      let cell = "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\">\(font)</textFieldCell>"
      return macView("textField", id, "key=\"contentView\" verticalHuggingPriority=\"750\"", cell)
    }
    let cells = cell(0, 0, label("a", 20)) + cell(0, 1, label("b", 13))
    let layout = try grid(cells, "rowAlignment=\"firstBaseline\"", rows: "<gridRow id=\"r0\"/>")
    // 24 points high with 5 below the baseline, and 3 below it.
    #expect(layout.frame("b")?.y == 2)
  }

  @Test func cellsOfUnknownRowsAreLeftOut() throws {
    let layout = try grid(cell(0, 0, box("a", 50, 10)) + cell(7, 0, box("b", 90, 10)))
    #expect(layout.frame("g")?.width == 58)
  }

  @Test func mergedCellsGiveTheirRoomToTheirHead() throws {
    let cells =
      cell(0, 0, box("a", 50, 10)) + cell(0, 1, box("b", 20, 10))
      + cell(1, 0, box("c", 30, 8), "xPlacement=\"trailing\"") + cell(1, 1, "", "headOfMergedCell=\"x10\"")
    #expect(try grid(cells).frame("c") == Rect(x: 48, y: 0, width: 30, height: 8))
  }
}
