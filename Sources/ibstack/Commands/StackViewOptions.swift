public import ArgumentParser
import LintSetup
public import StackModel

/// Whose rules stack views follow.
struct StackViewOptions: ParsableArguments {
  @Option(help: "Whose rules stack views follow: uikit (the default) or fdstackview.")
  var stackBehavior: StackBehavior?

  @Option(
    help: ArgumentHelp(
      "Version of iOS whose stack views lay out, such as 14.",
      discussion: "The default is the newest for stack definitions, and for others that of the Xcode that saved them.",
      valueName: "version"))
  var ios: IOSVersion?

  /// What was asked for.
  var choice: StackViewChoice { StackViewChoice(behavior: stackBehavior, iOSVersion: ios?.major) }
}

extension StackBehavior: ExpressibleByArgument {}

extension IOSVersion: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
