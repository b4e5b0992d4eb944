import Formats
import Support

/// A constraint as the document outline shows it: `Title.leading = safe area.leading + 20`.
struct ConstraintLabel {
  let constraint: NamedElement
  /// The elements of the document by their ids.
  let elements: [String: ElementIndex]
  let vocabulary: Vocabulary

  private static let width = 60

  /// The equation, with labels if it is short enough; otherwise with kinds only. Nil for a constraint that does not say what
  /// it constrains, or not in short words.
  var text: String? {
    [text(itemName: name), text { $0.kind(in: vocabulary) }].lazy.compactMap(\.self)
      .first { $0.unicodeScalars.count <= Self.width }
  }

  private func text(itemName: (NamedElement) -> String) -> String? {
    guard let first = constraint.written("firstAttribute"),
      let item = item("firstItem").map(itemName) ?? guide("firstItem")
    else { return nil }
    let relation = Self.relations[constraint["relation"] ?? ""] ?? "="
    return "\(item).\(first) \(relation) \(rightSide(itemName))\(priority)"
  }

  private func rightSide(_ itemName: (NamedElement) -> String) -> String {
    let constant = constraint.written("constant") ?? "0"
    guard let attribute = constraint.written("secondAttribute"),
      let item = item("secondItem").map(itemName) ?? guide("secondItem")
    else { return constant }
    let factor = constraint.written("multiplier").map { $0 == "1" ? "" : "\($0) × " } ?? ""
    let sum = constant.hasBytePrefix("-") ? " − \(constant.dropFirst())" : " + \(constant)"
    return "\(factor)\(item).\(attribute)\(constant == "0" ? "" : sum)"
  }

  private var priority: String { constraint.written("priority").map { $0 == "1000" ? "" : " @\($0)" } ?? "" }

  private static let relations = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"]

  /// The item that an attribute names; without the attribute the view that holds the constraint.
  private func item(_ attribute: String) -> NamedElement? {
    guard let id = constraint.written(attribute) else { return holder }
    return elements[id].map(constraint.element)
  }

  /// The name of what is no element: stack definitions name guides.
  private func guide(_ attribute: String) -> String? {
    constraint.tree.isStackDefinition ? constraint.written(attribute) : nil
  }

  /// The view that holds the constraint, right inside of it or in a list.
  private var holder: NamedElement? {
    constraint.parent?.name == "constraints" ? constraint.parent?.parent : constraint.parent
  }

  /// The id in a stack definition, whose author chose it; elsewhere the text or class.
  private func name(_ item: NamedElement) -> String {
    if item.tree.isStackDefinition, let id = item["id"] { return id }
    return item.outlineLabel ?? item["customClass"] ?? item.kind(in: vocabulary)
  }
}
