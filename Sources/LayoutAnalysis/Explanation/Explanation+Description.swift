import StackModel

extension Explanation: CustomStringConvertible {
  private static let numberWidth = 8

  /// The output of `ibstack explain` without positions in a document: for each number the constraints that add up to it,
  /// those that gave way, and the changes that enlarge it. The last line has no line break.
  public var description: String {
    (["\(view.elementTitle)"]
      + numbers.flatMap { ["", $0.heading] + ($0.comparison(semantics).map { ["  \($0)"] } ?? []) + Self.rows($0) })
      .joined(separator: "\n")
  }

  private static func rows(_ number: Number) -> [String] {
    let steps = number.steps.map { [FrameText.number($0.part), "\($0.constraint)", $0.words] }
    let losses = number.losses.map { ["lost", "\($0.constraint)", $0.words(in: number)] }
    let rows = steps + losses
    // Long constraints do not widen the column.
    let width = rows.map(\.[1].count).filter { $0 <= 48 }.max() ?? 0
    let lines = rows.map { row in
      "\(spaces(numberWidth - row[0].count))\(row[0])  \(row[1])\(spaces(width - row[1].count))  \(row[2])"
    }
    let label = number.comparative
    return lines + number.enlargements.map { "\(spaces(numberWidth - label.count))\(label)  \($0.phrase)" }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
