import Testing

@testable import StackModel

/// A document of Interface Builder whose frames somebody measured, or whose conflict a console logged.
struct DocumentRow: SourcedRow {
  var behavior: String
  var source: Source
  var document: String
  var options = LayoutOptions()
  /// How often required constraints contradict each other.
  var conflicts = 0
  /// Frames as `id: x y width height; …`, upwards on macOS.
  var expected = ""
  /// Why frames differ by more than half a point.
  var differs: String?
}

@Suite struct DocumentTests {
  @Test(arguments: DocumentRow.all)
  func framesAreThoseThatWereMeasured(_ row: DocumentRow) throws {
    let document = try LayoutDocument(Array(row.document.utf8), path: "row.xib", options: row.options)
    let layout = document.layout()
    let conflicts = layout.diagnostics.count { $0.ruleID == "conflicting-constraints" }
    #expect(conflicts == row.conflicts, "\(row.testDescription)")
    var isEqual = true
    for line in row.expected.split(separator: ";") {
      let words = line.split(separator: " ")
      let frame = try #require(layout[String(words[0].dropLast())]?.frame, "\(row.testDescription)")
      let actual = [frame.x, frame.y, frame.width, frame.height]
      let differences = zip(actual, words.dropFirst()).map { abs($0 - (Double($1) ?? .infinity)) }
      isEqual = isEqual && differences.allSatisfy { $0 <= 0.5 }
      #expect(differences.allSatisfy { $0 <= (row.differs == nil ? 0.5 : 1) }, "\(row.testDescription): \(text(frame))")
    }
    #expect(isEqual == (row.differs == nil), "\(row.testDescription)")
  }
}

extension DocumentRow {
  static let all: [DocumentRow] = [masks, windows, controls, cells, hiddenStacks].flatMap { $0 }

  static func touch(tools: Int = 22505, device: String = "retina4_7", _ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES"><device id="\(device)" orientation="portrait"/>
    <objects>\(objects)</objects></document>
    """
  }

  static func mac(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
    <objects>\(objects)</objects></document>
    """
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A view that constraints lay out.
  static func view(_ element: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String {
    "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(content)</\(element)>"
  }

  static func constraints(_ lines: String) -> String {
    "<constraints>\(BrokenRow.constraints(lines))</constraints>"
  }
}
