@testable import DocumentChanges
@testable import Formats

/// A merge of three versions of a small document.
struct SampleMerge {
  let merge: DocumentMerge
  let result: MergeResult

  /// - Parameters: The objects of each version, as `view` and the like write them.
  init(base: String, ours: String, theirs: String) throws {
    try self.init(
      documents: [base, ours, theirs].map { objects in
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <objects>
        \(objects.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
            </objects>
        </document>

        """
      })
  }

  /// - Parameter documents: The base, ours and theirs.
  init(documents: [String]) throws {
    let trees = try documents.map { try XMLTree(text: $0) }
    merge = try DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
    result = merge.result()
  }

  /// The objects of the result, without the indentation of their list.
  var objects: String { Self.objects(of: result) }

  static func objects(of result: MergeResult) -> String {
    let text = String(decoding: result.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "    <objects>"), let end = lines.firstIndex(of: "    </objects>") else {
      return text
    }
    return lines[(start + 1)..<end].map { $0.dropFirst(8) }.joined(separator: "\n")
  }

  var text: String { String(decoding: result.bytes, as: UTF8.self) }

  /// What the sides disagree about.
  var subjects: [MergeConflict.Subject] { result.conflicts.map(\.subject) }
}
