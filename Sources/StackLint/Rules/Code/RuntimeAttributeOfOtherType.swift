import NibDecoder
import Project

extension Rule {
  static let runtimeAttributeOfOtherType = Rule(
    "runtime-attribute-of-other-type", .code, .warning,
    summary: "A user-defined runtime attribute has another type than its property",
    rationale: """
      Key-value coding does not check the type. The app crashes at once, or when code uses the value, such as a string in
      a property for colors. This happens when the type of an `@IBInspectable` property is changed in code only. Set the
      attribute again in Interface Builder, or remove it. A number fits a Boolean, and a Boolean fits a number.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="⟦string⟧" keyPath="borderWidth" value="wide"/>
          </userDefinedRuntimeAttributes>
        </view>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="borderWidth" value="YES"/>
          </userDefinedRuntimeAttributes>
        </view>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
    ]
  ) { document, _ in
    guard let classes = document.project?.classes, !classes.isEmpty else { return [] }
    var lineages = ClassLineages(classes)
    return document.elements["userDefinedRuntimeAttribute"].compactMap { attribute in
      guard let type = attribute.written("type"), let keyPath = attribute.written("keyPath"),
        let name = attribute.parent?.parent?.written("customClass"),
        let declared = lineages[name]?.inspectableType(keyPath), let kind = ValueKind(declared: declared),
        let own = ValueKind(attribute: type), own != kind, !own.isRead(as: kind, attribute["value"])
      else { return nil }
      let fact = "\(keyPath) is declared as \(declared), but the attribute is of type \(type)"
      return Finding(Diagnostic.message("\(name).\(fact)", fact), at: attribute.valueRange("type"))
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBInspectable var borderWidth: CGFloat = 0
    }
    """
}

/// What a value of a runtime attribute is.
private enum ValueKind: String {
  case number, string, color, image, point, size, rect, range

  /// The kind of an attribute, by the type that Interface Builder writes.
  init?(attribute type: String) {
    switch type {
    case "boolean": self = .number
    case "localizedString": self = .string
    default: self.init(rawValue: type)
    }
  }

  /// The kind of a property, by the types that Interface Builder's inspector has; nil for others.
  init?(declared type: String) {
    switch type {
    case "Bool", "BOOL", "bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64",
      "Float", "Double", "CGFloat", "NSInteger", "NSUInteger", "int", "float", "double", "NSNumber":
      self = .number
    case "String", "NSString": self = .string
    case "UIColor", "NSColor": self = .color
    case "UIImage", "NSImage": self = .image
    case "CGPoint", "NSPoint": self = .point
    case "CGSize", "NSSize": self = .size
    case "CGRect", "NSRect": self = .rect
    case "NSRange": self = .range
    default: return nil
    }
  }

  /// Whether a string is read as a number.
  func isRead(as other: Self, _ value: String?) -> Bool {
    self == .string && other == .number && value.map { Double($0) != nil } ?? false
  }
}
