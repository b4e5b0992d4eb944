import ArgumentParser
import Operations

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
