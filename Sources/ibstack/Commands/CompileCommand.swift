import ArgumentParser
import Escaping
import NibTranslation
import OperatingSystem
import XMLSource

struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a storyboard or xib to nibs.",
    discussion: """
      Writes what Interface Builder's compiler is known to write, for iOS 13 and later. An element, attribute or value whose \
      compiled form is not known is an error with its place, and nothing is written. The result was never tried on a device.

      The texts of a document in Base.lproj are looked up in the app's tables of strings.

        ibstack compile LaunchScreen.storyboard --output Build/App.app
        ibstack compile Base.lproj/Main.storyboard --module Weather --output Build/App.app/Base.lproj

      Exit status: 0 compiled, 2 something cannot be compiled, read or written.
      """)

  @Argument(help: "The .storyboard or .xib file to compile.")
  var document: PathArgument

  @Option(help: ArgumentHelp("The folder that the .nib or .storyboardc is put in.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp("The .nib or .storyboardc to write, in place of --output, as for ibtool.", valueName: "path"))
  var compile: String?

  @Option(help: "The first version of iOS that must read the result: 13.0 or later.")
  var minimumDeploymentTarget: Double = 13

  @Option(help: "The module of the classes of the document's target, in place of the one that the document names.")
  var module: String?

  @Option(
    help: ArgumentHelp(
      "A device to compile for, as for ibtool. What can be compiled is the same on all.", valueName: "device"))
  var targetDevice: [TargetDevice] = []

  @Option(
    help: ArgumentHelp("The property list to write for Xcode's builds: an empty dictionary.", valueName: "path"))
  var outputPartialInfoPlist: String?

  enum TargetDevice: String, CaseIterable, ExpressibleByArgument {
    case iphone, ipad
  }

  func validate() throws {
    if (output == nil) == (compile == nil) { throw ValidationError("name the result with --output or --compile") }
    if let compile, !compile.hasByteSuffix(".nib"), !compile.hasByteSuffix(".storyboardc") {
      throw ValidationError("--compile expects a path that ends with .nib or .storyboardc")
    }
    if module?.isEmpty == true { throw ValidationError("--module expects the name of a module") }
    if !(minimumDeploymentTarget >= 13) {
      throw ValidationError(
        "--minimum-deployment-target must be 13.0 or later; nibs for older systems cannot be written")
    }
  }

  func run() throws {
    guard document.paths.count == 1, let path = document.paths.first else {
      throw ValidationError("name one document")
    }
    do {
      let (folder, name) = target(path)
      let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      let compiled = try CompiledDocument(
        XMLTree(contentsOf: path), name: stem, targetModule: module, isLocalized: isLocalized(path))
      try write(compiled, folder)
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

  /// Whether a document's texts are looked up in tables of strings when the app runs.
  private func isLocalized(_ document: String) -> Bool {
    AbsolutePath(document).folder.text.hasByteSuffix("/Base.lproj")
  }

  /// The folder of the result, and the result's or the document's file name.
  private func target(_ document: String) -> (folder: String, name: String) {
    let path = AbsolutePath(compile ?? document)
    let name = path.text.split(separator: "/").last.map(String.init) ?? document
    return (output ?? path.folder.text, name)
  }

  private func write(_ compiled: CompiledDocument, _ output: String) throws {
    for file in compiled.files { try write(file.content, to: "\(output)/\(file.path)") }
    if let path = outputPartialInfoPlist { try write(Array(Self.emptyPropertyList.utf8), to: path) }
  }

  private func write(_ content: [UInt8], to path: String) throws {
    let file = FileReplacement(path: path, content: content, chosenBy: .option)
    if let failure = file.failureOfWriting(createsFolders: true) { throw failure }
  }

  private static let emptyPropertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict/>
    </plist>

    """
}
