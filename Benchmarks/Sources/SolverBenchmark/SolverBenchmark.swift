import CHeapCounter
import Foundation

/// Times the solver on systems of growing size; see the package's README.
@main
enum SolverBenchmark {
  static func main() {
    heapKeepFreed()
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
    if options.format == .json { print(String(decoding: try encode(results), as: UTF8.self)) }
  }

  private static func encode(_ results: [Measurement]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(results)
  }
}
