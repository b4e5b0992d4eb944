import ArgumentParser
import Operations
import StackLint
import StackModel
import Support

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Make a xib or a scene of a stack definition, or a definition of these.",
    usage: "ibstack convert [<options>] <document>",
    discussion: """
      A definition becomes a document as Xcode writes it, with the frames that the layout gives. A view of a xib or of a \
      scene becomes a definition. What the other format cannot hold is named on standard error, a line for each kind.

        ibstack convert form.xml --to Form.xib
        ibstack convert form.xml --to Main.storyboard --scene Form
        ibstack convert Main.storyboard --scene Form --to form.xml

      Ids follow from what the definition says, so that a small change keeps them. A scene is named by its controller's \
      storyboard identifier, class, label or id; the first one is taken of a storyboard that has only one. In a storyboard that \
      exists, the scene's view is replaced or a scene is added, and nothing else changes.

      \(ExitStatus.help(
        "converted", found: "the document has errors", failed: "a file could not be read or written")).
      """)

  @Argument(help: "A stack definition, .xib or .storyboard, or - for standard input.")
  var document: PathArgument

  @Option(
    help: ArgumentHelp("The file to write; without it, a xib or a definition is printed.", valueName: "path"),
    completion: .file(extensions: ["xib", "storyboard", "xml"]))
  var to: PathArgument?

  @Option(help: ArgumentHelp("The scene of the storyboard that is read or written.", valueName: "name"))
  var scene: String?

  @Option(
    help: "Device that the document is made for: \"iPhone 15\", or Interface Builder's id, retina6_12.",
    completion: .list(Device.knownIDs), transform: NamedValues.device)
  var device: Device?

  func validate() throws {
    guard let scene else { return }
    if scene.isEmpty { throw ValidationError("--scene expects a name") }
    if let target = to?.paths.first, target.hasByteSuffix(".xib") {
      throw ValidationError("a xib has no scenes; remove --scene, or name a storyboard instead of \(target)")
    }
  }

  func run() throws {
    guard document.paths.count == 1, let path = document.paths.first else {
      throw ValidationError("name one document")
    }
    try ConvertRun(path, to: to?.paths.first, scene: scene, device: device).run()
  }
}
