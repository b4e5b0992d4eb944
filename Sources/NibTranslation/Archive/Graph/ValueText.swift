internal import StackModel

/// Values in words, for dumps and for differences.
enum ValueText {
  /// A plain value; nil for a reference.
  static func text(of value: ArchivedValue) -> String? {
    switch value {
    case .int8, .int16, .int32, .int64: value.integer.map(String.init)
    case .bool(let flag): flag ? "true" : "false"
    case .float(let number): Self.text(of: number)
    case .double(let number): Self.text(of: number)
    case .data(let bytes): Self.text(of: bytes)
    case .string(let text): quoted(text)
    case .null: "nil"
    case .object: nil
    }
  }

  /// Numbers that are whole, without a fraction.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  static func text(of number: Float) -> String {
    number == number.rounded() && abs(number) < 1e6 ? String(Int(number)) : "\(number)"
  }

  static func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func text(of bytes: [UInt8]) -> String {
    if let numbers = Geometry(bytes)?.numbers { return numbers.map { text(of: $0) }.joined(separator: " ") }
    if !bytes.isEmpty, bytes.count <= 64, bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0 }) {
      let text = String(decoding: bytes.last == 0 ? bytes.dropLast() : bytes[...], as: UTF8.self)
      if !text.utf8.contains(0) { return quoted(text) }
    }
    return bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
  }
}

extension ObjectGraph {
  /// The plain value that an object of Foundation stands for, such as the text of a string; nil for other objects.
  func plainText(of position: Int) -> String? {
    if let text = text(of: position) { return ValueText.quoted(text) }
    let object = objects[position]
    if object.className == "NSNumber" { return number(of: position).map { ValueText.text(of: $0) } }
    return nil
  }

  /// The value of a number object; nil for others.
  func number(of position: Int) -> Double? {
    guard objects[position].className == "NSNumber" else { return nil }
    return ["NS.intval", "NS.dblval", "NS.boolval"].lazy.compactMap { objects[position][$0]?.number }.first
  }

  /// An object as people name it: its class, the app's own if it has one, and its text.
  func name(of position: Int) -> String {
    let object = objects[position]
    var name = text("UIClassName", of: position) ?? object.className
    let texts = ["UIText", "UITitle", "UIPlaceholder", "UIProxiedObjectIdentifier", "UIReuseIdentifier"]
    if let text = texts.lazy.compactMap({ self.text($0, of: position) }).first(where: { !$0.isEmpty }) {
      name += " " + ValueText.quoted(text.count > 40 ? text.prefix(39) + "…" : text)
    }
    return name
  }
}

/// The numbers of a point, a size, a rectangle or insets, as a nib stores them: a byte for their type, then the numbers.
struct Geometry: Hashable, Sendable {
  /// The numbers, such as x, y, width and height.
  let numbers: [Double]

  /// Nil for bytes of another kind.
  init?(_ bytes: [UInt8]) {
    guard let type = bytes.first, let size = [6: 4, 7: 8][Int(type)], bytes.count > 1, (bytes.count - 1) % size == 0,
      [2, 4, 6].contains((bytes.count - 1) / size)
    else { return nil }
    numbers = stride(from: 1, to: bytes.count, by: size).map { start in
      let bits = (0..<size).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[start + $1]) }
      return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
    }
  }
}

extension ObjectGraph {
  /// The numbers of a rectangle, a point or insets under a key; nil for anything else.
  func geometry(_ key: String, of position: Int) -> [Double]? {
    guard objects.indices.contains(position) else { return nil }
    switch objects[position][key] {
    case .data(let bytes)?: return Geometry(bytes)?.numbers
    default: return nil
    }
  }
}

/// What an object is, in one line: for objects whose keys people need not see one by one.
struct ObjectSummary {
  private let graph: ObjectGraph
  /// How another object is referred to.
  private let name: (Int) -> String

  init(_ graph: ObjectGraph, name: @escaping (Int) -> String) {
    self.graph = graph
    self.name = name
  }

  /// Nil for objects that have no short form.
  func text(of position: Int) -> String? {
    if let text = graph.plainText(of: position) { return text }
    switch graph.objects[position].className {
    case "UIColor": return color(position)
    case "UIFont": return font(position)
    case "UIImageNibPlaceholder":
      return graph.text("UIResourceName", of: position).map { "image \(ValueText.quoted($0))" }
    case "UIProxyObject":
      return "proxy \(graph.text("UIProxiedObjectIdentifier", of: position).map(ValueText.quoted) ?? "nil")"
    case "NSLayoutConstraint": return constraint(position)
    case "UIRuntimeOutletConnection", "UIRuntimeOutletCollectionConnection", "UIRuntimeEventConnection":
      return connection(position)
    case "NSArray", "NSDictionary", "NSMutableArray", "NSSet", "NSMutableDictionary", "NSMutableSet":
      return graph.elements(of: position)?.isEmpty == true ? "empty" : nil
    default: return nil
    }
  }

  private func numbers(_ keys: [String], _ position: Int) -> [String] {
    keys.compactMap { graph.objects[position][$0]?.number.map { ValueText.text(of: Float($0)) } }
  }

  private func color(_ position: Int) -> String {
    if let name = graph.text("UIDynamicCatalogName", of: position) { return "color named \(ValueText.quoted(name))" }
    if let name = graph.text("UISystemColorName", of: position) { return name }
    let parts = numbers(["UIRed", "UIGreen", "UIBlue", "UIWhite", "UIAlpha"], position)
    return parts.isEmpty ? "UIColor" : "color \(parts.joined(separator: " "))"
  }

  private func font(_ position: Int) -> String {
    let style = graph.text("UIIBTextStyle", of: position)
    let name = graph.text("UIFontName", of: position) ?? graph.text("NSName", of: position) ?? "font"
    let size = numbers(["UIFontPointSize"], position).first ?? numbers(["NSSize"], position).first
    return ([style ?? name] + [size].compactMap { $0 }).joined(separator: " ")
  }

  private func constraint(_ position: Int) -> String {
    let object = graph.objects[position]
    func side(_ item: String, _ attribute: String) -> String? {
      let number = (object[attribute + "V2"] ?? object[attribute])?.integer ?? 0
      guard number != 0 else { return nil }
      let attribute = NibLayoutAttribute.name(of: number) ?? "attribute \(number)"
      return graph.reference(item, of: position).map { "\(name($0)).\(attribute)" } ?? "nil.\(attribute)"
    }
    let relation = [1: ">=", -1: "<="][object["NSRelation"]?.integer ?? 0] ?? "="
    let constant = (object["NSConstantV2"] ?? object["NSConstant"])?.number ?? 0
    var right = side("NSSecondItem", "NSSecondAttribute") ?? ""
    if let multiplier = object["NSMultiplier"]?.number, !right.isEmpty {
      right = "\(ValueText.text(of: multiplier)) × \(right)"
    }
    if right.isEmpty {
      right = ValueText.text(of: constant)
    } else if constant != 0 {
      right += (constant < 0 ? " - " : " + ") + ValueText.text(of: abs(constant))
    }
    let priority = object["NSPriority"]?.number.map { " @\(ValueText.text(of: $0))" } ?? ""
    return "\(side("NSFirstItem", "NSFirstAttribute") ?? "nil") \(relation) \(right)\(priority)"
  }

  private func connection(_ position: Int) -> String {
    let label = graph.text("UILabel", of: position) ?? "nil"
    let source = graph.reference("UISource", of: position).map(name) ?? "nil"
    let destination = graph.reference("UIDestination", of: position).map(name) ?? "nil"
    let kind =
      switch graph.objects[position].className {
      case "UIRuntimeEventConnection": "action"
      case "UIRuntimeOutletCollectionConnection": "outlet collection"
      default: "outlet"
      }
    return "\(kind) \(label): \(source) -> \(destination)"
  }
}

/// The attributes of constraints, by the names that Interface Builder's documents have for them.
enum NibLayoutAttribute {
  private static let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }

  /// Nil for a number that UIKit does not have.
  static func name(of number: Int) -> String? { attributes.first { $0.number == number }?.rawValue }

  /// By their names.
  static let numbers = Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $0.number) })
}
