import Formats

/// Why a document cannot be compiled: everything in it whose compiled form is not known.
public struct CompilationFailure: Error, Sendable, CustomStringConvertible {
  /// The problems, in the order of the document.
  public let problems: [CompilationProblem]
  private let source: SourceFile

  init(_ problems: [CompilationProblem], in source: SourceFile) {
    self.problems = problems.sorted { ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message) }
    self.source = source
  }

  /// A line `path:line:column: error: message` for each problem.
  public var lines: [String] {
    let lines = LineIndex(source)
    return problems.map { problem in
      let position = lines.position(at: problem.range.lowerBound)
      return "\(source.path):\(position.line):\(position.column): error: \(problem.message)"
    }
  }

  /// The ``lines`` as one text.
  public var description: String { lines.joined(separator: "\n") }
}
