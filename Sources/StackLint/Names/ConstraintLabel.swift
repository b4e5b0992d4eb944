import Escaping
import NibDecoder

/// A constraint as the document outline shows it: `Title.leading = safe area.leading + 20`.
struct ConstraintLabel {
  /// The equation, with labels if it is short enough; otherwise with kinds only.
  let text: String

  /// Nil for a constraint that does not say what it constrains.
  init?(_ constraint: DocumentElement) {
    guard let long = Self.text(constraint, itemName: Self.name),
      let short = Self.text(constraint, itemName: \.kindName)
    else { return nil }
    text = long.unicodeScalars.count <= Self.width ? long : short
  }

  private static let width = 60

  private static func text(_ constraint: DocumentElement, itemName: (DocumentElement) -> String) -> String? {
    guard let first = constraint.written("firstAttribute"), let item = item(constraint, "firstItem") else { return nil }
    let relation = relations[constraint["relation"] ?? ""] ?? "="
    return "\(itemName(item)).\(first) \(relation) \(rightSide(constraint, itemName))\(priority(constraint))"
  }

  private static func rightSide(_ constraint: DocumentElement, _ itemName: (DocumentElement) -> String) -> String {
    let constant = constraint.written("constant") ?? "0"
    guard let attribute = constraint.written("secondAttribute"), let item = item(constraint, "secondItem") else {
      return constant
    }
    let factor = constraint.written("multiplier").map { $0 == "1" ? "" : "\($0) × " } ?? ""
    let sum = constant.hasBytePrefix("-") ? " − \(constant.dropFirst())" : " + \(constant)"
    return "\(factor)\(itemName(item)).\(attribute)\(constant == "0" ? "" : sum)"
  }

  private static func priority(_ constraint: DocumentElement) -> String {
    constraint.written("priority").map { $0 == "1000" ? "" : " @\($0)" } ?? ""
  }

  private static let relations = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"]

  /// The item that an attribute names; without the attribute the view that holds the constraint.
  private static func item(_ constraint: DocumentElement, _ attribute: String) -> DocumentElement? {
    guard let id = constraint.written(attribute) else { return constraint.holder }
    let index = constraint.document.element(withID: id)
    return index.map { DocumentElement(document: constraint.document, index: $0) }
  }

  /// The id in a stack definition, whose author chose it; elsewhere the text or class.
  private static func name(_ item: DocumentElement) -> String {
    if item.document.kind == .stackDefinition, let id = item.id { return id }
    return item.outlineLabel ?? item.customClass ?? item.kindName
  }
}

extension DocumentElement {
  /// The view that holds a constraint, right inside of it or in a list.
  fileprivate var holder: DocumentElement? { parent?.name == "constraints" ? parent?.parent : parent }
}
