package import FileAccess

/// Something in a configuration that cannot be meant: `.ibstack.yml:3:5: error: no rule is called …`.
struct ConfigurationProblem: Hashable, CustomStringConvertible {
  let path: String
  /// From 1; nil for the file as a whole.
  var line: Int?
  /// In characters, from 1.
  var column: Int?
  let message: String

  var description: String {
    let place = line.map { ":\($0):\(column ?? 1)" } ?? ""
    return "\(path)\(place): error: \(message)"
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

  package init(_ failure: InputFile.Failure) { lines = [failure.message] }
}
