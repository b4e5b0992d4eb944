public import ArgumentParser
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
  var ios: SystemVersionArgument?

  /// What was asked for.
  var choice: StackViewChoice { StackViewChoice(behavior: stackBehavior, iOSVersion: ios?.major) }
}

extension StackBehavior: ExpressibleByArgument {}

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
