public import NibDecoder

/// The settings in a document's head and resources that affect layout.
public struct DocumentSettings {
  /// The platform.
  public let platform: Platform
  /// The version of Interface Builder that saved the document; the newest for stack definitions and views made in code.
  package let interfaceBuilderVersion: InterfaceBuilderVersion
  /// The number of the version of Interface Builder that saved the document, such as 21701; 99999 for stack definitions
  /// and views made in code.
  public var toolsVersion: Int { interfaceBuilderVersion.number }
  /// Whether constraints lay the document out at all, or only autoresizing masks.
  public let usesAutoLayout: Bool
  /// Whether safe areas are used rather than top and bottom layout guides.
  public let usesSafeAreas: Bool
  /// Whether it is a launch screen.
  public let isLaunchScreen: Bool
  /// The device on the canvas; nil in documents older than Xcode 8.
  public private(set) var device: Device?
  /// What text is measured with. Only on iOS does it follow the user's text size, language and Bold Text.
  public package(set) var text: TextEnvironment
  /// The major version of iOS or tvOS whose stack views lay out.
  package var iOSVersion: Int { systems.iOS ?? ownVersion }
  /// Whether a view that is no controller's has default margins.
  var hasViewMargins: Bool { semantics != .runtime || platform != .iOS || systems.hasViewMargins }
  private var systems = ChosenSystems()
  /// Whether layout is that of Interface Builder's canvas or that of an app that runs.
  public private(set) var semantics = LayoutSemantics.runtime
  /// The version of Interface Builder whose facts hold: at run time the one that came with the version of iOS, and on macOS
  /// the one that has the controls of the chosen version.
  private var factVersion = InterfaceBuilderVersion.newest
  /// The macOS that the document was saved on, as its images tell; nil without such an image, and where another is chosen.
  var appKitHost: AppKitHost? {
    platform == .macOS && factVersion.isThat(ofDocument: interfaceBuilderVersion) ? resources.appKitHost : nil
  }
  /// Whether bars are those of iOS 26: glass around their buttons, and nothing behind them.
  package var hasGlassBars: Bool { platform == .iOS && factVersion >= .xcode26 }
  /// Natural sizes of images by name, in points; on iOS and tvOS without Apple's symbols.
  public var imageSizes: [String: Size] { resources.imageSizes }
  /// Sizes of Apple's symbols by name as the resources give them: only their proportions mean something.
  package var symbolProportions: [String: Size] { resources.symbolProportions }

  /// Whether the resources have a symbol of Apple's by a name.
  package func hasSymbol(named name: String) -> Bool { symbolProportions[name] != nil }
  /// Device pixels per point.
  public var scale: Double { device?.scale ?? (platform == .tvOS ? 1 : 2) }
  /// Whether the document was written by hand, or the views were made in code: then no version of Interface Builder has
  /// shown it, and what is left out has other defaults.
  public let isStackDefinition: Bool

  private var contentSizes: any ContentSizing { resources.contentSizes }

  private var resources: Resources

  /// What never changes after the document is read, so that a copy of settings copies only a reference.
  private final class Resources {
    let imageSizes: [String: Size]
    let symbolProportions: [String: Size]
    let appKitHost: AppKitHost?
    let contentSizes: any ContentSizing
    /// The device that the document names.
    let ownDevice: Device?
    /// The oldest version of iOS or tvOS that the document names.
    let deploymentTarget: Int?

    init(
      images: [String: Size] = [:], symbols: [String: Size] = [:], ownDevice: Device?,
      deploymentTarget: Int? = nil, options: LayoutOptions
    ) {
      imageSizes = images
      symbolProportions = symbols
      appKitHost = AppKitHost(imageSizes: images)
      contentSizes = options.contentSizes
      self.ownDevice = ownDevice
      self.deploymentTarget = deploymentTarget
    }

    init(_ other: Resources, contentSizes: any ContentSizing) {
      imageSizes = other.imageSizes
      symbolProportions = other.symbolProportions
      appKitHost = other.appKitHost
      self.contentSizes = contentSizes
      ownDevice = other.ownDevice
      deploymentTarget = other.deploymentTarget
    }
  }

  /// Settings for views made in code, on the newest version of iOS.
  init(options: LayoutOptions) {
    platform = .iOS
    isStackDefinition = true
    interfaceBuilderVersion = .newest
    usesAutoLayout = true
    usesSafeAreas = true
    isLaunchScreen = false
    resources = Resources(ownDevice: .standard, options: options)
    text = TextEnvironment(fonts: options.fonts)
    choose(options)
  }

  init(coder: NibCoder, options: LayoutOptions) {
    let kind = coder.document.kind
    platform = kind.platform
    isStackDefinition = kind == .stackDefinition
    interfaceBuilderVersion = InterfaceBuilderVersion(coder: coder)
    usesAutoLayout = isStackDefinition || coder.decodeBool(forKey: "useAutolayout") ?? (platform == .macOS)
    usesSafeAreas = isStackDefinition || coder.bool(forKey: "useSafeAreas")
    isLaunchScreen = coder.bool(forKey: "launchScreen")
    let (images, symbols) = Self.decodeImageSizes(coder, platform)
    resources = Resources(
      images: images, symbols: symbols, ownDevice: Device(coder: coder) ?? (isStackDefinition ? .standard : nil),
      deploymentTarget: Self.decodeDeploymentTarget(coder), options: options)
    text = TextEnvironment(fonts: options.fonts)
    choose(options)
  }

  /// The screen that stored frames belong to; nil on another device than the document's own.
  var screenOfFrames: Size? { device == resources.ownDevice ? device?.size : nil }

  /// The screen for which a stack definition without a size of its own is written; nil for other documents.
  var screenOfDefinition: Size? { isStackDefinition ? resources.ownDevice?.size : nil }

  /// The same document with contents of other sizes.
  func measured(by contentSizes: any ContentSizing) -> DocumentSettings {
    var settings = self
    settings.resources = Resources(resources, contentSizes: contentSizes)
    return settings
  }

  /// The same document on the device and for the user of other options.
  package func with(_ options: LayoutOptions) -> DocumentSettings {
    var settings = self
    settings.choose(options)
    return settings
  }

  private mutating func choose(_ options: LayoutOptions) {
    device = options.device ?? resources.ownDevice
    semantics =
      options.semantics ?? (isStackDefinition ? .runtime : options.impliedSemantics(on: platform))
    systems = options.systems
    let isRunning = semantics == .runtime && platform == .iOS
    let ofMac = platform == .macOS ? options.systems.designOfMacOS.map(InterfaceBuilderVersion.ofSystem(macOS:)) : nil
    factVersion = isRunning ? .ofSystem(iOS: options.systems.designOfIOS) : ofMac ?? interfaceBuilderVersion
    chooseText(options)
  }

  private mutating func chooseText(_ options: LayoutOptions) {
    text.displayScale = scale
    let font = self[TextFacts.systemFont]
    text.systemFont = platform == .macOS ? font.onMac : font
    text.textStyleSizes = textStyleSizes
    guard platform != .tvOS else { return }
    text.language = options.language
    guard platform == .iOS else { return }
    text.contentSizeCategory = options.contentSizeCategory
    text.isTextBold = options.isTextBold
  }

  private var textStyleSizes: TextStyleSizes {
    if platform == .tvOS { return .television }
    if platform == .macOS { return .desktop }
    if self[TextFacts.titlesAreSmall] { return .smallTitles }
    return self[TextFacts.isExtraSmall] ? .extraSmall : .standard
  }

  private var ownVersion: Int {
    if isStackDefinition { return StackVersion.newest }
    if semantics == .canvas { return StackViewFacts.iOSVersion[interfaceBuilderVersion] }
    return resources.deploymentTarget ?? StackVersion.newest
  }

  /// The major version in `<deployment version="4352" identifier="iOS"/>`.
  private static func decodeDeploymentTarget(_ coder: NibCoder) -> Int? {
    let dependencies = coder.childCoders(named: ["dependencies"])
    let deployments = dependencies.flatMap { $0.childCoders(named: ["deployment"]) }
    let targets = deployments.compactMap { deployment -> Int? in
      guard deployment.decodeString(forKey: "identifier") != "macosx",
        let code = deployment.decodeInteger(forKey: "version"), (0...0xFFFF).contains(code)
      else { return nil }
      return SystemVersion(hexadecimalCode: code).major
    }
    return targets.first
  }

  /// Sizes of the images in the resources, and those of Apple's symbols: on macOS, symbols are images of these sizes.
  private static func decodeImageSizes(
    _ coder: NibCoder, _ platform: Platform
  ) -> (images: [String: Size], symbols: [String: Size]) {
    var (images, symbols): ([String: Size], [String: Size]) = ([:], [:])
    for resource in coder.coders(in: "resources") where resource.elementName == "image" {
      let isSymbol = resource.decodeString(forKey: "catalog") == "system"
      guard let name = resource.decodeString(forKey: "name"), let width = resource.decodeLength(forKey: "width"),
        let height = resource.decodeLength(forKey: "height")
      else { continue }
      let size = Size(width: width, height: height)
      // Of an image that was not there to be measured.
      if width == 0, height == 0 { continue }
      if isSymbol { symbols[name] = size }
      if !isSymbol || platform == .macOS { images[name] = size }
    }
    return (images, symbols)
  }
}

extension DocumentSettings {
  /// What the caller's content sizes say of a view.
  func contentSize(of view: View, width: Double?) -> IntrinsicSize {
    contentSizes.contentSize(of: view, in: self, width: width)
  }

  /// The length of a view without content along an axis, where Interface Builder's canvas shows one.
  func canvasLength(_ length: Double, of view: View, _ axis: Axis) -> Double {
    (contentSizes as? any CanvasSizing)?.canvasLength(length, of: view, axis) ?? length
  }

  /// Whether sizes of content follow from the document, device and user alone: a caller's own may depend on anything.
  var hasStandardContentSizes: Bool { contentSizes is InterfaceBuilderContentSizes }

  /// What text of one line outside stack views is measured with: without a device, Interface Builder's canvas rounds it
  /// to whole points.
  ///
  /// On devices some labels keep the whole points that they were made with, and nothing in the document says which;
  /// they get what the device gives at run time.
  ///
  /// Evidence: 145/154 labels, 18 repositories.
  var textOfOneLine: TextEnvironment {
    guard platform == .iOS, semantics == .canvas, device == nil else { return text }
    var text = text
    text.displayScale = 1
    return text
  }

  /// The value of a fact: on the canvas that of the version of Interface Builder that saved the document, at run time
  /// that of the version of iOS, and on macOS that of a chosen version.
  subscript<Value>(fact: Fact<Value>) -> Value {
    semantics == .runtime ? fact.valueAtRunTime(factVersion) : fact[factVersion]
  }
}

/// Tells layout not only how large contents are, but also the lengths that Interface Builder's canvas gives views without
/// content.
package protocol CanvasSizing: ContentSizing {
  /// The length of a view without content along an axis, in points.
  ///
  /// - Parameter length: what ibstack takes the canvas to show.
  func canvasLength(_ length: Double, of view: View, _ axis: Axis) -> Double
}

/// The versions of iOS that changed what stack views do.
enum StackVersion {
  /// Custom distances after views. Apple's documentation of `setCustomSpacing(_:after:)`.
  static let customSpacing = 11
  /// A stack view that another one hides keeps the lengths of what is inside.
  static let hiddenStackHasLooseEnd = 11
  /// A label of several lines shares the width only with others of its kind. Measured by the article "Stack View
  /// Changes In iOS 15" of Use Your Loaf; frames that Xcode 13 and later stored agree in 6 rows of 5 repositories, and
  /// none differs.
  static let loneLabelKeepsWidth = 15
  /// Later than every version there is.
  static let newest = 99
}

extension DocumentSettings {
  /// The look of AppKit's controls: that of a chosen macOS, of the system that the document's images tell, or of the one
  /// that came with the document's version of Interface Builder.
  var appKitDesign: AppKitDesign {
    let design = self[AppKitFacts.design]
    switch appKitHost {
    case .catalina: return .yosemite
    case .bigSur, .ventura: return max(design, .bigSur)
    case nil: return design
    }
  }
}
