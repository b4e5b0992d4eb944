public import LayoutAnalysis
import StackModel

/// A document, or a part of one, that shows a rule.
///
/// The place of each finding is marked ⟦like this⟧. A bad example without marks is about the document as a whole.
public struct RuleExample: Sendable {
  /// The document that the text is part of.
  public enum Container: Sendable {
    /// Nothing: the text is a whole document, such as a stack definition.
    case whole
    /// An iOS `.xib`, whose objects it is.
    case xib
    /// An iOS storyboard, whose scenes it is.
    case storyboard
    /// A macOS `.xib`, whose objects it is.
    case macXib
    /// A file of the project that is not a document, such as a source file, with its path.
    case file(String)
  }

  /// The text, with its marks.
  public let markedText: String
  /// The document that the text is part of.
  public let container: Container
  /// Other files of the project, by their paths.
  public let beside: [String: String]
  /// Whether the rule finds nothing.
  public let isGood: Bool
  /// The devices and users that the document is laid out for; nil for its own canvas.
  public let variants: LayoutVariants?
  /// The options that a configuration sets.
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

  /// The project that the other files make; nil if there are none.
  public var project: ProjectIndex? { beside.isEmpty ? nil : ProjectIndex(ProjectFiles(beside)) }

  /// The text without marks.
  public var text: String { markedText.filter { $0 != "⟦" && $0 != "⟧" } }
}

extension RuleExample.Container {
  /// The document that a text is a part of.
  public func document(around text: String) -> String {
    switch self {
    case .whole, .file: text
    case .xib: Self.head("XIB") + "<objects>\n" + text + "\n</objects></document>\n"
    case .storyboard: Self.head("Storyboard.XIB") + "<scenes>\n" + text + "\n</scenes></document>\n"
    case .macXib: Self.macHead + "<objects>\n" + text + "\n</objects></document>\n"
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

/// Files of projects that examples of rules need.
enum ExampleProject {
  /// An Xcode project whose app has some files, and the property list `Info.plist`.
  static func app(listing names: [String]) -> [String: String] {
    let parts = names.enumerated().map { index, name in
      "B\(index) = {isa = PBXBuildFile; fileRef = F\(index);}; F\(index) = {isa = PBXFileReference; path = \"\(name)\";};"
    }
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T,);};
        G = {isa = PBXGroup; children = (\(names.indices.map { "F\($0)," }.joined()));};
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R,);
          buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (D,);};
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Info.plist;};};
        R = {isa = PBXResourcesBuildPhase; files = (\(names.indices.map { "B\($0)," }.joined()));};
        \(parts.joined(separator: "\n"))
      }; rootObject = P;}
      """
    return ["App.xcodeproj/project.pbxproj": project]
  }

  /// An information property list with one key.
  static func propertyList(_ key: String, _ value: String) -> String {
    """
    <plist version="1.0"><dict>
      <key>\(key)</key>
      <string>\(value)</string>
    </dict></plist>
    """
  }
}
