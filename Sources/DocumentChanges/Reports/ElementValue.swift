import Formats
import NibDecoder
import Support

/// The values of elements that are parts of objects: colors, fonts, rectangles.
struct ElementValue {
  private let tree: XMLTree
  private let element: ElementIndex

  init(_ element: ElementIndex, in version: DocumentVersion) { (tree, self.element) = (version.tree, element) }

  /// The value on one line; nil for an element that is more than a value.
  var text: String? {
    switch tree.name(of: element) {
    case "color": color
    case "rect": "(\(number("x")), \(number("y")), \(number("width")), \(number("height")))"
    case "point": "(\(number("x")), \(number("y")))"
    case "size": "\(number("width")) × \(number("height"))"
    case "fontDescription", "font": font
    case "autoresizingMask": mask
    case "string", "mutableString": "\"\(tree.text(of: element).outlineText ?? "")\""
    case "real", "integer", "nil", "boolean", "userDefinedRuntimeAttribute", "inset", "edgeInsets",
      "directionalEdgeInsets":
      others
    default: nil
    }
  }

  private func value(_ name: String) -> String? { tree[element, name] }

  private func number(_ name: String) -> String { WrittenLength.rounded(value(name) ?? "0") }

  /// Without a fraction of zeros.
  static func shortened(_ number: String) -> String {
    number.hasByteSuffix(".0") && Double(number) != nil ? String(number.dropLast(2)) : number
  }

  private var others: String {
    let names = ElementNames(tree)
    let attributes = tree.attributes(of: element).filter { !Self.names.contains($0.name) }
    let parts = attributes.map { attribute in
      attribute.name == "value"
        ? Self.shortened(attribute.value)
        : "\(names.name(of: attribute.name, in: element)) \(Self.shortened(attribute.value).outlineText ?? "")"
    }
    let values = tree.children(of: element).compactMap { child in
      child == element ? nil : [tree[child, "value"], tree.text(of: child).outlineText].compactMap(\.self).first
    }
    let text = (parts + values).joined(separator: ", ")
    return text.isEmpty ? tree.name(of: element) : text
  }

  private static let names: Set<String> = ["key", "type", "keyPath", "identifier"]

  // MARK: - Kinds

  private var color: String {
    if let name = value("name") ?? value("systemColor") ?? value("cocoaTouchSystemColor") {
      return name.outlineText ?? ""
    }
    let alpha = value("alpha").flatMap { Double(written: $0) } ?? 1
    let opacity = alpha == 1 ? "" : " at \(Self.percent(alpha))"
    if let white = value("white").flatMap({ Double(written: $0) }) { return "white \(Self.percent(white))\(opacity)" }
    let parts = ["red", "green", "blue"].map { value($0).flatMap { Double(written: $0) } ?? 0 }
    return "#\(parts.map(Self.hexadecimal).joined())\(opacity)"
  }

  private static func percent(_ value: Double) -> String { "\(clamped(value * 100, to: 1000))%" }

  private static func hexadecimal(_ part: Double) -> String {
    let digits = String(clamped(part * 255, to: 255), radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0\(digits)" : digits
  }

  private static func clamped(_ value: Double, to limit: Double) -> Int {
    value.isFinite ? Int(min(max(0, value), limit).rounded()) : 0
  }

  private var font: String {
    if let style = value("style") {
      return style.hasBytePrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
    }
    let name = value("name") ?? value("type") ?? value("metaFont") ?? "font"
    let size = value("pointSize") ?? value("size")
    return [name, value("weight"), size.map(Self.shortened)].compactMap { $0?.outlineText }.joined(separator: " ")
  }

  private var mask: String {
    let parts = tree.attributes(of: element).filter { $0.value == "YES" }.map { ObjectName.words(of: $0.name) }
    return parts.isEmpty ? "none" : parts.joined(separator: " and ")
  }
}

/// An old and a new value, which begin where they begin to differ if they are long.
struct ValuePair {
  let old: String?
  let new: String?

  init(_ old: String?, _ new: String?) {
    let start = Self.start(old, new)
    self.old = old.map { Self.cut($0, start) }
    self.new = new.map { Self.cut($0, start) }
  }

  private static func start(_ old: String?, _ new: String?) -> Int {
    guard let old, let new, max(old.utf8.count, new.utf8.count) > width else { return 0 }
    let common = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    return max(0, common - context)
  }

  private static func cut(_ value: String, _ start: Int) -> String {
    start == 0 ? value : "…" + String(value.unicodeScalars.dropFirst(start))
  }

  private static let width = 40
  private static let context = 12
}
