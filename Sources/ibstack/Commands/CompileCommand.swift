import ArgumentParser
import Operations
import Support

struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a storyboard or xib to nibs.",
    usage: "ibstack compile [<options>] <document>",
    discussion: """
      Writes what Interface Builder's compiler is known to write, for iOS 13 and later. An element, attribute or value whose \
      compiled form is not known is an error with its place, and nothing is written. The result was never tried on a device.

      The texts of a document in Base.lproj are looked up in the app's tables of strings.

        ibstack compile LaunchScreen.storyboard --output Build/App.app
        ibstack compile Base.lproj/Main.storyboard --module Weather --output Build/App.app/Base.lproj

      \(ExitStatus.help("compiled", failed: "something cannot be compiled, read or written")).
      """)

  @Argument(help: "The .storyboard or .xib file to compile.")
  var document: PathArgument

  @Option(
    help: ArgumentHelp("The folder that the .nib or .storyboardc is put in.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp("The .nib or .storyboardc to write, in place of --output, as for ibtool.", valueName: "path"),
    completion: .file())
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
    help: ArgumentHelp("The property list to write for Xcode's builds: an empty dictionary.", valueName: "path"),
    completion: .file())
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
    let target = compile.map { CompileRun.Target.path($0) } ?? output.map { .folder($0) }
    guard let target else { return }
    try CompileRun(path, to: target, module: module, propertyList: outputPartialInfoPlist).run()
  }
}
