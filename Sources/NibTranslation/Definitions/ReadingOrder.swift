import NibDecoder

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
    if element.name == "connections" { element.sortChildren(by: placeInConnections) }
    for child in element.children { arrange(child) }
  }

  private static func placeInConnections(of connection: MarkupElement) -> [String] {
    [connection.name] + ["property", "selector", "destination", "eventType"].map { connection[$0] ?? "" }
  }

  /// Views, constraints and lists stay in their order among each other.
  private static func place(of child: MarkupElement) -> [String] {
    if child.isView { return [child["key"] == nil ? "2" : "1"] }
    switch child.name {
    case "prototypes", "sections", "cells": return ["1"]
    case "constraints", "constraint": return ["3"]
    case "connections": return ["4"]
    case _ where DefinitionMarkup.isOfDocument(child.name): return ["5"]
    default: return ["0", child.name, child["key"] ?? ""]
    }
  }
}
