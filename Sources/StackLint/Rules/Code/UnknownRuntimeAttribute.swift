import EmbeddedFiles
import NibDecoder
import Project
import Support

extension Rule {
  static let unknownRuntimeAttribute = Rule(
    "unknown-runtime-attribute", .code, .warning,
    summary: "A user-defined runtime attribute sets a property that the class does not have",
    rationale: """
      The attribute has no effect, and the console prints `Failed to set (…) user defined inspected property`. This
      happens when an `@IBInspectable` property is renamed in code only. Of a view whose class is not the project's,
      and of objects that are no views, the rule reports only key paths that are like a property, unless the project
      had the property at the revision of `--changed-since`. Correct the key path, or remove the attribute.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="⟦borderWidht⟧" value="1"/>
          </userDefinedRuntimeAttributes>
        </view>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
      .bad(
        """
        <view id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="⟦layer.cornerRaduis⟧" value="4"/>
            <userDefinedRuntimeAttribute type="number" keyPath="⟦roundnses⟧" value="4"/>
            <userDefinedRuntimeAttribute type="number" keyPath="⟦layer.corenrRadius⟧" value="4"/>
          </userDefinedRuntimeAttributes>
        </view>
        """, in: .xib,
        beside: ["UIView+Roundness.swift": "extension UIView { @IBInspectable var roundness: CGFloat { 0 } }"]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="borderWidth" value="1"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="4"/>
          </userDefinedRuntimeAttributes>
        </view>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
    ]
  ) { document, _ in
    guard let project = document.project, !project.classes.isEmpty else { return [] }
    var search = RuntimeAttributeSearch(project)
    return document.elements["userDefinedRuntimeAttribute"].compactMap { search.finding($0) }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBInspectable var borderWidth: CGFloat = 0
    }
    """
}

/// Looks for the properties that the attributes of one document set.
private struct RuntimeAttributeSearch {
  private let project: ProjectIndex
  private var lineages: ClassLineages

  private var classes: ClassIndex { project.classes }

  init(_ project: ProjectIndex) {
    self.project = project
    lineages = ClassLineages(project.classes)
  }

  mutating func finding(_ attribute: DocumentElement) -> Finding? {
    guard let object = attribute.parent?.parent, let keyPath = attribute.written("keyPath") else { return nil }
    // Every object has itself under this key.
    let keys = keyPath.split(separator: ".").map(String.init).drop { $0 == "self" }
    if keys.count == 2, keys.first == "layer", let property = keys.last { return layerFinding(attribute, property) }
    return finding(attribute, keys, object.shownClass)
  }

  /// All keys but the last are read, and the last is set.
  private mutating func finding(
    _ attribute: DocumentElement, _ keys: ArraySlice<String>, _ className: String
  ) -> Finding? {
    guard let property = keys.first, let lineage = lineages[className] ?? classes.systemLineage(of: className) else {
      return nil
    }
    guard keys.count == 1 else {
      if let type = lineage.outletType(property) { return finding(attribute, keys.dropFirst(), type) }
      // Collections have operators, such as `@count`. What is read may be any method, of Apple's classes too.
      guard !property.hasBytePrefix("@"), !lineage.selectors.contains(property), isUnknown(property, lineage),
        let nearest = lineage.properties.filter(property.isTypo).min()
      else { return nil }
      return Finding(
        "\(className) has no property \(property); did you mean \(nearest)?", at: attribute.valueRange("keyPath"))
    }
    let isLost = isLost(property, className)
    guard isUnknown(property, lineage, isLost: isLost) else { return nil }
    let fact = "\(className) has no property \(property)"
    if let nearest = nearest(to: property, of: className, lineage) {
      return Finding("\(fact); did you mean \(nearest)?", at: attribute.valueRange("keyPath"))
    }
    // Libraries hardly add to all views what one of the project's has a special use for.
    guard classes[className] != nil || isLost, SystemProperty.areKnown(lineage.systemClasses),
      !lineage.names.contains(where: project.sources.addMembers)
    else { return nil }
    return Finding(
      Diagnostic.message("\(fact); correct the key path, or remove the attribute", fact),
      at: attribute.valueRange("keyPath"))
  }

  /// Whether the project had the property at the revision that a run is compared with, and does not any more.
  private func isLost(_ property: String, _ className: String) -> Bool {
    guard let base = project.base?.classes else { return false }
    let had = { (index: ClassIndex) in
      (index.lineage(of: className) ?? index.systemLineage(of: className)).map { $0.hasProperty(property) }
    }
    return had(base) == true && had(classes) == false
  }

  /// A layer takes any key, and does nothing with those that it does not know.
  private func layerFinding(_ attribute: DocumentElement, _ property: String) -> Finding? {
    let added = classes.additions(to: "CALayer")?.properties ?? []
    guard !SystemProperty.ofLayers.contains(property), !added.contains(property),
      // Libraries have no prefixes here.
      let nearest = SystemProperty.ofLayers.union(added).filter({ property.isTypo(of: $0, sharingFirst: 2) }).min()
    else { return nil }
    return Finding(
      "a layer has no property \(property); did you mean \(nearest)?", at: attribute.valueRange("keyPath"))
  }

  private func isUnknown(_ property: String, _ lineage: ClassLineage, isLost: Bool = false) -> Bool {
    if isLost, SystemProperty.ofLayersOnly.contains(property) { return true }
    return !lineage.mayHaveValue(forKey: property)
      && !SystemProperty.mayBelong(property, to: lineage.systemClasses) && !property.hasBytePrefix("accessibility")
  }

  private func nearest(to property: String, of className: String, _ lineage: ClassLineage) -> String? {
    // Of Apple's classes, libraries may add properties that are like those of the project.
    guard classes[className] != nil else {
      return lineage.properties.union(SystemProperty.names).filter(property.isTypo).min()
        ?? lineage.properties.filter(property.hasLettersExchanged).min()
    }
    return nearestName(to: property, among: lineage.properties)
      ?? SystemProperty.names.filter(property.isTypo).min()
  }
}

/// Properties of Apple's classes that runtime attributes set.
enum SystemProperty {
  static let names = words(of: EmbeddedSystemProperties)

  /// Whether objects of some of Apple's classes, or of their subclasses, may have a property of Apple's.
  static func mayBelong(_ property: String, to systemClasses: Set<String>) -> Bool {
    let isOfAppKit = systemClasses.isEmpty || systemClasses.contains { $0.hasBytePrefix("NS") }
    guard names.contains(property) || isOfAppKit && ofAppKit.contains(property) else { return false }
    if systemClasses.isEmpty || !areKnown(systemClasses) { return true }
    if !systemClasses.isSubset(of: plainClasses.union(["UIButton"])) || !ofOtherViews.contains(property) { return true }
    return systemClasses.contains("UIButton") && ofButtons.contains(property)
  }

  /// Whether all properties of some of Apple's classes are among the names.
  static func areKnown(_ systemClasses: Set<String>) -> Bool {
    !systemClasses.isEmpty && systemClasses.isSubset(of: knownClasses)
  }

  private static let knownClasses = plainClasses.union([
    "UILabel", "UIButton", "UIImageView", "UITextField", "UIStackView", "UITableViewCell",
    "UITableViewHeaderFooterView", "NSControl", "NSButton", "NSTextField", "NSImageView",
  ])

  /// Views without texts and values of their own.
  private static let plainClasses: Set = [
    "UIView", "UIControl", "UICollectionReusableView", "UICollectionViewCell", "NSView",
  ]

  /// Those that extensions give to views, which have them in their layers.
  static let ofLayersOnly: Set = ["cornerRadius", "borderColor", "borderWidth", "shadowOpacity", "shadowRadius"]

  /// Those of other views that buttons have.
  private static let ofButtons: Set = ["title", "image", "lineBreakMode", "value"]

  /// The properties that these do not have.
  private static let ofOtherViews: Set = [
    "text", "attributedText", "placeholder", "attributedPlaceholder", "textColor", "textAlignment", "lineBreakMode",
    "numberOfLines", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "minimumFontSize", "title", "image", "value",
    "minimumValue", "maximumValue", "progress", "axis", "spacing", "distribution", "rowHeight", "placeholderString",
    "stringValue", "secureTextEntry", "isSecureTextEntry", "state", "alternateImage", "bezelColor", "contentTintColor",
    "intValue", "integerValue", "floatValue", "doubleValue", "objectValue",
  ]

  /// Those of AppKit's views alone.
  private static let ofAppKit = words(of: EmbeddedAppKitProperties)

  /// Those of layers.
  static let ofLayers = words(of: EmbeddedLayerProperties)

  private static func words(of file: EmbeddedFile) -> Set<String> {
    Set(String(cString: file.bytes).split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
