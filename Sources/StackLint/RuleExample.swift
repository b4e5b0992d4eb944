/// A document, or a part of one, that shows a rule.
///
/// Where a finding must land, the text is marked ⟦like this⟧.
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
  /// Whether the rule has nothing to say.
  public let isGood: Bool

  /// A text in which the rule finds what is marked.
  static func bad(_ text: String, in container: Container = .whole) -> Self {
    Self(markedText: text, container: container, isGood: false)
  }

  /// A text in which the rule finds nothing.
  static func good(_ text: String, in container: Container = .whole) -> Self {
    Self(markedText: text, container: container, isGood: true)
  }

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
