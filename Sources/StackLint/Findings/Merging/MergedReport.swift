package import Formats

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
