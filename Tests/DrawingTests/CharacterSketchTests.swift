import Testing

@testable import Drawing
@testable import StackModel

@Suite struct CharacterSketchTests {
  private static func sketch(_ views: String, columns: Int = 41) throws -> [String] {
    let document = try DrawnDocument(views).document
    return CharacterSketch(document, document.layout(), of: document.roots[0], columns: columns).lines
  }

  private static func view(_ attributes: String, element: String = "view", text: String = "") -> String {
    "<\(element) id=\"v\" \(attributes)><rect key=\"frame\" x=\"80\" y=\"48\" width=\"160\" height=\"80\"/>\(text)</\(element)>"
  }

  @Test func viewIsABoxAtItsPlace() throws {
    let lines = try Self.sketch(Self.view(""))
    #expect(lines.first == "┌" + String(repeating: "─", count: 39) + "┐")
    #expect(lines.last == "└" + String(repeating: "─", count: 39) + "┘")
    let top = try #require(lines.dropFirst().first { $0.contains("┌") })
    #expect(top == "│         ┌" + String(repeating: "─", count: 19) + "┐         │")
  }

  @Test func hiddenViewIsDashed() throws {
    let lines = try Self.sketch(Self.view("hidden=\"YES\""))
    #expect(lines.contains { $0.contains("╌╌╌") } && lines.contains { $0.contains("╎") })
    #expect(try !Self.sketch(Self.view("")).contains { $0.contains("╌") })
  }

  @Test func textStandsWhereItIsAligned() throws {
    let left = try Self.sketch(Self.view("text=\"Go\" textAlignment=\"left\"", element: "label"))
    let center = try Self.sketch(Self.view("text=\"Go\" textAlignment=\"center\"", element: "label"))
    let right = try Self.sketch(Self.view("text=\"Go\" textAlignment=\"right\"", element: "label"))
    let columns = [left, center, right].map { lines in
      lines.compactMap { line in
        line.firstRange(of: "Go").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }
      .first
    }
    #expect(columns == [11, 19, 28])
  }

  @Test func longTextHasAnEllipsis() throws {
    let text = String(repeating: "illi", count: 12)
    let lines = try Self.sketch(Self.view("text=\"\(text)\"", element: "label"))
    #expect(lines.contains { $0.contains("illi") && $0.contains("…") })
  }

  @Test func wideCharactersTakeTwoCells() {
    #expect(CellText("a界b").cells == ["a", "界", "", "b"])
    #expect(CellText("a界b").cut(to: 3).cells == ["a", " ", "…"])
    #expect(CellText("a\u{1B}[2J").cells.first { $0.contains("\u{1B}") } == nil)
  }

  @Test func linesJoinWhereTheyMeet() {
    var grid = CharacterGrid(columns: 5, rows: 3)
    grid.box(0, 0, 2, 2, isDashed: false)
    grid.box(2, 0, 4, 2, isDashed: false)
    #expect(grid.lines == ["┌─┬─┐", "│ │ │", "└─┴─┘"])
  }

  @Test(arguments: [2, 10, 80, 200]) func noLineIsLongerThanTheTerminalIsWide(columns: Int) throws {
    let lines = try Self.sketch(Self.view("text=\"Some words\"", element: "label"), columns: columns)
    #expect(lines.allSatisfy { $0.count <= columns } && !lines.isEmpty)
  }

  @Test(arguments: ["0", "1e9", "-1000000", "1000000"]) func sizesOfAnyKindAreDrawn(number: String) throws {
    let view =
      "<view><rect key=\"frame\" x=\"\(number)\" y=\"\(number)\" width=\"\(number)\" height=\"\(number)\"/></view>"
    #expect(try Self.sketch(view).count <= 200)
  }
}
