import TestSupport

@testable import Formats

/// What the ranges of a document cut out of its text, in document order.
struct Slices {
  var tags: [String] = []
  var elements: [String] = []
  var elementNames: [String] = []
  var attributeNames: [String] = []
  /// Values as they are written.
  var rawValues: [String] = []
  /// Values as XML reads them.
  var values: [String] = []
  /// Names as XML reads them.
  var readNames: [String] = []

  init(_ text: String) throws {
    try self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) throws {
    let tree = try XMLTree(bytes, path: "test.xml")
    let source = tree.source
    for element in tree.indices {
      let record = tree[element]
      tags.append(source.text(in: tree.tagRange(of: element)))
      elements.append(source.text(in: SourceRange(Int(record.start), Int(record.end))))
      elementNames.append(tree.name(of: element))
      for attribute in tree.attributePositions(of: element) {
        attributeNames.append(source.text(in: tree.nameRange(ofAttribute: attribute)))
        rawValues.append(source.text(in: tree.valueRange(ofAttribute: attribute)))
        values.append(tree.value(ofAttribute: attribute))
        readNames.append(tree.name(ofAttribute: attribute))
      }
    }
  }
}
