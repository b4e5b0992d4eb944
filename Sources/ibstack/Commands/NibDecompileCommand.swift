import ArgumentParser
import Operations

struct NibDecompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decompile",
    abstract: "Print the document that a compiled nib may have been made of.",
    discussion: """
      What the compiler leaves out is not there: ids, names that authors gave, simulated bars and devices, the sizes of \
      images. Layout and lint read compiled files as this document.

        ibstack nib decompile Main.storyboardc > Main.storyboard

      \(ExitStatus.help("printed", failed: "the file could not be read")).
      """)

  @Argument(help: "A nib or compiled storyboard.")
  var path: PathArgument

  func run() throws { try NibDecompileRun(path.paths[0]).run() }
}
