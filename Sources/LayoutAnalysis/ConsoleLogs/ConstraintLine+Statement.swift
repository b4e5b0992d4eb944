import StackModel

extension ConstraintLine {
  /// What the line says; nil if it cannot be read.
  var parsed: ConstraintStatement? {
    var text = statement
    var content: (hugging: Double, resistance: Double)?
    if let hug = text.lastRange(of: " Hug:"), let resistance = text.lastRange(of: " CompressionResistance:"),
      hug.upperBound <= resistance.lowerBound
    {
      content = (
        text[hug.upperBound..<resistance.lowerBound].trimmed.number ?? 0,
        text[resistance.upperBound...].trimmed.number ?? 0
      )
      text = text[..<hug.lowerBound]
    }
    var priority: Double?
    if let range = text.lastRange(of: " priority:"), let number = text[range.upperBound...].trimmed.number {
      priority = number
      text = text[..<range.lowerBound].trimmed
    }
    guard var found = sides(text) else { return nil }
    if let priority { found.priority = priority }
    if let content { found.limit(to: content) }
    return found
  }

  private func sides(_ text: ConsoleBytes) -> ConstraintStatement? {
    if var format = VisualFormat(text, names: names) { return format.statement() }
    return Equation(text, names: names).statement
  }
}

extension ConstraintStatement {
  /// The size of a content binds by its priorities.
  fileprivate mutating func limit(to content: (hugging: Double, resistance: Double)) {
    let (hugs, resists) = (content.hugging >= 1000, content.resistance >= 1000)
    relation = hugs == resists ? .equal : hugs ? .lessThanOrEqual : .greaterThanOrEqual
    priority = max(content.hugging, content.resistance)
  }
}
