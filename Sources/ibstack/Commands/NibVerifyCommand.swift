import ArgumentParser
import Operations

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
