import NibTranslation
import Support

/// Prints the document that a compiled nib may have been made of.
package struct NibDecompileRun {
  private let path: String

  package init(_ path: String) { self.path = path }

  package func run() throws(ExitStatus) {
    let document: [UInt8]
    do throws(InputFile.Failure) { document = try self.document() } catch { throw .reporting(error.message) }
    try Printout(OutputText(file: document)).print()
  }

  private func document() throws(InputFile.Failure) -> [UInt8] {
    guard CompiledFile.isRecognized(path) else { throw InputFile.Failure(reading: path, "not a compiled nib") }
    let files = try CompiledFile.all(at: path)
    guard files.count == 1 else {
      throw InputFile.Failure(reading: path, "\(files.count) compiled files in it; name one of them")
    }
    return try files[0].document()
  }
}
