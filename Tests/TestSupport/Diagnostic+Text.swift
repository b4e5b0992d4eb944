package import Formats

extension Diagnostic {
  /// `line:column: severity: message [rule]`, and a line for each note.
  package func text(in source: SourceFile) -> String {
    let lines = LineIndex(source)
    func place(_ range: SourceRange?) -> String {
      guard let range else { return "" }
      let position = lines.position(at: range.lowerBound)
      return "\(position.line):\(position.column): "
    }
    let head = "\(place(range))\(severity.rawValue): \(message) [\(ruleID)]"
    return ([head] + notes.map { "\(place($0.range))note: \($0.message)" }).joined(separator: "\n")
  }
}
