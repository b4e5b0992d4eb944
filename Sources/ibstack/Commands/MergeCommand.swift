import ArgumentParser
import Operations

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the changes of two sides to a document.",
    usage: "ibstack merge [<options>] <base> <ours> <theirs>",
    discussion: """
      Merges by objects, attributes and lists what git merges by lines. Writes the result into OURS. Where both sides \
      changed the same thing, the document keeps ours and can be opened; the conflicts are listed, also in \
      OURS.ibstack-conflicts.

      With --install, git merges the storyboards and xibs of the repository so. After a merge with conflicts, decide them \
      with ibstack mergetool or in Xcode, and mark the documents as merged with --continue.

        ibstack merge --install
        ibstack merge base.storyboard Main.storyboard theirs.storyboard
        ibstack merge --continue

      \(ExitStatus.help(
        "merged", found: "conflicts",
        failed: "a file could not be read, merged or written; OURS is as it was")).
      """)

  @Argument(help: "The version that both sides come from.", completion: .file())
  var base: String?

  @Argument(help: "The version to merge into; the result is written here.", completion: .file())
  var ours: String?

  @Argument(help: "The version to merge.", completion: .file())
  var theirs: String?

  @Argument(help: "The length of conflict markers, as git passes it.")
  var markerSize: Int?

  @Argument(help: "The path of the document in its repository, as git passes it.", completion: .file())
  var path: String?

  @Option(help: "What a document with conflicts holds: ours, or markers around the lines that differ.")
  var conflictStyle: ConflictStyle = .ours

  @Flag(help: "Make ibstack the merge driver of this repository: writes .gitattributes and git's configuration.")
  var install = false

  @Flag(
    name: .customLong("continue"),
    help: "Check the documents that git could not merge, and mark them as merged if nothing of either side is lost.")
  var continues = false

  @Flag(help: "With --continue: mark documents as merged that lost changes, too.")
  var force = false

  @Flag(help: "Also print what was settled by rule, such as frames and versions.")
  var verbose = false

  func validate() throws {
    guard install || continues else {
      guard base != nil, ours != nil, theirs != nil else {
        throw ValidationError("merge needs three versions: BASE OURS THEIRS")
      }
      return try validateMarkers()
    }
    guard base == nil, install != continues else {
      throw ValidationError("--install and --continue stand alone")
    }
  }

  private func validateMarkers() throws {
    if let markerSize, !(1...1000).contains(markerSize) {
      throw ValidationError("the length of conflict markers must be from 1 to 1000")
    }
  }

  func run() throws {
    if install { return try MergeDriver.install() }
    if continues { return try MergeConclusion(force: force).run() }
    guard let base, let ours, let theirs else { return }
    try MergeRun(
      base: base, ours: ours, theirs: theirs, path: path, markerSize: markerSize ?? 7, style: conflictStyle,
      isVerbose: verbose
    ).run()
  }
}

extension ConflictStyle: ExpressibleByArgument {}

struct MergetoolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mergetool",
    abstract: "Ask about the conflicts of documents that git could not merge.",
    discussion: """
      Shows one conflict at a time and asks which side the document gets. Marks a document as merged once all its \
      conflicts are decided. Starts from the versions that git has, not from the file in the working tree.

        ibstack mergetool
        ibstack mergetool Base.lproj/Main.storyboard
      """)

  @Argument(help: "Documents with conflicts; all storyboards and xibs of the repository if there are none.")
  var paths: [PathArgument] = []

  func run() throws { try MergetoolRun(paths.expanded).run() }
}

struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Merge documents again that hold conflict markers.",
    discussion: """
      Takes the versions that git has of a document with conflicts, merges them by objects and writes the result over the \
      document with markers. Marks it as merged if no conflict is left; otherwise the document has ours where a person \
      must decide, can be opened, and the conflicts are listed. A document that was added or committed with its markers is \
      merged if they have the base, as git writes it with merge.conflictStyle diff3 or zdiff3.

        ibstack resolve Base.lproj/Main.storyboard
      """)

  @Argument(help: "Documents with conflict markers; all storyboards and xibs of the repository if there are none.")
  var paths: [PathArgument] = []

  @Flag(help: "Also print what was settled by rule, such as frames and versions.")
  var verbose = false

  func run() throws { try ResolveRun(paths.expanded, isVerbose: verbose).run() }
}
