import NibDecoder
import Yams

extension ConfigurationNode {
  /// Larger files are none that people write.
  private static let sizeLimit = 1 << 20

  /// Reads a YAML file, or JSON, which is YAML; nil for an empty one.
  static func read(_ bytes: [UInt8], log: Log) throws(InvalidConfiguration) -> ConfigurationNode? {
    guard bytes.count <= sizeLimit else { throw failure("larger than 1 MiB", nil, log) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw failure("not UTF-8", nil, log) }
    do {
      return try Yams.compose(yaml: text).map { ConfigurationNode(node: $0, log: log) }
    } catch let error as YamlError {
      throw failure(error.explanation.problem, error.explanation.mark, log)
    } catch {
      throw failure("\(error)", nil, log)
    }
  }

  private static func failure(_ message: String, _ mark: Mark?, _ log: Log) -> InvalidConfiguration {
    InvalidConfiguration([
      ConfigurationProblem(path: log.path, line: mark?.line, column: mark?.column, message: message)
    ])
  }
}

extension ConfigurationNode {
  /// Where a word stands.
  func range(in marks: MarkIndex) -> SourceRange {
    guard let mark = node.mark else { return SourceRange(0, 0) }
    let start = marks.offset(line: mark.line, column: mark.column)
    return SourceRange(start, start + (node.scalar?.string.utf8.count ?? 0))
  }
}

extension YamlError {
  /// What is wrong, and where.
  fileprivate var explanation: (problem: String, mark: Mark?) {
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      (problem, mark)
    case .duplicatedKeysInMapping(let keys, let context):
      ("written twice: \(keys.joined(separator: ", "))", context.mark)
    default: ("no YAML: \(self)", nil)
    }
  }
}
