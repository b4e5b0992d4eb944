import ArgumentParser
import FileAccess
import NibCompiler
import XMLSource

struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile launch screens and simple documents to nibs.",
    discussion: """
      Compiles what is known, element by element, of Interface Builder's compiler, for iOS 13 and later. Anything else is \
      named with its place, and nothing is written. The result was never tried on a device.

        ibstack compile LaunchScreen.storyboard --output Build/App.app

      Exit status: 0 compiled, 2 something cannot be compiled, read or written.
      """)

  @Argument(help: "The .storyboard or .xib file to compile.")
  var document: PathArgument

  @Option(
    name: [.long, .customLong("compile")],
    help: ArgumentHelp("The folder that the .nib or .storyboardc is put in.", valueName: "folder"))
  var output: String

  func run() throws {
    guard document.paths.count == 1, let path = document.paths.first else {
      throw ValidationError("name one document")
    }
    do {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      let compiled = try CompiledDocument(XMLTree(contentsOf: path), name: stem)
      try write(compiled)
    } catch let failure as CompilationFailure {
      for line in failure.lines { Terminal.complain("\(line)") }
      throw ExitCode(2)
    } catch let failure as UnreadableDocument {
      Terminal.complain("\(failure.description)")
      throw ExitCode(2)
    } catch let failure as InputFile.Failure {
      Terminal.complain("\(failure.message)")
      throw ExitCode(2)
    }
  }

  private func write(_ compiled: CompiledDocument) throws {
    for file in compiled.files {
      let path = "\(output)/\(file.path)"
      if let failure = FolderCreation.create(AbsolutePath(path).folder) { throw failure }
      if let failure = FileReplacement(path: path, content: file.content).failureOfWriting() { throw failure }
    }
  }
}
