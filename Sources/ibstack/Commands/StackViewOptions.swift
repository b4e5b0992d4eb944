public import ArgumentParser
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
  var ios: SystemVersionArgument?

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

/// A version of iOS that has stack views, such as `14` or `14.5`.
struct SystemVersionArgument: ExpressibleByArgument {
  /// The first number, which alone matters.
  let major: Int

  init?(argument: String) {
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 2 ? UInt8($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, let first = numbers.first, first >= 9 else {
      return nil
    }
    major = Int(first)
  }
}
