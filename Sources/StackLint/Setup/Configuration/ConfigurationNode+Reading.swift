import NibDecoder

extension ConfigurationNode {
  /// Larger files are none that people write.
  private static let sizeLimit = 1 << 20

  /// Reads a YAML file, or JSON, which is YAML; nil for an empty one.
  package static func read(_ bytes: [UInt8], log: Log) throws(InvalidConfiguration) -> ConfigurationNode? {
    guard bytes.count <= sizeLimit else { throw failure("larger than 1 MiB", nil, log) }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw failure("not UTF-8", nil, log) }
    do {
      return try YAMLComposer.compose(bytes).map { ConfigurationNode(node: $0, log: log) }
    } catch {
      throw failure(error.problem, error.mark, log)
    }
  }

  private static func failure(_ message: String, _ mark: YAMLMark?, _ log: Log) -> InvalidConfiguration {
    InvalidConfiguration([
      ConfigurationProblem(path: log.path, line: mark?.line, column: mark?.column, message: message)
    ])
  }
}

extension ConfigurationNode {
  /// Where a word stands.
  package func range(in marks: MarkIndex) -> SourceRange {
    let start = marks.offset(line: node.mark.line, column: node.mark.column)
    return SourceRange(start, start + (node.scalar?.string.utf8.count ?? 0))
  }
}
