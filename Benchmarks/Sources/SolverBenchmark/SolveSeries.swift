import AutoLayout
import Workloads

/// Systems of growing size that are solved as a whole. Building them is not timed.
struct SolveSeries: Series {
  let name: String
  let title: String
  let sizes: [Int]
  let fits: [Fit]
  let build: @Sendable (Int, Fit) -> [LinearSystem]

  func run(_ options: Options, reportingTo printer: TablePrinter?) -> [Measurement] {
    printer?.printHeading(name, title)
    var results: [Measurement] = []
    var growth = Growth()
    for size in sizes where size <= options.largest {
      let forecast = growth.forecast(size: size)
      guard forecast <= options.seconds else {
        printer?.printStop(size: size, forecast: forecast, limit: options.seconds)
        break
      }
      let measured = fits.map { measure(size, $0, Stopwatch(seconds: options.seconds)) }
      growth.add(size: size, seconds: measured.map(\.best).max() ?? 0)
      let finished = measured.map { $0.with(growth) }
      results += finished
      if let worst = finished.max(by: { $0.best < $1.best }) { printer?.printRow(worst, hasFit: fits.count > 1) }
    }
    printer?.printOverall(growth)
    return results
  }

  private func measure(_ size: Int, _ fit: Fit, _ stopwatch: Stopwatch) -> Measurement {
    let systems = build(size, fit)
    let durations = stopwatch.durations { for system in systems { keep(system.solve()) } }
    let sessions = stopwatch.durations { for system in systems { keep(LinearSession(system)) } }
    let heap = HeapUse.measure { for system in systems { keep(system.solve()) } }
    return Measurement(
      workload: name, size: size, constraints: systems.reduce(0) { $0 + $1.constraintCount }, fit: fit,
      best: durations[0], median: durations.median, session: sessions[0], allocations: heap?.allocations,
      peakBytes: heap?.peakBytes)
  }
}

extension Measurement {
  fileprivate func with(_ growth: Growth) -> Measurement {
    var copy = self
    (copy.growth, copy.growthOverall) = (growth.latest, growth.overall)
    return copy
  }
}

/// Takes a result, so that the work for it is not left out.
@inline(never)
func keep<Value>(_ value: Value) {}
