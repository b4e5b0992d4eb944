import ArgumentParser
import DocumentMerge
import FileAccess
import XMLSource

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of a document that come from a third one.")

  @Argument(help: "The version that both sides come from.")
  var base: String

  @Argument(help: "The version to merge into; the result is written here.")
  var ours: String

  @Argument(help: "The version to merge.")
  var theirs: String

  func run() throws {
    let trees = try [base, ours, theirs].map { try XMLTree(contentsOf: $0) }
    let merge = try DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
    if let text = TextMerge.result(base: base, ours: ours, theirs: theirs), let tree = try? XMLTree(text, path: ours),
      merge.isRight(tree)
    {
      return try write(text)
    }
    let result = merge.result()
    try write(result.bytes)
    for conflict in result.conflicts {
      Terminal.complain("\(String(describing: conflict.subject))")
    }
    if !result.conflicts.isEmpty { throw ExitCode(1) }
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let failure = FileReplacement(path: ours, content: bytes).failureOfWriting() else { return }
    Terminal.complain("\(failure.message)")
    throw ExitCode(2)
  }
}
