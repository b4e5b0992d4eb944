package import Escaping
package import StackModel

/// The system whose layout a configuration or a command requests. Nil leaves a value to another one.
package struct StackViewChoice: Sendable {
  package var behavior: StackBehavior?
  package var iOSVersion: Int?
  package var semantics: LayoutSemantics?

  package init(behavior: StackBehavior? = nil, iOSVersion: Int? = nil, semantics: LayoutSemantics? = nil) {
    self.behavior = behavior
    self.iOSVersion = iOSVersion
    self.semantics = semantics
  }

  /// This choice, overridden by a choice that takes precedence.
  package func overridden(by other: StackViewChoice) -> StackViewChoice {
    StackViewChoice(
      behavior: other.behavior ?? behavior, iOSVersion: other.iOSVersion ?? iOSVersion,
      semantics: other.semantics ?? semantics)
  }

  /// Makes documents be laid out with this behavior.
  package func apply(to options: inout LayoutOptions) {
    if let behavior { options.stackBehavior = behavior }
    if let iOSVersion { options.iOSVersion = iOSVersion }
    if let semantics { options.semantics = semantics }
  }
}

extension StackViewChoice {
  /// The choice as it is written in a configuration.
  package var text: Escaped<YAMLScalar> {
    let behavior = behavior.map { "stack-behavior: \($0.rawValue)\n" as Escaped<YAMLScalar> }
    let version = iOSVersion.map { "ios: \($0)\n" as Escaped<YAMLScalar> }
    let semantics = semantics.map { "semantics: \($0.rawValue)\n" as Escaped<YAMLScalar> }
    return [behavior, version, semantics].compactMap { $0 }.joined()
  }

  /// The values of `stack-behavior` and `ios` in a configuration.
  init(_ members: [String: ConfigurationNode]) {
    behavior = members["stack-behavior"].flatMap(Self.behavior)
    iOSVersion = members["ios"].flatMap(Self.version)
    semantics = members["semantics"].flatMap(Self.semantics)
  }

  private static func behavior(_ node: ConfigurationNode) -> StackBehavior? {
    let names = StackBehavior.allCases.map(\.rawValue)
    guard let word = node.word("the rules that stack views follow: \(names.joined(separator: " or "))") else {
      return nil
    }
    if let behavior = StackBehavior(rawValue: word) { return behavior }
    node.complainUnknown("stack behavior", word, among: names)
    return nil
  }

  private static func semantics(_ node: ConfigurationNode) -> LayoutSemantics? {
    let names = LayoutSemantics.allCases.map(\.rawValue)
    guard let word = node.word("the layout to compute: \(names.joined(separator: " or "))") else { return nil }
    if let semantics = LayoutSemantics(rawValue: word) { return semantics }
    node.complainUnknown("semantics", word, among: names)
    return nil
  }

  private static func version(_ node: ConfigurationNode) -> Int? {
    guard let word = node.word("a version of iOS such as 14") else { return nil }
    if let version = IOSVersion(word) { return version.major }
    node.complain("expected a version of iOS from 9 on, such as 14, found \"\(word)\"")
    return nil
  }
}
