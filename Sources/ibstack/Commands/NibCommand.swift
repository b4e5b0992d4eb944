import ArgumentParser
import Operations

struct NibCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nib",
    abstract: "Show, compare and check compiled nibs.",
    discussion: """
      Reads what Interface Builder's compiler writes: nibs, compiled storyboards, and the apps, frameworks and .ipa files \
      that have them.

        ibstack nib dump Main.storyboardc
        ibstack nib diff old/Main.storyboardc new/Main.storyboardc
        ibstack nib verify App.ipa
      """,
    subcommands: [NibDumpCommand.self, NibDiffCommand.self, NibVerifyCommand.self, NibDecompileCommand.self])
}

struct NibDumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the objects of compiled nibs.",
    discussion: """
      Prints each object where it is first referred to; #1 stands for an object that is shown elsewhere. Leaves out what \
      nearly every object has; --all shows it.

        ibstack nib dump Main.storyboardc/BYZ-38-t0r-view-8bC-Xf-vdC.nib
        ibstack nib dump App.ipa --format json

      \(ExitStatus.help("printed", failed: "a file could not be read")).
      """)

  @Argument(help: "Nibs, compiled storyboards, bundles and .ipa files.")
  var paths: [PathArgument]

  @Option(help: "Output format: tree for people, json for programs.")
  var format: NibDumpRun.Format = .tree

  @Flag(help: "Show all keys with the types of their values.")
  var all = false

  func validate() throws {
    if all, format == .json { throw ValidationError("--format json shows all keys; leave out --all") }
  }

  func run() throws { try NibDumpRun(paths.expanded, format: format, showsAll: all).run() }
}

extension NibDumpRun.Format: ExpressibleByArgument {}

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

struct NibVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check the structure of compiled nibs.",
    discussion: """
      Looks for what UIKit would refuse or not find: references to objects that do not exist, classes of the app that are \
      not swapped in, nibs and controllers that are named and not there, objects that a nib expects and nobody hands in.

        ibstack nib verify App.app
        ibstack nib verify Main.storyboardc LaunchScreen.storyboardc

      \(ExitStatus.help("nothing found", found: "problems found", failed: "a file could not be read")).
      """)

  @Argument(help: "Nibs, compiled storyboards, bundles and .ipa files.")
  var paths: [PathArgument]

  func run() throws { try NibVerifyRun(paths.expanded).run() }
}

struct NibDecompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decompile",
    abstract: "Print the document that a compiled nib may have been made of.",
    discussion: """
      What the compiler leaves out is not there: ids, names that authors gave, simulated bars and devices, the sizes of \
      images. Layout and lint read compiled files as this document.

        ibstack nib decompile Main.storyboardc > Main.storyboard

      \(ExitStatus.help("printed", failed: "the file could not be read")).
      """)

  @Argument(help: "A nib or compiled storyboard.")
  var path: PathArgument

  func run() throws { try NibDecompileRun(path.paths[0]).run() }
}
