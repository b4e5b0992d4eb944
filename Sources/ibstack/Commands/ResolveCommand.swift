import ArgumentParser
import Operations

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
