import Support

/// Findings that are known: one a line, `fingerprint rule path`, so that branches merge and reviewers can read it.
package struct Baseline: Sendable {
  /// The name that it has where a configuration gives it none.
  package static let name = ".ibstack-baseline"

  /// A finding that is known.
  struct Entry: Hashable, Comparable, Sendable {
    let path: String
    let rule: String
    let fingerprint: String

    static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.rule, left.fingerprint) < (right.path, right.rule, right.fingerprint)
    }
  }

  let fingerprints: Set<String>

  private static let title = "# Findings that ibstack lint does not report."
  private static let heading: Escaped<LogLine> = "\(title) Written by: ibstack lint --baseline write\n"

  private init(fingerprints: Set<String>) { self.fingerprints = fingerprints }

  /// The content of the file at a path.
  init(_ bytes: [UInt8], path: String) throws(InvalidConfiguration) {
    self.init(fingerprints: try Self.fingerprints(String(decoding: bytes, as: UTF8.self), path))
  }

  /// Reads the file at a path.
  static func read(_ path: String) throws(InvalidConfiguration) -> Baseline {
    switch InputFile(path: path).read() {
    case .success(let bytes): try Baseline(bytes, path: path)
    case .failure(let failure): throw InvalidConfiguration(failure)
    }
  }

  private static func fingerprints(_ text: String, _ path: String) throws(InvalidConfiguration) -> Set<String> {
    var found: Set<String> = []
    var problems: [ConfigurationProblem] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.isEmpty || line.hasBytePrefix("#") { continue }
      if let fingerprint = fingerprint(in: line) {
        found.insert(fingerprint)
      } else {
        let message = "expected a fingerprint, a rule and a path; run ibstack lint --baseline write again"
        problems.append(ConfigurationProblem(path: path, line: index + 1, column: 1, message: message))
      }
    }
    guard problems.isEmpty else { throw InvalidConfiguration(problems) }
    return found
  }

  private static func fingerprint(in line: Substring) -> String? {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0].count == 16, parts[0].allSatisfy(\.isHexDigit) else { return nil }
    return String(parts[0])
  }

  /// Refuses to write over a file that has content and nothing of a baseline, such as a document that somebody named by
  /// mistake. One with conflict markers is still a baseline. Writing refuses links.
  static func checkReplaceable(_ path: String) throws(InvalidConfiguration) {
    guard !ProjectBoundary.isLink(path), case .success(let bytes) = InputFile(path: path).read(), !bytes.isEmpty else {
      return
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasBytePrefix(title) || fingerprint(in: $0) != nil }) { return }
    let message = "not a baseline, and would be overwritten; name another file"
    throw InvalidConfiguration([ConfigurationProblem(path: path, line: 1, column: 1, message: message)])
  }

  /// The file for some findings.
  static func text(of entries: [Entry]) -> Escaped<LogLine> {
    entries.sorted().reduce(into: heading) { $0 += "\($1.fingerprint) \($1.rule) \($1.path)\n" }
  }
}
