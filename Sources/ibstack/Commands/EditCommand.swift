import ArgumentParser
import Operations
import StackModel
import Support

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Make edits of the objects of a document, with proof that the layout holds.",
    usage: """
      ibstack edit [<options>] <file> set <object> <name>=<value> ...
      ibstack edit [<options>] <file> unset <object> <name> ...
      ibstack edit [<options>] <file> add <element> --in <view> [--at <index>]
      ibstack edit [<options>] <file> move <view> [--in <view>] [--at <index>]
      ibstack edit [<options>] <file> remove <object> ...
      ibstack edit [<options>] <file> wrap <view> ... [--axis <axis>]
      ibstack edit [<options>] <file> unwrap <view>
      ibstack edit [<options>] <file> extract <scene> --to <path>
      """,
    discussion: """
      An object is named by its id, its label or its class, or as findings name it: 'label "Hello"'. What is not named stays \
      as it is, byte for byte. Prints what changed, and which views lie elsewhere.

        ibstack edit Main.storyboard set "Sign in" enabled=NO fontDescription.pointSize=20
        ibstack edit Main.storyboard remove abc-12-xyz

      set writes an attribute as Xcode does, and unset removes it. remove takes constraints, connections and gesture \
      recognizers along. An edit is refused, with the reason, if validate would find something more, or if constraints would \
      leave a length open that they determined.

      \(ExitStatus.help(
        "edited", found: "the edit was refused",
        failed: "a file could not be read or written")).
      """)

  @Argument(help: "Document to edit.", completion: .file(extensions: ["storyboard", "xib"]))
  var file: String

  @Argument(
    help: ArgumentHelp("What to do, and what with.", valueName: "operation"),
    completion: .list(EditWords.operations))
  var words: [String]

  @Option(
    name: .customLong("in"), help: ArgumentHelp("The view that holds what is added or moved.", valueName: "view"))
  var holder: String?

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp("The place among its subviews, from 0; the last one without it.", valueName: "index"))
  var index: Int?

  @Option(help: "Axis of the stack view that wrap makes: horizontal or vertical. The default is that of the views.")
  var axis: Axis?

  @Option(
    help: ArgumentHelp("The storyboard that extract makes.", valueName: "path"),
    completion: .file(extensions: ["storyboard"]))
  var to: String?

  @Flag(help: "Print the change as a diff, and write nothing.")
  var diff = false

  @Flag(help: "Make the edit although lengths become open, or views move that are to stay.")
  var unsafe = false

  func run() throws {
    let operation: EditOperation
    let words = EditWords(words, holder: holder, index: index, axis: axis, target: to)
    do { operation = try words.operation() } catch { throw ValidationError("\(error)") }
    try EditRun(file, operation, isDiff: diff, isUnsafe: unsafe).run()
  }
}
