package import Formats
import NibDecoder

/// A report of `lint` in the form `json`, read back.
package struct WrittenReport {
  let path: String
  /// The part of the documents that it is about; nil for all.
  let shard: Shard?
  /// The paths that could not be searched, with the reason.
  let failures: [String]
  /// What the run did not check.
  let notices: [String]
  /// The reports of all documents, with findings or without.
  let documents: [FindingReport]

  /// Files that are larger than 1 GiB are refused.
  package static let sizeLimit = 1 << 30

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - path: Its path, for errors.
  ///   - file: The names of a file with a path.
  /// - Throws: What is wrong with the report, with line and column.
  package init(_ bytes: [UInt8], path: String, file: (String) -> ReportedFile) throws(InvalidReport) {
    do throws(JSONNode.Problem) {
      try self.init(JSONParser.parse(bytes), path: path, file: file)
    } catch {
      throw InvalidReport(
        error, in: bytes, path: path, advice: "pass reports written by ibstack lint --format json")
    }
  }

  init(_ root: JSONNode, path: String, file: (String) -> ReportedFile) throws(JSONNode.Problem) {
    self.path = path
    let version = try root.requiredMember("version")
    guard try version.position() == JSONReporter.version else {
      throw version.problem(expected: "version \(JSONReporter.version)")
    }
    shard = try root.member("shard").map { (node) throws(JSONNode.Problem) in try Shard(node) }
    failures = try root.array("failures").map { (node) throws(JSONNode.Problem) in try node.string() }
    notices = try root.member("notices")?.array().map { (node) throws(JSONNode.Problem) in try node.string() } ?? []
    documents = try root.array("documents").map { (node) throws(JSONNode.Problem) in try FindingReport(node, file: file)
    }
  }
}

extension Shard {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Problem) {
    let index = try node.requiredMember("index").position()
    let count = try node.requiredMember("count").position()
    guard index <= count else { throw node.problem(expected: "an index up to the count") }
    self.init(index: index - 1, count: count)
  }
}
