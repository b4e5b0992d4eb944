public import NibDecoder
public import StackModel

/// A document, or a part of one, that shows a rule.
///
/// Where a finding must land, the text is marked ⟦like this⟧; a bad one without marks is about the document as a whole.
public struct RuleExample: Sendable {
  /// What stands round the text.
  public enum Container: Sendable {
    /// Nothing: it is a whole document, such as a stack definition.
    case whole
    /// An iOS `.xib`, whose objects it is.
    case xib
    /// An iOS storyboard, whose scenes it is.
    case storyboard
    /// A macOS `.xib`, whose objects it is.
    case macXib
  }

  /// The text, with its marks.
  public let markedText: String
  /// What stands round it.
  public let container: Container
  /// Other files of the project, by their paths.
  public let beside: [String: String]
  /// Whether the rule has nothing to say.
  public let isGood: Bool
  /// The devices and users that it is laid out for; nil for its own canvas.
  public let variants: LayoutVariants?
  /// What a configuration sets, where the defaults would not do.
  public let options: [String: RuleOption.Value]
  /// The finding that a configuration suppresses.
  public let suppression: Suppression?

  /// A text in which the rule finds what is marked.
  static func bad(
    _ text: String, in container: Container = .whole, on variants: LayoutVariants? = nil,
    beside: [String: String] = [:],
    options: [String: RuleOption.Value] = [:], suppressing suppression: Suppression? = nil
  ) -> Self {
    Self(
      markedText: text, container: container, beside: beside, isGood: false, variants: variants, options: options,
      suppression: suppression)
  }

  /// A text in which the rule finds nothing.
  static func good(
    _ text: String, in container: Container = .whole, on variants: LayoutVariants? = nil,
    beside: [String: String] = [:],
    options: [String: RuleOption.Value] = [:], suppressing suppression: Suppression? = nil
  ) -> Self {
    Self(
      markedText: text, container: container, beside: beside, isGood: true, variants: variants, options: options,
      suppression: suppression)
  }

  /// The project that the other files make; nil where there are none.
  public var project: ProjectIndex? { beside.isEmpty ? nil : ProjectIndex(ProjectFiles(beside)) }

  /// The text as it stands in a document.
  public var text: String { markedText.filter { $0 != "⟦" && $0 != "⟧" } }

  /// What to put before and behind the text to make it a document.
  public var frame: (before: String, after: String) {
    switch container {
    case .whole: ("", "")
    case .xib: (Self.head("XIB") + "<objects>\n", "\n</objects></document>\n")
    case .storyboard: (Self.head("Storyboard.XIB") + "<scenes>\n", "\n</scenes></document>\n")
    case .macXib: (Self.macHead + "<objects>\n", "\n</objects></document>\n")
    }
  }

  private static func head(_ type: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>

    """
  }

  private static let macHead = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">

    """
}

extension RuleExample {
  /// What a rule finds in the example as a whole document, or why that cannot be read.
  public func diagnostics(of rule: Rule) -> [Diagnostic] {
    let (before, after) = frame
    do {
      let document = try LayoutDocument(Array((before + text + after).utf8), path: "example.xml")
      let survival = variants.map { document.survival(of: $0) }
      let linted = LintedDocument(document, survival: survival, project: project)
      if let suppression { return Self.diagnostics(of: suppression, in: linted, rule) }
      let found = Linter([ActiveRule(rule, options: options)]).diagnostics(linted)
      return found.filter { $0.ruleID == rule.id }
    } catch {
      return [error.diagnostic].filter { $0.ruleID == rule.id }
    }
  }

  /// What is wrong with a suppression is told in the configuration, so it has no place in the document.
  private static func diagnostics(
    of suppression: Suppression, in document: LintedDocument, _ rule: Rule
  ) -> [Diagnostic] {
    let linter = Linter(RuleCatalogue.rules.map { ActiveRule($0) }, suppressions: [suppression])
    let unused = linter.findings(document).suppressed.unused(suppression, judging: linter.ruleIDs)
    return unused.map { Diagnostic(rule.id, rule.severity, $0.message, range: nil) }
  }
}
