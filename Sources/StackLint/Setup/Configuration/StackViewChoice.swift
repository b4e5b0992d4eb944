package import StackModel
import Support

/// The system whose layout a configuration or a command requests. Nil leaves a value to another one.
package struct StackViewChoice: Sendable {
  var behavior: StackBehavior?
  var iOSVersion: Int?
  /// The second number of the version of iOS; nil for the last one.
  var iOSMinor: Int?
  var macOSVersion: Int?
  var semantics: LayoutSemantics?

  package init(
    behavior: StackBehavior? = nil, iOSVersion: Int? = nil, iOSMinor: Int? = nil, macOSVersion: Int? = nil,
    semantics: LayoutSemantics? = nil
  ) {
    self.behavior = behavior
    (self.iOSVersion, self.iOSMinor) = (iOSVersion, iOSMinor)
    self.macOSVersion = macOSVersion
    self.semantics = semantics
  }

  /// This choice, overridden by a choice that takes precedence.
  func overridden(by other: StackViewChoice) -> StackViewChoice {
    StackViewChoice(
      behavior: other.behavior ?? behavior, iOSVersion: other.iOSVersion ?? iOSVersion,
      iOSMinor: other.iOSVersion == nil ? iOSMinor : other.iOSMinor,
      macOSVersion: other.macOSVersion ?? macOSVersion, semantics: other.semantics ?? semantics)
  }

  /// Makes documents be laid out with this behavior.
  package func apply(to options: inout LayoutOptions) {
    if let behavior { options.stackBehavior = behavior }
    if let iOSVersion { (options.iOSVersion, options.systems.iOSMinor) = (iOSVersion, iOSMinor) }
    if let macOSVersion { options.macOSVersion = macOSVersion }
    if let semantics { options.semantics = semantics }
  }
}

extension StackViewChoice {
  /// The choice as it is written in a configuration.
  var text: Escaped<YAMLScalar> {
    let behavior = behavior.map { "stack-behavior: \($0.rawValue)\n" as Escaped<YAMLScalar> }
    let minor: Escaped<YAMLScalar> = iOSMinor.map { ".\($0)" } ?? ""
    let version = iOSVersion.map { "ios: \($0)" + minor + "\n" as Escaped<YAMLScalar> }
    let macVersion = macOSVersion.map { "macos: \($0)\n" as Escaped<YAMLScalar> }
    let semantics = semantics.map { "semantics: \($0.rawValue)\n" as Escaped<YAMLScalar> }
    return [behavior, version, macVersion, semantics].compactMap { $0 }.joined()
  }

  /// The values of `stack-behavior`, `ios`, `macos` and `semantics` in a configuration.
  init(_ members: [String: ConfigurationNode]) {
    behavior = members["stack-behavior"].flatMap(Self.behavior)
    let version = members["ios"].flatMap { Self.version($0, "iOS", IOSVersion.majors, IOSVersion.init) }
    (iOSVersion, iOSMinor) = (version?.major, version?.minor)
    macOSVersion = members["macos"].flatMap { Self.version($0, "macOS", MacOSVersion.majors, MacOSVersion.init)?.major }
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

  private static func version<Version>(
    _ node: ConfigurationNode, _ system: String, _ majors: [Int], _ read: (String) -> Version?
  ) -> Version? {
    guard let word = node.word("a version of \(system), such as 26") else { return nil }
    if let version = read(word) { return version }
    let known = majors.map(String.init).joined(separator: ", ")
    node.complain("expected a version of \(system), one of \(known), found \"\(word)\"")
    return nil
  }
}
