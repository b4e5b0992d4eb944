import Formats

/// What an element of any kind may have and a nib keeps beside the object: its accessibility, its runtime attributes and
/// its connections.
enum ObjectExtras {
  static func compile(_ element: ElementIndex, _ object: ArchivedValue, in content: inout NibContent) {
    VariationCompiler.compileAttributes(of: element, object, in: &content)
    ConnectionCompiler.compile(element, object, in: &content)
    content.withExtras.append((element, object))
  }

  /// Completes the object of an element, with what the nib keeps beside it.
  static func complete(
    _ element: ElementIndex, _ object: ArchivedObject, in content: inout NibContent
  ) -> ArchivedValue {
    let place = content.complete(element, object)
    compile(element, place, in: &content)
    return place
  }

  /// Compiles what comes after all objects, so that it shares their numbers.
  static func compileLast(_ element: ElementIndex, _ object: ArchivedValue, in content: inout NibContent) {
    if let accessibility = content.reader.child("accessibilityConfiguration", of: element) {
      let values = [.init("UIAccessibileObject", object)] + self.accessibility.values(of: accessibility, in: &content)
      if values.count > 1 {
        content.lists.accessibility.append(
          content.builder.add(ArchivedObject("UIRuntimeAccessibilityConfiguration", values)))
      }
    }
    RuntimeAttributeCompiler.compile(element, object, in: &content)
  }

  private static let accessibility = KeyRule.rules(
    of: "accessibility",
    computed: [
      "UIAccessibilityLabel": text("label", "accessibilityLabel"),
      "UIAccessibilityHint": text("hint", "accessibilityHint"),
      "UIAccessibilityTraits": { element, content in
        guard let traits = content.reader.child("traits", of: element) else { return nil }
        return content.builder.number(Double(content.reader.mask(traits)))
      },
      "UIIsAccessibilityElement": { element, content in
        guard let flag = content.reader.child("isElement", of: element) else { return nil }
        return content.builder.number(content.reader.flag("value", of: flag) == true ? 1 : 0)
      },
    ])

  /// - Parameter name: What tables of strings call the text.
  private static func text(_ attribute: String, _ name: String) -> KeyRule.Value {
    { element, content in
      guard let text = content.reader.string(attribute, of: element),
        let object = content.reader.tree.parent(of: element)
      else { return nil }
      return content.localizable(text, name, of: object)
    }
  }
}
