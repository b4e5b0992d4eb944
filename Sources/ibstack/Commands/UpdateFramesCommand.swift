import ArgumentParser
import FileAccess
import StackModel

struct UpdateFramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-frames",
    abstract: "Write the frames that constraints give into documents.",
    discussion: """
      Puts the views right that validate calls misplaced-view, and changes nothing else: numbers of <rect key="frame">, and
      misplaced="YES" goes. Views that are ambiguous, in conflict, or as large as text whose size is estimated stay.

        ibstack update-frames MyApp --dry-run
        ibstack update-frames Base.lproj/Main.storyboard
      """)

  @Argument(help: "Files, or folders, which are searched for .storyboard and .xib.")
  var paths: [PathArgument]

  @OptionGroup var fonts: FontOptions

  @Flag(help: "Print what would change, and write nothing.")
  var dryRun = false

  @Flag(help: "The same, and end with status 1 where something would change.")
  var check = false

  func run() throws {
    let options = LayoutOptions(fonts: try fonts.collection())
    let count = Locked(UpdateCount())
    let writes = !dryRun && !check
    try DocumentRun(paths: paths.expanded).process(
      summary: { count.withLock { $0.text(isDone: writes) } },
      { bytes, path in
        let (part, frames) = FrameUpdating(bytes, path: path, options: options).part(writes: writes)
        count.withLock { $0.add(frames) }
        return part
      })
    if check, count.withLock({ $0.frames > 0 }) { throw ExitCode(1) }
  }
}
