public import ArgumentParser
import LintSetup
public import StackModel

/// Whose layout is computed, and whose rules stack views follow.
struct StackViewOptions: ParsableArguments {
  @Option(help: "Whose rules stack views follow: uikit (the default) or fdstackview.")
  var stackBehavior: StackBehavior?

  @Option(
    help: ArgumentHelp(
      "Version of iOS that lays out, such as 14.",
      discussion: "The default is the newest at run time, and on the canvas that of the Xcode that saved the document.",
      valueName: "version"))
  var ios: IOSVersion?

  @Option(
    help: ArgumentHelp(
      "Lay out as Interface Builder's canvas does or as UIKit does when the app runs: canvas or runtime.",
      discussion: "The default is runtime on devices, versions of iOS and for users; otherwise canvas."))
  var semantics: LayoutSemantics?

  /// What was asked for.
  var choice: StackViewChoice {
    StackViewChoice(behavior: stackBehavior, iOSVersion: ios?.major, semantics: semantics)
  }
}

extension StackBehavior: ExpressibleByArgument {}
extension LayoutSemantics: ExpressibleByArgument {}

extension IOSVersion: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
