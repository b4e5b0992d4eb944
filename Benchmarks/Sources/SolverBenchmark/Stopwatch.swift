/// Runs something often enough to tell how long it takes.
struct Stopwatch {
  /// A case is repeated until this many seconds have passed, three times at least unless that takes too long.
  let seconds: Double

  private static let fewest = 3
  private static let most = 200

  /// The durations in seconds, in rising order.
  func durations(of work: () -> Void) -> [Double] {
    var durations: [Double] = []
    var total = 0.0
    while durations.isEmpty || total < limit(after: durations.count), durations.count < Self.most {
      durations.append(Self.duration(of: work))
      total += durations[durations.count - 1]
    }
    return durations.sorted()
  }

  private func limit(after count: Int) -> Double {
    count < Self.fewest ? seconds : seconds / 10
  }

  static func duration(of work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}

extension [Double] {
  /// The middle of sorted numbers.
  var median: Double { self[count / 2] }
}
