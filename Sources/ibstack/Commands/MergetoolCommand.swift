import ArgumentParser
import Operations

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
