import Workloads

/// What was found for one size of one workload. Times are seconds.
struct Measurement: Codable {
  var workload: String
  var size: Int
  var constraints: Int
  /// Which room was given, where there is a choice.
  var fit: Fit?
  /// What was done to a solved session; nil where a system was solved as a whole.
  var edit: String?
  var best: Double
  var median: Double
  /// How long a session took to be made, which solves too.
  var session: Double?
  var allocations: Int?
  var peakBytes: Int?
  /// Exponents of growth since the size before this one and since the first.
  var growth: Double?
  var growthOverall: Double?
}
