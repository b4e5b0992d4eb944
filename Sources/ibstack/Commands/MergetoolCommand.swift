import ArgumentParser
import OperatingSystem
import Reports

struct MergetoolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mergetool",
    abstract: "Ask about the conflicts of documents that git could not merge.",
    discussion: """
      Shows one conflict at a time and asks which side the document gets. Marks a document as merged once all its
      conflicts are decided. Starts from the versions that git has, not from the file in the working tree.

        ibstack mergetool
        ibstack mergetool Base.lproj/Main.storyboard
      """)

  @Argument(help: "Documents with conflicts; all storyboards and xibs of the repository if there are none.")
  var paths: [PathArgument] = []

  func run() throws {
    do {
      for document in try UnmergedDocument.all(paths.expanded) {
        guard try decide(document) else { throw ExitCode(1) }
      }
    } catch let error as Git.Failure {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    }
  }

  /// - Returns: Whether the document is merged now.
  private func decide(_ document: UnmergedDocument) throws(Git.Failure) -> Bool {
    var tool = MergeTool(document)
    guard let (bytes, left) = tool.run() else { return false }
    let files = MergeFiles(document: document.path, path: document.path)
    do throws(InputFile.Failure) { try files.write(bytes, left, of: document.merge) } catch {
      throw Git.Failure(message: error.message)
    }
    guard left.isEmpty else {
      Terminal.complain("\(document.path): \(left.count) left")
      return false
    }
    try GitChange.add(document.file)
    Terminal.complain("\(document.path): merged")
    return true
  }
}
