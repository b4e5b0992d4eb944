import NibDecoder

/// The order in which people read constraints: as the views that they place follow each other. Documents have them in the
/// order of their ids.
struct ConstraintReadingOrder {
  private var places: [String: Int] = [:]

  /// Adds the next object of a document.
  mutating func add(_ id: String) { if places[id] == nil { places[id] = places.count } }

  /// Constraints of a view in their order.
  func sorted(_ constraints: [MarkupElement], of view: String?) -> [MarkupElement] {
    let keys = constraints.map { key(of: $0, view) }
    return constraints.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { constraints[$0] }
  }

  /// The place of the view that a constraint is about, and of its attribute.
  private func key(of constraint: MarkupElement, _ view: String?) -> Int {
    let first = constraint["firstItem"] ?? view
    let isAboutOther = first == view && constraint["secondItem"] != nil
    let item = isAboutOther ? constraint["secondItem"] : first
    let attribute = isAboutOther ? constraint["secondAttribute"] : constraint["firstAttribute"]
    let place = item.flatMap { places[$0] } ?? places.count
    return place * Self.attributes.count + (attribute.flatMap { Self.attributes.firstIndex(of: $0) } ?? 0)
  }

  private static let attributes: [String] = {
    let vocabulary = DefinitionDefaults.document
    guard let constraint = vocabulary["constraint"],
      case .choice(let cases)? = vocabulary.attribute("firstAttribute", of: constraint)?.form
    else { return [""] }
    return cases
  }()
}

/// The order in which people read an element of a definition.
enum ReadingOrder {
  /// Puts attributes in their order: the id, what the element has of its own, what all views have. Of a view's children, its
  /// values come first and its constraints after its subviews.
  static func arrange(_ element: MarkupElement) {
    let vocabulary = DefinitionDefaults.written
    if let known = vocabulary[element.name] {
      let names = ["id", "key"] + vocabulary.attributes(of: known).map(\.name)
      let places = Dictionary(zip(names, names.indices)) { first, _ in first }
      element.sortAttributes { places[$0] ?? names.count }
    }
    if element.isView { element.sortChildren(by: place) }
    for child in element.children { arrange(child) }
  }

  /// Views, constraints and lists stay in their order among each other.
  private static func place(of child: MarkupElement) -> [String] {
    if child.isView { return [child["key"] == nil ? "2" : "1"] }
    switch child.name {
    case "prototypes", "sections", "cells": return ["1"]
    case "constraint": return ["3"]
    case "connections": return ["4"]
    case _ where DefinitionMarkup.isOfDocument(child.name): return ["5"]
    default: return ["0", child.name, child["key"] ?? ""]
    }
  }
}
