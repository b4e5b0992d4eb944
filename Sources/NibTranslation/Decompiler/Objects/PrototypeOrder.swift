import NibDecoder

/// The order of prototypes, which a nib has in a dictionary: that in which the canvas shows them, by their stored frames.
struct PrototypeOrder {
  /// Whether a list is filled column by column.
  let isHorizontal: Bool

  /// The elements in the order of their frames. Those at one place stay as they are.
  func sorted(_ prototypes: [(key: String, element: MarkupElement)]) -> [(key: String, element: MarkupElement)] {
    let places = prototypes.map { place(of: $0.element) }
    var lines: [[Int]] = []
    for index in prototypes.indices.sorted(by: { (places[$0].line, $0) < (places[$1].line, $1) }) {
      if let first = lines.last?.first, places[index].line - places[first].line < 1 {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    return lines.flatMap { line in
      line.sorted { (places[$0].start, $0) < (places[$1].start, $1) }.map { prototypes[$0] }
    }
  }

  /// Where an element is: views in one line have their centers on it.
  private func place(of element: MarkupElement) -> (line: Double, start: Double) {
    guard let frame = element.children.first(where: { $0.name == "rect" }) else { return (0, 0) }
    let numbers = ["x", "y", "width", "height"].map { frame[$0].flatMap { Double(written: $0) } ?? 0 }
    return isHorizontal
      ? (line: numbers[0] + numbers[2] / 2, start: numbers[1]) : (line: numbers[1] + numbers[3] / 2, start: numbers[0])
  }
}
