import ArgumentParser
import Operations
import StackModel

struct UpdateFramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-frames",
    abstract: "Correct misplaced frames in documents.",
    usage: "ibstack update-frames [<options>] <paths> ...",
    discussion: """
      Writes the computed frames of views that validate reports as misplaced-view. Changes only numbers of \
      <rect key="frame"> and removes misplaced="YES". Does not update views that are ambiguous, have conflicting \
      constraints, or depend on estimated sizes of text.

        ibstack update-frames MyApp --check
        ibstack update-frames Base.lproj/Main.storyboard
      """)

  @Argument(help: "Files or folders. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @OptionGroup var search: SearchOptions

  @OptionGroup var fonts: FontOptions

  @Flag(help: "List the frames that would change, write nothing, and exit with status 1 if there are any.")
  var check = false

  func run() throws {
    let options = LayoutOptions(fonts: try fonts.collection())
    try UpdateFramesRun(search.paths(paths), options: options, isCheck: check).run()
  }
}
