import Support

/// A file of git with a pattern on each line.
struct AttributesFile {
  let path: String

  /// Adds the lines that are missing at the end.
  ///
  /// - Returns: Whether any was missing.
  func add(_ lines: [String]) throws(Git.Failure) -> Bool {
    let old: String
    switch InputFile(path: path).read() {
    case .success(let bytes): old = String(decoding: bytes, as: UTF8.self)
    case .failure(let failure):
      guard !AbsolutePath(path).exists else { throw Git.Failure(message: failure.message) }
      old = ""
    }
    let known = Set(old.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") })
    let missing = lines.filter { !known.contains($0) }
    guard !missing.isEmpty else { return false }
    let separator = old.isEmpty || old.hasByteSuffix("\n") ? "" : "\n"
    let content = old + separator + missing.map { $0 + "\n" }.joined()
    if let failure = FileReplacement(path: path, content: Array(content.utf8)).failureOfWriting() {
      throw Git.Failure(message: failure.message)
    }
    return true
  }
}
