import Foundation

/// Times the solver on systems of growing size; see the package's README.
@main
enum SolverBenchmark {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      try run(options)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\n\(Options.usage)\n".utf8))
      exit(64)
    }
  }

  private static func run(_ options: Options) throws {
    if let export = options.export { return print(try export.text()) }
    let cases = Catalog.cases(options)
    var results: [Measurement] = []
    for series in cases where options.includes(series.name) {
      results += series.run(options, reportingTo: options.format == .table ? TablePrinter() : nil)
    }
    if options.format == .json { try printJSON(results) }
  }

  private static func printJSON(_ results: [Measurement]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(results), as: UTF8.self))
  }
}
