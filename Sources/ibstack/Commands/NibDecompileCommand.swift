import ArgumentParser
import Escaping
import NibBundles
import OperatingSystem

struct NibDecompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decompile",
    abstract: "Print the document that a compiled nib may have been made of.",
    discussion: """
      What the compiler leaves out is not there: ids, names that authors gave, simulated bars and devices, the sizes of \
      images. Layout and lint read compiled files as this document.

        ibstack nib decompile Main.storyboardc > Main.storyboard

      Exit status: 0 printed, 2 the file could not be read.
      """)

  @Argument(help: "A nib or compiled storyboard.")
  var path: PathArgument

  func run() throws {
    do throws(InputFile.Failure) {
      let path = path.paths[0]
      guard CompiledFile.isRecognized(path) else { throw InputFile.Failure(reading: path, "not a compiled nib") }
      let files = try CompiledFile.all(at: path)
      guard files.count == 1 else {
        throw InputFile.Failure(reading: path, "\(files.count) compiled files in it; name one of them")
      }
      let text = OutputText(file: try files[0].document())
      guard let failure = Terminal.failureOfWriting(text) else { return }
      throw failure
    } catch {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    }
  }
}
