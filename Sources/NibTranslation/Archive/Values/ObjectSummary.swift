internal import StackModel

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
