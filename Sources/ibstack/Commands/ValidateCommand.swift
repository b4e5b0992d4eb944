import ArgumentParser
import Operations
import StackLint

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Validate documents, whatever the configuration.",
    discussion: """
      Reports errors in documents, layout and constraints, and what Xcode does not \
      open, ibtool does not compile or Interface Builder never writes. Looks at each document \
      on its own, and ignores suppressions. In CI, run ibstack lint instead: it \
      enforces these rules too, as the configuration sets them.

      Prints one line for each finding: path:line:column: severity: message [rule]. \
      On a terminal, also prints the source line.

        ibstack validate Base.lproj/Main.storyboard
        ibstack validate Sources --enable unread-attribute
        ibstack validate --format json - < Main.storyboard
        ibstack validate Main.storyboard --devices all --orientations all --text-sizes large,accessibility-large
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var output: FindingOutputOptions

  @Option(
    help: "Also enforce a rule that is off by default. ibstack rules lists them. Can be repeated.",
    completion: RuleArgument.optInCompletion, transform: RuleArgument.optInRule)
  var enable: [Rule] = []

  func run() throws {
    try ValidateRun(
      input.searched, options: input.layoutOptions(fonts), variants: input.variants, enabling: enable,
      output.reports(failing: FailureCondition())
    ).run()
  }
}
