public import ArgumentParser
import StackLint
public import StackModel

/// Options for the system whose layout is computed.
struct StackViewOptions: ParsableArguments {
  @Option(help: "Rules that stack views follow: uikit (the default) or fdstackview.")
  var stackBehavior: StackBehavior?

  @Option(
    help: ArgumentHelp(
      "Version of iOS to lay out for, such as 14.",
      discussion:
        "The default is the newest version at run time. On the canvas, it is the version that came with the Xcode that saved the document.",
      valueName: "version"))
  var ios: IOSVersion?

  @Option(
    help: ArgumentHelp(
      "Version of macOS whose controls to lay out, such as 26.",
      discussion: "The default is the version that Interface Builder ran on when it saved the document.",
      valueName: "version"))
  var macos: MacOSVersion?

  @Option(
    help: ArgumentHelp(
      "Lay out as Interface Builder's canvas does or as UIKit does when the app runs: canvas or runtime.",
      discussion: "The default is runtime for devices, versions of iOS and users' settings, and canvas otherwise."))
  var semantics: LayoutSemantics?

  /// The requested system.
  var choice: StackViewChoice {
    StackViewChoice(
      behavior: stackBehavior, iOSVersion: ios?.major, iOSMinor: ios?.minor, macOSVersion: macos?.major,
      semantics: semantics)
  }
}

extension StackBehavior: ExpressibleByArgument {}
extension LayoutSemantics: ExpressibleByArgument {}

extension IOSVersion: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }

  static var allValueStrings: [String] { majors.map(String.init) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension MacOSVersion: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }

  static var allValueStrings: [String] { majors.map(String.init) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
