import ArgumentParser
import ChangeReports
import DocumentDiff
import Escaping
import FileAccess
import XMLSource

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two versions of a document.")

  @Argument var old: String
  @Argument var new: String
  @Flag var all = false

  func run() throws {
    let diff = try DocumentDiff(old: XMLTree(contentsOf: old), new: XMLTree(contentsOf: new))
    for line in DiffReport(diff).lines(isColored: Terminal.isOutputColored, showsAll: all) {
      _ = Terminal.failureOfWriting(OutputText(line + "\n"))
    }
  }
}
