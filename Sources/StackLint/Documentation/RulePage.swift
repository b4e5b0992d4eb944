import EmbeddedFiles
package import StackModel
import Support

/// The description of a rule, in Markdown that is also legible in a terminal.
public struct RulePage {
  private let rule: Rule

  /// Creates the description of a rule.
  public init(_ rule: Rule) { self.rule = rule }

  /// The description, with a heading of the given level.
  ///
  /// - Parameters:
  ///   - pictures: The folder of the rules' pictures; nil for none.
  ///   - isBrief: Whether one example of each kind is enough, beside those that need a setting.
  public func markdown(headingLevel: Int = 1, pictures: String? = nil, isBrief: Bool = false) -> String {
    var parts = ["\(String(repeating: "#", count: headingLevel)) \(rule.id)", "\(rule.summary). \(standing)."]
    parts.append(rule.rationale)
    if !rule.options.isEmpty { parts.append(options) }
    let picture = pictures.flatMap(image)
    parts += examples(areGood: false, isBrief).enumerated().map { index, example in
      let reported = ["Reported\(setting(example)):", code(example), index == 0 ? picture : nil, messages(example)]
      return reported.compactMap(\.self).joined(separator: "\n\n")
    }
    parts += examples(areGood: true, isBrief).map { "Not reported\(setting($0)):\n\n\(code($0))" }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func examples(areGood: Bool, _ isBrief: Bool) -> [RuleExample] {
    let examples = rule.examples.filter { $0.isGood == areGood }
    return isBrief ? examples.prefix(1) + examples.dropFirst().filter { !setting($0).isEmpty } : examples
  }

  private var standing: String {
    let severity = rule.severity == .error ? "An error" : "A \(rule.severity.rawValue)"
    return severity + (rule.isOptIn ? ", off by default" : "")
  }

  private func image(in folder: String) -> String? {
    guard rule.picture != nil else { return nil }
    return "![\(rule.summary.filter { $0 != "`" })](\(folder)/\(rule.pictureName))"
  }

  private var options: String {
    rule.options.map { "- `\($0.name)`: \($0.explanation). The default is `\($0.defaultValue.text)`." }.joined(
      separator: "\n")
  }

  /// The configuration that an example needs.
  private func setting(_ example: RuleExample) -> String {
    let options = example.options.sorted { $0.key < $1.key }.map { "`\($0.key): \($0.value.text)`" }
    let settings = options + (example.suppression.map { ["`suppress: [\($0.text)]`"] } ?? [])
    return settings.isEmpty ? "" : " with " + settings.joined(separator: ", ")
  }

  private func code(_ example: RuleExample) -> String {
    let files = example.beside.sorted { $0.key < $1.key }
    // Nobody reads what Xcode writes into a project.
    let isShown = { (file: (key: String, value: String)) in !file.value.isEmpty && !file.key.hasByteSuffix(".pbxproj") }
    let others = files.filter(isShown).map { "`\($0.key)`:\n\n```\n\($0.value)\n```\n\n" }
    let names = files.filter { !isShown($0) }.map { "`\($0.key)`" }
    let there = names.isEmpty ? "" : "In a project with \(names.joined(separator: ", ")):\n\n"
    return there + block(example) + (others.isEmpty ? "" : "\n\n" + others.joined().dropLast(2))
  }

  private func block(_ example: RuleExample) -> String {
    guard case .file(let path) = example.container else { return "```xml\n\(example.text)\n```" }
    return "`\(path)`:\n\n```\(path.hasByteSuffix(".swift") ? "swift" : "")\n\(example.text)\n```"
  }

  private func messages(_ example: RuleExample) -> String {
    example.diagnostics(of: rule).map { "- \($0.message)" }.joined(separator: "\n")
  }
}

extension Suppression {
  /// As a configuration would give it.
  fileprivate var text: String {
    let rules = rules.map { ", rules: [\($0.sorted().joined(separator: ", "))]" } ?? ""
    return "{object: \(objectID ?? "")\(rules), reason: \(reason)}"
  }
}

extension RuleOption.Value {
  /// As a configuration would give it.
  var text: String {
    switch self {
    case .number(let number): number.short
    case .flag(let flag): "\(flag)"
    case .words(let words): "[\(words.joined(separator: ", "))]"
    case .table(let table):
      "{" + table.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.words($0.value).text)" }.joined(separator: ", ")
        + "}"
    }
  }
}

/// Where rules are described: on the page of the repository that a release is built in, as it is at the release's tag.
package struct RuleLinks: Sendable {
  private let page: String?

  /// Creates the links of a version.
  ///
  /// - Parameter repository: Its owner and name on GitHub; empty for a build that is no release, which has no page.
  package init(version: String, repository: String = Self.ownRepository) {
    page = repository.isEmpty ? nil : "https://github.com/\(repository)/blob/v\(version)/Documentation/Rules.md"
  }

  /// The repository that the program was built in.
  package static let ownRepository = String(
    decoding: UnsafeBufferPointer(start: EmbeddedRepository.bytes, count: EmbeddedRepository.count), as: UTF8.self)

  /// The address of a rule's description; nil without a page, and for what is no rule.
  package subscript(ruleID: String) -> String? {
    RuleCatalog.rule(ruleID) == nil ? nil : page.map { "\($0)#\(ruleID)" }
  }
}

/// How the first example of a rule is drawn on the rule's page. Only rules that are about what people see have a picture.
package struct ExamplePicture: Sendable {
  /// The size of the screen; nil for the example's own.
  package let canvas: Size?

  private init(_ width: Double, _ height: Double) { canvas = Size(width: width, height: height) }

  private init() { canvas = nil }

  fileprivate static let all: [String: ExamplePicture] = [
    "ambiguous-layout": ExamplePicture(160, 64), "baseline-alignment-in-vertical-stack": ExamplePicture(200, 64),
    "clipped-text": ExamplePicture(), "conflicting-constraints": ExamplePicture(),
    "constraint-never-binds": ExamplePicture(160, 64), "content-priority-tie": ExamplePicture(),
    "contradicting-constraints": ExamplePicture(160, 64), "custom-spacing-repeats-spacing": ExamplePicture(160, 48),
    "duplicate-constraint": ExamplePicture(160, 64), "fill-proportionally-with-spacing": ExamplePicture(),
    "fixed-size-text": ExamplePicture(200, 64), "hidden-tallest-view-keeps-height": ExamplePicture(),
    "missing-trailing-on-text": ExamplePicture(200, 64), "overlapping-views": ExamplePicture(),
    "single-child-stack": ExamplePicture(160, 64), "stack-inside-identical-stack": ExamplePicture(160, 96),
    "tap-target-under-44-points": ExamplePicture(), "view-outside-superview": ExamplePicture(),
  ]
}

extension Rule {
  /// How the first example is drawn; nil for a rule without a picture.
  package var picture: ExamplePicture? { ExamplePicture.all[id] }

  /// The name of the picture's file.
  package var pictureName: String { "\(id).svg" }
}
