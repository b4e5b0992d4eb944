/// An annotation as a workflow of GitHub reads it: `::error file=a.xib,line=1::message`.
struct WorkflowAnnotation {
  struct Malformed: Error {
    let line: String
  }

  let name: String
  let properties: [String: String]
  let message: String

  private static let keys: Set<String> = ["file", "line", "endLine", "col", "endColumn", "title"]

  init(_ line: String) throws {
    guard let match = line.wholeMatch(of: /::(error|warning|notice) ([^:]*)::(.*)/) else {
      throw Malformed(line: line)
    }
    name = String(match.1)
    let pairs = try match.2.split(separator: ",", omittingEmptySubsequences: false).map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, Self.keys.contains(parts[0]) else { throw Malformed(line: line) }
      return (parts[0], try Self.plain(parts[1], ["25", "0D", "0A", "3A", "2C"]))
    }
    properties = try Dictionary(pairs) { _, _ in throw Malformed(line: line) }
    message = try Self.plain(String(match.3), ["25", "0D", "0A"])
  }

  /// A text without its escapes, of which there are a few only.
  private static func plain(_ text: String, _ escapes: Set<String>) throws -> String {
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    return try parts[0]
      + parts.dropFirst().map { part in
        let code = String(part.prefix(2))
        guard escapes.contains(code), let scalar = UInt8(code, radix: 16) else { throw Malformed(line: text) }
        return String(UnicodeScalar(scalar)) + part.dropFirst(2)
      }.joined()
  }
}
