public import NibDecoder

/// Options of a layout; nil for the document's own setting.
public struct LayoutOptions: Sendable {
  /// The device instead of the document's own.
  public var device: Device?
  /// The size of each top-level view instead of the device's screen.
  public var size: Size?
  /// The user's text size on iOS, instead of the one that Interface Builder's canvas shows: text styles follow it.
  public var contentSizeCategory: ContentSizeCategory?
  /// The language that an iOS document is shown in.
  public var language: LayoutLanguage
  /// Whether the user of an iOS device has turned Bold Text on.
  public var isTextBold: Bool
  /// Whose rules stack views follow.
  public var stackBehavior: StackBehavior
  /// The systems that lay out.
  package var systems: ChosenSystems
  /// Whether documents are laid out as Interface Builder's canvas shows them or as UIKit does when the app runs. If
  /// nil, documents of Interface Builder for iOS are laid out as at run time if a device, a version of iOS, a text
  /// size, a language or Bold Text is chosen, and otherwise as on the canvas; stack definitions and views made in code
  /// as at run time.
  public var semantics: LayoutSemantics?
  /// How large the content of views is.
  public var contentSizes: any ContentSizing
  /// Typefaces to measure text with before bundled tables are asked.
  public var fonts: FontCollection
  /// The texts of documents in other languages; nil if they only have their own.
  public var translations: (any TranslationSource)?

  /// Creates options.
  public init(
    device: Device? = nil, size: Size? = nil, contentSizeCategory: ContentSizeCategory? = nil,
    language: LayoutLanguage = .base, isTextBold: Bool = false, stackBehavior: StackBehavior = .uiKit,
    iOSVersion: Int? = nil, macOSVersion: Int? = nil, semantics: LayoutSemantics? = nil,
    contentSizes: any ContentSizing = InterfaceBuilderContentSizes(),
    fonts: FontCollection = FontCollection(), translations: (any TranslationSource)? = nil
  ) {
    self.device = device
    self.size = size
    self.contentSizeCategory = contentSizeCategory
    self.language = language
    self.isTextBold = isTextBold
    self.stackBehavior = stackBehavior
    systems = ChosenSystems(iOS: iOSVersion, macOS: macOSVersion)
    self.semantics = semantics
    self.contentSizes = contentSizes
    self.fonts = fonts
    self.translations = translations
  }
}

extension LayoutOptions {
  /// The major version of iOS or tvOS that lays out, such as 14. If nil, on the canvas the version that came with the
  /// Xcode that saved the document; at run time the newest, but stack views follow the deployment target that the
  /// document names.
  public var iOSVersion: Int? {
    get { systems.iOS }
    set { systems.iOS = newValue }
  }

  /// The major version of macOS whose controls documents for macOS are laid out with, such as 26; 10 for all before
  /// macOS 11. If nil, those of the version of Interface Builder that saved the document.
  public var macOSVersion: Int? {
    get { systems.macOS }
    set { systems.macOS = newValue }
  }

  /// Whether documents are laid out for what they were saved for, so that their stored frames can be compared.
  var keepsCanvas: Bool {
    size == nil && device == nil && contentSizeCategory == nil && language == .base && !isTextBold
      && stackBehavior == .uiKit && iOSVersion == nil && macOSVersion == nil && semantics != .runtime
  }
}

/// Whose rules stack views follow.
public enum StackBehavior: String, CaseIterable, Sendable {
  /// UIStackView's, its known bugs included.
  case uiKit = "uikit"
  /// FDStackView's: proportions that respect the spacing, hidden views that take no room across the axis, and distances
  /// that grow as far as they can.
  case fdStackView = "fdstackview"
}

/// The versions of systems that somebody chose to lay out for, and the design that an app has on them.
package struct ChosenSystems: Sendable {
  /// The major version of iOS or tvOS; nil for the document's own on the canvas, and the newest at run time.
  var iOS: Int?
  /// The second number of that version; nil for the last one.
  package var iOSMinor: Int?
  /// The major version of macOS; nil for that of Interface Builder.
  var macOS: Int?
  /// Whether iOS 26 and macOS 26 show the app with the design of iOS 18 and macOS 15, because its `Info.plist` sets
  /// `UIDesignRequiresCompatibility`. Later systems ignore that key.
  package var requiresCompatibility = false

  /// The version of iOS whose controls, bars and margins the app has; nil for the newest.
  var designOfIOS: Int? {
    hasCompatibleDesign(iOS ?? SystemVersion.newestMajor) ? SystemVersion.iOSBeforeNewDesign : iOS
  }

  /// Whether a view has default margins. Since iOS 27.1 only controllers' views and cells have.
  ///
  /// Source: Apple's release notes of iOS 27.2 beta 3, 186294594.
  var hasViewMargins: Bool {
    guard let iOS, iOS >= 27 else { return true }
    return iOS == 27 && iOSMinor == 0
  }

  /// The version of macOS whose controls the app has; nil for that of Interface Builder.
  var designOfMacOS: Int? { macOS.map { hasCompatibleDesign($0) ? SystemVersion.macOSBeforeNewDesign : $0 } }

  /// Whether a system shows the app with the design of the one before.
  package func hasCompatibleDesign(_ version: Int) -> Bool {
    requiresCompatibility && version == SystemVersion.newDesign
  }
}

/// Whose layout is computed: that of Interface Builder's canvas or that of an app that runs.
///
/// Documentation/Layout.md lists where the two differ, and which one holds if none is chosen.
public enum LayoutSemantics: String, CaseIterable, Sendable {
  /// What Interface Builder shows and stores: its version's controls, insets and margins, placeholders, and lengths for
  /// views that nothing sizes.
  case canvas
  /// What UIKit does when the app runs: on the device's own insets, with the controls of the version of iOS, and
  /// without what is there at design time only.
  case runtime
}

extension LayoutOptions {
  /// What holds if no semantics are chosen: an app runs on a device, on a version of a system, or for a user.
  func impliedSemantics(on platform: Platform) -> LayoutSemantics {
    let asksAboutApp =
      switch platform {
      case .iOS: device != nil || contentSizeCategory != nil || language != .base || isTextBold || iOSVersion != nil
      case .macOS: macOSVersion != nil
      default: false
      }
    return asksAboutApp ? .runtime : .canvas
  }
}

/// Where the texts of documents in other languages come from.
public protocol TranslationSource: Sendable {
  /// The languages into which a document is translated, such as `de` and `pt-BR`, in alphabetical order.
  func languages(ofDocument path: String) -> [String]

  /// The texts of a document in a language.
  ///
  /// - Parameter path: As the document was read.
  /// - Returns: The texts by their keys, such as `abc-12-xyz.text`; nil if the document is not translated into the language.
  func texts(ofDocument path: String, in language: String) -> [String: String]?

  /// The place of a text of an object in a language.
  ///
  /// - Parameters:
  ///   - id: The id of the object.
  ///   - path: As the document was read.
  /// - Returns: Such as `de.lproj/Main.strings:3:15`; nil if the object has no text in the language, or nobody knows where.
  func place(ofTextOf id: String, inDocument path: String, in language: String) -> FilePlace?
}

extension TranslationSource {
  /// Nil: nobody knows where.
  public func place(ofTextOf id: String, inDocument path: String, in language: String) -> FilePlace? { nil }
}

/// Tells layout how large the content of views is.
///
/// Pass your own to ``LayoutOptions`` if you know better than ``InterfaceBuilderContentSizes``: real fonts, images
/// that are not in the document, classes drawn in code.
public protocol ContentSizing: Sendable {
  /// The size that a view's content asks for, in points; nil on an axis without one.
  ///
  /// - Parameters:
  ///   - view: the view, its hugging and placeholder sizes not yet considered.
  ///   - settings: the document's platform, version and images.
  ///   - width: the width that the last pass gave the view, nil in the first: lines break there.
  func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize
}

/// The sizes that Interface Builder's canvas shows, as each view class knows them.
public struct InterfaceBuilderContentSizes: ContentSizing {
  /// Creates the standard sizes.
  public init() {}

  public func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    view.measuredContentSize(in: settings, width: width)
  }
}
