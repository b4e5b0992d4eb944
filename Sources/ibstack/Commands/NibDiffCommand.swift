import ArgumentParser
import CompiledNib
import Escaping
import Reports

struct NibDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare compiled nibs by what they mean.",
    discussion: """
      The order of tables, of keys and of lists that UIKit reads as a whole does not count, nor does the width of numbers.
      Nibs of storyboards and bundles are compared with those of the same name.

        ibstack nib diff old/Main.storyboardc new/Main.storyboardc
        ibstack nib diff Xcode-15/Cell.nib Xcode-16/Cell.nib --exact

      Exit status: 0 equal, 1 different, 2 a file could not be read.
      """)

  @Argument(help: "The nib, compiled storyboard or bundle to compare.")
  var old: PathArgument

  @Argument(help: "What to compare it with.")
  var new: PathArgument

  @Flag(help: "The types and widths of numbers count, too, and the classes that stand in for missing ones.")
  var exact = false

  func run() throws {
    let (old, new) = (CompiledInputs(old.paths), CompiledInputs(new.paths))
    let (text, isEqual) = compare(old.graphs, self.old.paths[0], new.graphs, self.new.paths[0])
    try Printout(text).print()
    try old.conclude()
    try new.conclude()
    if !isEqual { throw ExitCode(1) }
  }

  private func compare(
    _ old: [CompiledInputs.Named], _ oldRoot: String, _ new: [CompiledInputs.Named], _ newRoot: String
  ) -> (Escaped<LogLine>, isEqual: Bool) {
    if old.count == 1, new.count == 1 {
      let differences = differences(old[0].graph, new[0].graph)
      return (NibDifferenceText(differences).text, differences.isEmpty)
    }
    let newByName = Dictionary(new.map { ($0.path.dropFirst(newRoot.count), $0.graph) }) { first, _ in first }
    let names = Set(old.map { $0.path.dropFirst(oldRoot.count) })
    var parts: [Escaped<LogLine>] = []
    for nib in old {
      guard let other = newByName[nib.path.dropFirst(oldRoot.count)] else {
        parts.append("\(nib.path): only in the old version\n")
        continue
      }
      let differences = differences(nib.graph, other)
      if !differences.isEmpty { parts.append("\(nib.path):\n" + NibDifferenceText(differences).text) }
    }
    for nib in new where !names.contains(nib.path.dropFirst(newRoot.count)) {
      parts.append("\(nib.path): only in the new version\n")
    }
    return (parts.joined(separator: "\n"), parts.isEmpty)
  }

  private func differences(_ old: ObjectGraph, _ new: ObjectGraph) -> [GraphDifference] {
    GraphComparison(old, new, types: exact ? .exact : .converted).differences
  }
}
