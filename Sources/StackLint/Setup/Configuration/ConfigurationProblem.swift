import Support

/// Something in a configuration that cannot be meant, or that is probably not meant: `.ibstack.yml:3:5: error: …`.
struct ConfigurationProblem: Hashable, CustomStringConvertible {
  let path: String
  /// From 1; nil for the file as a whole.
  var line: Int?
  /// In characters, from 1.
  var column: Int?
  let message: String
  /// Whether the configuration can be used all the same.
  var isNotice = false

  var description: String {
    let place = line.map { ":\($0):\(column ?? 1)" } ?? ""
    return "\(path)\(place): \(isNotice ? "notice" : "error"): \(message)"
  }
}

/// Why configurations cannot be used.
public struct InvalidConfiguration: Error {
  /// One problem per line, in the order of the file.
  public let lines: [String]

  init(_ problems: [ConfigurationProblem]) {
    let sorted = problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    lines = sorted.map(\.description)
  }

  init(_ failure: InputFile.Failure) { lines = [failure.message] }
}
