import Formats

/// The frames of one document, as they were measured.
package struct MeasuredDocument: Sendable {
  /// The path of the document when it was measured.
  package let path: String
  package let views: [MeasuredView]
  /// Where it was measured; nil for frames that ibstack computed.
  package let system: MeasuringSystem?
  /// What the console said meanwhile; nil if nobody looked.
  package let log: String?
  /// Why the document could not be measured, or not all of it.
  package let failure: String?
}

extension MeasuredDocument {
  init(_ node: JSONNode) throws(JSONNode.Problem) {
    path = try node.string("path")
    views = try node.array("views").map { (node) throws(JSONNode.Problem) in try MeasuredView(node) }
    let measured = try node.member("measured")
    system = try measured.map { (node) throws(JSONNode.Problem) in try MeasuringSystem(node) }
    log = try measured?.member("log")?.string()
    failure = try measured?.member("failure")?.string()
  }
}
