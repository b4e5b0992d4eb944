import FileAccess

/// Several reports as one: those of all shards are that of the whole run, others stand one behind the other.
struct MergedReport {
  let failures: [String]
  let documents: [FindingReport]

  /// - Throws: why reports do not belong together.
  init(_ parts: [WrittenReport]) throws(InputFile.Failure) {
    guard let count = parts.compactMap(\.shard?.count).first else {
      failures = parts.flatMap(\.failures)
      documents = parts.flatMap(\.documents)
      return
    }
    let shards = try Self.inOrder(parts, count)
    // Each shard searched all folders.
    failures = shards.first?.failures ?? []
    documents =
      Self.interleaved(shards.map { $0.documents.filter { !$0.isConfiguration } })
      + Self.common(shards.map { $0.documents.filter(\.isConfiguration) })
  }

  private static func inOrder(_ parts: [WrittenReport], _ count: Int) throws(InputFile.Failure) -> [WrittenReport] {
    var found: [Int: WrittenReport] = [:]
    for part in parts {
      guard let shard = part.shard, shard.count == count else {
        let what = part.shard.map { "shard \($0.text)" } ?? "a whole run"
        throw failure(part, "report of \(what) beside one of \(count) shards; give those of one run")
      }
      if let other = found[shard.index] { throw failure(part, "shard \(shard.text) again, which \(other.path) is too") }
      found[shard.index] = part
    }
    if let part = parts.first, found.count < count {
      throw failure(part, "one of \(count) shards, of which \(missing(found, count)) is missing; give all")
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The shards that are not there: the first ones by name. A report may say that there are a billion.
  private static func missing(_ found: [Int: WrittenReport], _ count: Int) -> String {
    let named = (0..<count).lazy.filter { found[$0] == nil }.prefix(maximumNames)
    let names = named.map { Shard(index: $0, count: count).text }
    let others = count - found.count - names.count
    return names.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
  }

  private static let maximumNames = 10

  private static func failure(_ part: WrittenReport, _ message: String) -> InputFile.Failure {
    InputFile.Failure(message: "\(part.path): error: \(message)")
  }

  /// The first document of each shard, then the second of each: as they were dealt out.
  private static func interleaved(_ shards: [[FindingReport]]) -> [FindingReport] {
    (0..<(shards.map(\.count).max() ?? 0)).flatMap { row in shards.compactMap { $0.dropFirst(row).first } }
  }

  /// What no shard found a use for is what all of them say so of.
  private static func common(_ shards: [[FindingReport]]) -> [FindingReport] {
    let fingerprints = shards.map { Set($0.flatMap(\.findings).map(\.fingerprint)) }
    return (shards.first ?? []).compactMap { report in
      let kept = report.keeping { finding in fingerprints.allSatisfy { $0.contains(finding.fingerprint) } }
      return kept.findings.isEmpty ? nil : kept
    }
  }
}
