import Foundation

/// Aligned rows, each printed as soon as it is known; 80 columns.
struct TablePrinter {
  private static let solveColumns: [(title: String, width: Int)] = [
    ("n", 8), ("room", 6), ("constraints", 12), ("best ms", 10), ("median", 9), ("session", 9), ("allocs", 9),
    ("peak MiB", 9), ("growth", 8),
  ]

  func printHeading(_ name: String, _ title: String) {
    show("\n\(name)  \(title)\n" + line(Self.solveColumns.map { ($0.title, $0.width) }))
  }

  func printRow(_ row: Measurement, hasFit: Bool) {
    let room: String = hasFit ? row.fit?.rawValue ?? "" : ""
    let times = [milliseconds(row.best), milliseconds(row.median), row.session.map(milliseconds) ?? ""]
    let heap = [row.allocations.map { "\($0)" } ?? "-", row.peakBytes.map(mebibytes) ?? "-"]
    let cells = ["\(row.size)", room, "\(row.constraints)"] + times + heap + [row.growth.map { fixed($0, 2) } ?? ""]
    show(line(Array(zip(cells, Self.solveColumns.map(\.width)))))
  }

  func printHeading(edits: [Edit], _ name: String, _ title: String) {
    show("\n\(name)  \(title)\n" + line([("n", 8), ("constraints", 12)] + edits.map { ($0.rawValue, 11) }))
  }

  func printRow(edits: [Measurement]) {
    guard let first = edits.first else { return }
    let cells = edits.map { (fixed($0.median * 1e6, 1), 11) }
    show(line([("\(first.size)", 8), ("\(first.constraints)", 12)] + cells))
  }

  func printOverall(_ growth: Growth) {
    if let exponent = growth.overall { show("growth in all: n^\(fixed(exponent, 2))") }
  }

  func printStop(size: Int, forecast: Double, limit: Double) {
    show("stopped before n = \(size): about \(fixed(forecast, 0)) s expected, more than \(fixed(limit, 0)) s")
  }

  private func line(_ cells: [(text: String, width: Int)]) -> String {
    cells.map { String(repeating: " ", count: max(0, $0.width - $0.text.count)) + $0.text }.joined()
  }

  private func show(_ text: String) {
    print(text)
    fflush(nil)
  }

  private func milliseconds(_ seconds: Double) -> String { fixed(seconds * 1000, 3) }

  private func mebibytes(_ bytes: Int) -> String { fixed(Double(bytes) / 1_048_576, 2) }

  private func fixed(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }
}
