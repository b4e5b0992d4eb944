@testable import NibDecoder

/// Which elements an XML document may have, with which attributes and inside of which others: what a schema would say.
struct XMLShape {
  enum Value {
    case text, count, positive
    case oneOf([String])

    func allows(_ value: String) -> Bool {
      switch self {
      case .text: true
      case .count: Int(value).map { $0 >= 0 } ?? false
      case .positive: Int(value).map { $0 >= 1 } ?? false
      case .oneOf(let words): words.contains(value)
      }
    }
  }

  struct Element {
    var required: [String: Value] = [:]
    var optional: [String: Value] = [:]
    var children: Set<String> = []
    var holdsText = false
  }

  let root: String
  let elements: [String: Element]

  /// What is wrong with a text, each with the element's name.
  func errors(in text: String) throws -> [String] {
    let tree = try XMLTree(text: text, path: "report.xml")
    let name = tree.name(of: tree.root)
    return (name == root ? [] : ["\(name): not the root"]) + tree.indices.flatMap { errors(of: $0, in: tree) }
  }

  private func errors(of index: ElementIndex, in tree: XMLTree) -> [String] {
    let name = tree.name(of: index)
    guard let element = elements[name] else { return ["\(name): not allowed"] }
    let values = Dictionary(
      tree.attributePositions(of: index).map { (tree.name(ofAttribute: $0), tree.value(ofAttribute: $0)) }
    ) { first, _ in first }
    let missing = element.required.keys.filter { values[$0] == nil }.map { "\(name): \($0) missing" }
    let wrong = values.filter { key, value in
      !((element.required[key] ?? element.optional[key])?.allows(value) ?? false)
    }
    let strangers = tree.children(of: index).map(tree.name).filter { !element.children.contains($0) }
    let stray = !element.holdsText && tree.text(of: index).contains { !$0.isWhitespace }
    return missing + wrong.map { "\(name): \($0)=\"\($1)\" not allowed" } + strangers.map { "\($0): not in \(name)" }
      + (stray ? ["\(name): no text allowed"] : [])
  }
}

extension XMLShape {
  /// JUnit's reports as Jenkins takes them.
  static let junit = XMLShape(
    root: "testsuites",
    elements: [
      "testsuites": Element(optional: ["name": .text], children: ["testsuite"]),
      "testsuite": Element(
        required: ["name": .text, "tests": .count, "failures": .count, "errors": .count], optional: ["skipped": .count],
        children: ["testcase"]),
      "testcase": Element(
        required: ["name": .text], optional: ["classname": .text], children: ["failure", "system-out"]),
      "failure": Element(optional: ["type": .text, "message": .text], holdsText: true),
      "system-out": Element(holdsText: true),
    ])

  /// Checkstyle's reports.
  static let checkstyle = XMLShape(
    root: "checkstyle",
    elements: [
      "checkstyle": Element(optional: ["version": .text], children: ["file"]),
      "file": Element(required: ["name": .text], children: ["error"]),
      "error": Element(
        optional: [
          "line": .positive, "column": .positive, "message": .text, "source": .text,
          "severity": .oneOf(["error", "warning", "info"]),
        ]),
    ])
}
