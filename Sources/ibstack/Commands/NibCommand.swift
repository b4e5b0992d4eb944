import ArgumentParser

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
