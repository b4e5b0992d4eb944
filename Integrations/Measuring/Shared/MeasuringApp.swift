import Foundation

/// What both apps do: they read their bundle, write the file that `IBSTACK_OUTPUT` names, and end.
enum MeasuringApp {
  /// Measures, and ends the process. A file beside the results says that all documents were measured.
  @MainActor static func end(
    _ run: MeasuringRun, conflicts: (Date) -> String, _ measure: MeasuringRun.Measuring
  ) -> Never {
    let environment = ProcessInfo.processInfo.environment
    guard let output = environment["IBSTACK_OUTPUT"],
      let manifest = Bundle.main.url(forResource: "documents", withExtension: "json")
    else {
      print("Set IBSTACK_OUTPUT to the path of the file for the results; documents.json has to be in the bundle.")
      exit(64)
    }
    do {
      let console = ConsoleCapture.begin(in: FileManager.default.temporaryDirectory)
      try run.run(
        manifest: manifest, output: URL(fileURLWithPath: output), console: console, conflicts: conflicts, measure)
      try Data().write(to: URL(fileURLWithPath: output + ".done"))
      exit(0)
    } catch {
      print("\(error)")
      exit(1)
    }
  }
}
