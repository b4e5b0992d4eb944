import ArgumentParser
import Operations

struct NibDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare compiled nibs by what they mean.",
    discussion: """
      The order of tables, of keys and of lists that UIKit reads as a whole does not count, nor does the width of numbers. \
      Nibs of storyboards and bundles are compared with those of the same name.

        ibstack nib diff old/Main.storyboardc new/Main.storyboardc
        ibstack nib diff Xcode-15/Cell.nib Xcode-16/Cell.nib --exact

      \(ExitStatus.help("equal", found: "different", failed: "a file could not be read")).
      """)

  @Argument(help: "The nib, compiled storyboard or bundle to compare.")
  var old: PathArgument

  @Argument(help: "What to compare it with.")
  var new: PathArgument

  @Flag(help: "The types and widths of numbers count, too, and the classes that stand in for missing ones.")
  var exact = false

  func run() throws { try NibDiffRun(old: old.paths[0], new: new.paths[0], isExact: exact).run() }
}
