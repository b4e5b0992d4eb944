import Foundation

/// Measures all documents of the app's bundle, one after the other.
struct MeasuringRun {
  /// What an app does with one document.
  typealias Measuring = @MainActor (Setup) throws -> (views: [String: ViewMeasurement], safeAreas: [SafeAreaRecord])

  /// Where the app runs.
  let record: MeasuredRecord
  /// Pixels per point.
  let scale: Double

  /// - Parameters:
  ///   - manifest: What `ibstack layout --marked-copies` wrote.
  ///   - output: The file for the results.
  ///   - console: What the process writes to standard error.
  ///   - conflicts: What the system's log says of conflicts since some time.
  @MainActor func run(
    manifest: URL, output: URL, console: ConsoleCapture, conflicts: (Date) -> String, _ measure: Measuring
  ) throws {
    let setups = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: manifest)).documents
    var results = ResultFile.read(output)
    for setup in setups where !results.contains(setup) {
      try results.begin(setup, record)
      _ = console.next()
      let start = Date()
      var (record, views) = (record, [String: ViewMeasurement]())
      do { (views, record.safeAreas) = try measure(setup) } catch { record.failure = "\(error)" }
      let written = console.next()
      record.log = ConsoleCapture.reportsConflicts(written) ? written : conflicts(start)
      try results.finish(setup.measured(views, record, scale: scale))
    }
  }
}
