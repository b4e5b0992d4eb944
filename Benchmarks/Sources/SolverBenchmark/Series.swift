/// A workload in growing sizes.
protocol Series {
  var name: String { get }

  /// Measures size after size until one would take too long, and prints each as soon as it is known.
  func run(_ options: Options, reportingTo printer: TablePrinter?) -> [Measurement]
}
