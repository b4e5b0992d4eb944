@testable import Drawing
@testable import StackModel

/// A document of a test, drawn, and its picture read back.
struct DrawnDocument {
  let document: LayoutDocument
  let svg: String
  let elements: [DrawnElement]

  /// - Parameters:
  ///   - views: The elements in the root view, which is 320 by 200 points.
  ///   - root: More attributes of the root view.
  init(
    _ views: String, root: String = "", constraints: String = "", platform: Platform = .iOS,
    appearance: Appearance = .light, layers: Set<DrawingLayer> = [], options: LayoutOptions = LayoutOptions(),
    assets: any DrawingAssets = NoAssets(), pins: (DocumentLayout) throws -> [FindingPin] = { _ in [] }
  ) throws {
    let isMac = platform == .macOS
    let text = """
      <document type="com.apple.InterfaceBuilder3.\(isMac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES" \
      useSafeAreas="YES">\(isMac ? "" : "<device id=\"retina4_7\"/>")<objects>\
      <\(isMac ? "customView" : "view") id="root" \(root)><rect key="frame" x="0" y="0" width="320" height="200"/>\
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints>\
      </\(isMac ? "customView" : "view")></objects></document>
      """
    try self.init(text: text, appearance: appearance, layers: layers, options: options, assets: assets, pins: pins)
  }

  init(
    text: String, appearance: Appearance = .light, layers: Set<DrawingLayer> = [],
    options: LayoutOptions = LayoutOptions(), subject place: Int = 0, assets: any DrawingAssets = NoAssets(),
    pins: (DocumentLayout) throws -> [FindingPin] = { _ in [] }
  ) throws {
    document = try LayoutDocument(Array(text.utf8), path: "test.xib", options: options)
    let layout = document.layout()
    let drawing = DocumentDrawing(document, layout, assets: assets)
    let pins = try pins(layout)
    let subject = drawing.subjects.dropFirst(place).first
    svg = subject.map { drawing.picture(of: $0, layers: layers, pins: pins.byView).svg(appearance).string } ?? ""
    elements = try DrawnElement.elements(of: svg)
  }

  func elements(named name: String) -> [DrawnElement] { elements.filter { $0.name == name } }

  /// The elements in the group of a view, with those of its subviews.
  func elements(of id: String) -> [DrawnElement] { elements.filter { $0.viewIDs.contains(id) } }

  /// The elements in the group of a layer.
  func elements(in layer: DrawingLayer) -> [DrawnElement] {
    elements.filter { $0.groups.contains("layer-\(layer.rawValue)") }
  }
}

/// An element of a picture.
struct DrawnElement {
  let name: String
  let attributes: [String: String]
  let text: String
  /// What the style sheet says of its classes.
  let style: String
  /// The classes of the groups that hold it.
  let groups: [String]
  /// The ids of the views whose groups hold it, or whose group it is.
  let viewIDs: [String]
  /// Where the groups that hold it lie.
  let origin: (x: Double, y: Double)

  subscript(attribute: String) -> String? { attributes[attribute] }

  func number(_ attribute: String) -> Double { attributes[attribute].flatMap { Double($0) } ?? 0 }

  /// The element as it would be written, for messages.
  var summary: String {
    "\(name) " + attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      + " \(style) \(text)"
  }

  /// The elements of a picture in document order.
  static func elements(of svg: String) throws -> [DrawnElement] {
    let tree = try XMLTree(text: svg)
    var rules: [Substring: Substring] = [:]
    for element in tree.indices where tree.name(of: element) == "style" {
      for rule in tree.text(of: element).split(separator: "}") {
        let parts = rule.split(separator: "{")
        if parts.count == 2 { rules[parts[0].dropFirst()] = parts[1] }
      }
    }
    return tree.indices.map { element in
      let attributes = Dictionary(
        tree.attributes(of: element).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      let classes = (attributes["class"] ?? "").split(separator: " ")
      let holders = Array(sequence(first: element) { tree.parent(of: $0) })
      let shifts = holders.dropFirst().compactMap { tree[$0, "transform"] }.map(shift)
      return DrawnElement(
        name: tree.name(of: element), attributes: attributes, text: tree.text(of: element),
        style: classes.compactMap { rules[$0] }.joined(separator: ";"),
        groups: holders.compactMap { tree[$0, "class"] }, viewIDs: holders.compactMap { tree[$0, "data-id"] },
        origin: (shifts.map(\.x).reduce(0, +), shifts.map(\.y).reduce(0, +)))
    }
  }

  private static func shift(_ transform: String) -> (x: Double, y: Double) {
    let numbers = transform.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
  }
}
