package import Formats
import NibDecoder

/// Several reports as one. The reports of all shards become the report of the whole run; other reports are concatenated.
package struct MergedReport {
  /// The paths that could not be searched, with the reason.
  package let failures: [String]
  /// What the runs did not check.
  package let notices: [String]
  /// The reports of all documents and configurations.
  package let documents: [FindingReport]

  /// - Throws: The reason why the reports cannot be combined.
  package init(_ parts: [WrittenReport]) throws(InvalidReport) {
    guard let count = parts.compactMap(\.shard?.count).first else {
      failures = parts.flatMap(\.failures)
      notices = parts.flatMap(\.notices)
      documents = parts.flatMap(\.documents)
      return
    }
    let shards = try Self.inOrder(parts, count)
    // Each shard searched all folders.
    failures = shards.first?.failures ?? []
    notices = shards.first?.notices ?? []
    documents =
      Self.interleaved(shards.map { $0.documents.filter { !$0.isConfiguration } })
      + Self.common(shards.map { $0.documents.filter(\.isConfiguration) })
  }

  private static func inOrder(_ parts: [WrittenReport], _ count: Int) throws(InvalidReport) -> [WrittenReport] {
    var found: [Int: WrittenReport] = [:]
    for part in parts {
      guard let shard = part.shard, shard.count == count else {
        let what = part.shard.map { "shard \($0.text)" } ?? "a whole run"
        throw failure(part, "report of \(what) among reports of \(count) shards; pass the reports of a single run")
      }
      if let other = found[shard.index] {
        throw failure(part, "report of shard \(shard.text), which \(other.path) also contains; pass each shard once")
      }
      found[shard.index] = part
    }
    if let part = parts.first, found.count < count {
      throw failure(
        part, "report of one of \(count) shards; missing: \(missing(found, count)); pass the reports of all shards")
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The missing shards. Only the first are named, as a report may claim a billion of them.
  private static func missing(_ found: [Int: WrittenReport], _ count: Int) -> String {
    let named = (0..<count).lazy.filter { found[$0] == nil }.prefix(maximumNames)
    let names = named.map { Shard(index: $0, count: count).text }
    let others = count - found.count - names.count
    return names.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
  }

  private static let maximumNames = 10

  private static func failure(_ part: WrittenReport, _ message: String) -> InvalidReport {
    InvalidReport(message: "\(part.path): error: \(message)")
  }

  /// The first document of each shard, then the second of each: the order of the whole run.
  private static func interleaved(_ shards: [[FindingReport]]) -> [FindingReport] {
    (0..<(shards.map(\.count).max() ?? 0)).flatMap { row in shards.compactMap { $0.dropFirst(row).first } }
  }

  /// The findings about configurations that all shards have: a suppression is unused if no shard used it.
  private static func common(_ shards: [[FindingReport]]) -> [FindingReport] {
    let fingerprints = shards.map { Set($0.flatMap(\.findings).map(\.fingerprint)) }
    return (shards.first ?? []).compactMap { report in
      let kept = report.keeping { finding in fingerprints.allSatisfy { $0.contains(finding.fingerprint) } }
      return kept.findings.isEmpty ? nil : kept
    }
  }
}

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
