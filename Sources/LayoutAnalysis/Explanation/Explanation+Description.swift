import StackModel

extension Explanation: CustomStringConvertible {
  private static let numberWidth = 8

  /// The output of `ibstack explain` without positions in a document: for each number the constraints that add up to it,
  /// those that gave way, and the changes that enlarge it. The last line has no line break.
  public var description: String {
    var lines = ["\(view.elementTitle)"]
    for number in numbers {
      lines += ["", number.heading]
      if let comparison = number.comparison(semantics) { lines.append("  \(comparison)") }
      lines += Self.rows(number)
    }
    return lines.joined(separator: "\n")
  }

  private static func rows(_ number: Number) -> [String] {
    let steps: [[String]] = number.steps.map { [FrameText.number($0.part), "\($0.constraint)", $0.words] }
    let losses: [[String]] = number.losses.map { ["lost", "\($0.constraint)", $0.words(in: number)] }
    let rows = steps + losses
    // Long constraints do not widen the column.
    let width = rows.map(\.[1].count).filter { $0 <= 48 }.max() ?? 0
    let lines = rows.map { row in
      spaces(numberWidth - row[0].count) + "\(row[0])  \(row[1])" + spaces(width - row[1].count) + "  \(row[2])"
    }
    let label = number.comparative
    let indentation = spaces(numberWidth - label.count)
    return lines + number.enlargements.map { "\(indentation)\(label)  \($0.phrase)" }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
