/// What a document has of an object beside its own attributes: accessibility, runtime attributes, size classes.
struct PropertyMarkup {
  let scope: NibScope
  let values: ValueMarkup
  private var graph: ObjectGraph { scope.graph }

  func add(of position: Int, to element: MarkupElement) {
    addAccessibility(of: position, to: element)
    addRuntimeAttributes(of: position, to: element)
    addVariations(of: position, to: element)
  }

  // MARK: Accessibility

  private func addAccessibility(of position: Int, to element: MarkupElement) {
    guard let configuration = scope.properties.accessibility[position] else { return }
    let accessibility = MarkupElement("accessibility", [("key", "accessibilityConfiguration")])
    AttributeWriting(values: values).write(.named("accessibility"), of: configuration, into: accessibility)
    if let number = number("UIAccessibilityTraits", of: configuration) {
      accessibility.append(values.mask(number, "accessibilityTraits", key: "traits"))
    }
    if let number = number("UIIsAccessibilityElement", of: configuration) {
      let isElement = MarkupElement("bool", [("key", "isElement"), ("value", number != 0 ? "YES" : "NO")])
      accessibility.append(isElement)
    }
    element.append(accessibility)
  }

  private func number(_ key: String, of position: Int) -> Int? {
    switch graph.objects[position][key] {
    case .object(let target)? where graph.objects.indices.contains(target):
      graph.number(of: target).flatMap { Int(exactly: $0) }
    case let value?: value.integer
    case nil: nil
    }
  }

  // MARK: Runtime attributes

  private func addRuntimeAttributes(of position: Int, to element: MarkupElement) {
    let attributes = (scope.properties.runtimeAttributes[position] ?? []).compactMap(runtimeAttribute)
    element.append("userDefinedRuntimeAttributes", attributes)
  }

  private func runtimeAttribute(_ pair: Int) -> MarkupElement? {
    guard let keyPath = graph.text("UIKeyPath", of: pair) else { return nil }
    let element = MarkupElement("userDefinedRuntimeAttribute")
    guard let value = graph.reference("UIValue", of: pair) else {
      element.set("type", "nil")
      element.set("keyPath", keyPath)
      return element
    }
    let object = graph.objects[value]
    element.set("type", "string")
    element.set("keyPath", keyPath)
    if let text = graph.text(of: value) {
      element.set("value", text)
    } else if let flag = object["NS.boolval"]?.integer {
      element.set("type", "boolean")
      element.set("value", flag != 0 ? "YES" : "NO")
    } else if let number = object["NS.intval"]?.integer ?? object["NS.dblval"]?.number.flatMap({ Int(exactly: $0) }) {
      element.set("type", "number")
      element.append(MarkupElement("integer", [("key", "value"), ("value", String(number))]))
    } else if let number = object["NS.dblval"]?.number {
      element.set("type", "number")
      element.append(MarkupElement("real", [("key", "value"), ("value", DecimalText.text(of: number))]))
    } else if let color = values.color(value, key: "value") {
      element.set("type", "color")
      element.append(color)
    } else {
      return nil
    }
    return element
  }

  // MARK: Size classes

  private func addVariations(of position: Int, to element: MarkupElement) {
    addMasks(of: position, to: element)
    for variation in scope.properties.variations[position] ?? [] {
      let markup = MarkupElement("variation", [("key", variation.key)])
      let target = variation.value.reference.flatMap { graph.objects.indices.contains($0) ? $0 : nil }
      let number = target.flatMap(graph.number(of:)) ?? variation.value.number
      switch variation.keyPath {
      case "spacing": markup.set("spacing", number.map { DecimalText.text(of: $0) })
      case "hidden": markup.set("hidden", number.map { $0 != 0 ? "YES" : "NO" })
      case "axis": markup.set("axis", number.map { $0 == 1 ? "vertical" : "horizontal" })
      case "font": markup.append(target.flatMap { values.font($0, key: "fontDescription") })
      default: continue
      }
      if markup.attributes.count > 1 || !markup.children.isEmpty { element.append(markup) }
    }
  }

  /// What only some size classes install is excluded by default and included there.
  private func addMasks(of position: Int, to element: MarkupElement) {
    let names = [
      ("traitStorageConstraints", "constraints", "UIViewAutolayoutConstraints"),
      ("traitStorageSubviews", "subviews", "UISubviews"),
    ]
    for (keyPath, container, key) in names {
      let installations = scope.properties.installations[position]?[keyPath] ?? []
      guard !installations.isEmpty else { continue }
      let base = Set(graph.objects(in: key, of: position))
      let candidates = scope.properties.candidates[position]?[keyPath] ?? []
      var left = candidates.filter { !base.contains($0) }
      for added in installations.flatMap(\.added) where !base.contains(added) && !left.contains(added) {
        left.append(added)
      }
      element.append(variation("default", container, included: [], excluded: left))
      for installation in installations {
        element.append(
          variation(installation.key, container, included: installation.added, excluded: installation.removed))
      }
    }
  }

  private func variation(_ key: String, _ container: String, included: [Int], excluded: [Int]) -> MarkupElement? {
    let mask = MarkupElement("mask", [("key", container)])
    for (name, objects) in [("exclude", excluded), ("include", included)] {
      for object in objects where scope.isTranslated(object) {
        mask.append(MarkupElement(name, [("reference", scope.id(of: object) ?? "")]))
      }
    }
    return mask.children.isEmpty ? nil : MarkupElement("variation", [("key", key)], children: [mask])
  }
}
