import Support

/// Something in a configuration that cannot be meant, or that is probably not meant: `.ibstack.yml:3:5: error: …`.
package struct ConfigurationProblem: Hashable, CustomStringConvertible, Sendable {
  let path: String
  /// From 1; nil for the file as a whole.
  package var line: Int?
  /// In characters, from 1.
  package var column: Int?
  package let message: String
  /// Whether the configuration can be used all the same.
  var isNotice = false

  init(path: String, line: Int? = nil, column: Int? = nil, message: String, isNotice: Bool = false) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
    self.isNotice = isNotice
  }

  package var description: String {
    let place = line.map { ":\($0):\(column ?? 1)" } ?? ""
    return "\(path)\(place): \(isNotice ? "notice" : "error"): \(message)"
  }
}

/// Why configurations cannot be used.
public struct InvalidConfiguration: Error {
  /// One problem per line, in the order of the file.
  public let lines: [String]
  /// The problems in the order of the file; none where it cannot be read.
  package let problems: [ConfigurationProblem]

  init(_ problems: [ConfigurationProblem]) {
    self.problems = problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    lines = self.problems.map(\.description)
  }

  init(_ failure: InputFile.Failure) { (lines, problems) = ([failure.message], []) }
}
