import Workloads

/// Edits of solved fill stacks of growing size.
struct EditSeries: Series {
  let name = "W5"
  let sizes: [Int]

  private static let fewest = 5
  private static let most = 400

  func run(_ options: Options, reportingTo printer: TablePrinter?) -> [Measurement] {
    printer?.printHeading(edits: Edit.allCases, name, "edits of a solved fill stack of n views, median microseconds")
    var results: [Measurement] = []
    var growth = Growth()
    for size in sizes where size <= options.largest {
      let forecast = growth.forecast(size: size) * Double(Self.fewest * Edit.allCases.count * Fit.allCases.count)
      guard forecast <= options.seconds else {
        printer?.printStop(size: size, forecast: forecast, limit: options.seconds)
        break
      }
      let measured = worse(Fit.allCases.map { measure(size, $0, options.seconds / 10) })
      growth.add(size: size, seconds: measured.map(\.median).max() ?? 0)
      results += measured
      printer?.printRow(edits: measured)
    }
    printer?.printOverall(growth)
    return results
  }

  private func worse(_ alternatives: [[Measurement]]) -> [Measurement] {
    Edit.allCases.indices.compactMap { edit in alternatives.map { $0[edit] }.max { $0.median < $1.median } }
  }

  private func measure(_ size: Int, _ fit: Fit, _ seconds: Double) -> [Measurement] {
    var stack = EditedStack(FlatStack(.fill, count: size, fit: fit))
    let constraints = stack.session.system.constraintCount
    var durations = [[Double]](repeating: [], count: Edit.allCases.count)
    var total = 0.0
    while durations[0].count < Self.fewest || total < seconds, durations[0].count < Self.most {
      for (index, edit) in Edit.allCases.enumerated() {
        durations[index].append(stack.duration(of: edit))
        total += durations[index][durations[index].count - 1]
      }
    }
    return zip(Edit.allCases, durations).map { edit, durations in
      let sorted = durations.sorted()
      return Measurement(
        workload: name, size: size, constraints: constraints, fit: fit, edit: edit.rawValue, best: sorted[0],
        median: sorted.median)
    }
  }
}
