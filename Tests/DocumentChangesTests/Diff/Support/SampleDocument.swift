@testable import DocumentChanges
@testable import Formats

/// A small xib.
enum SampleDocument {
  /// - Parameter objects: As `view` and the like write them.
  static func text(_ objects: String, tools: Int = 22505) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)">
        <objects>
    \(objects.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
        </objects>
    </document>

    """
  }
}

extension DocumentDiff {
  init(_ old: String, _ new: String) throws {
    try self.init(old: XMLTree(text: old), new: XMLTree(text: new))
  }

  /// The differences that mean something, with the addresses of their elements.
  var content: [String] { changes.filter { !$0.isNoise }.map { "\(table.address(of: $0.identity)) \($0.kind.word)" } }
}

extension DocumentChange.Kind {
  /// What differs, shortly.
  var word: String {
    switch self {
    case .attribute(let name, let old, let new): "\(name) \(old ?? "-") \(new ?? "-")"
    case .text(let old, let new): "text \(old) \(new)"
    case .name(let old, let new): "name \(old) \(new)"
    case .comment: "comment"
    case .insertion: "inserted"
    case .removal: "removed"
    case .move: "moved"
    case .order: "reordered"
    }
  }
}
