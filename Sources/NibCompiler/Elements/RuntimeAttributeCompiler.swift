import CompiledNib
import XMLSource

/// Compiles `<userDefinedRuntimeAttributes>`: values that an object gets by key-value coding.
enum RuntimeAttributeCompiler {
  static func compile(_ element: ElementIndex, _ object: ArchivedValue, in content: inout NibContent) {
    let reader = content.reader
    guard let list = reader.child(named: "userDefinedRuntimeAttributes", of: element) else { return }
    for attribute in reader.tree.children(of: list) {
      reader.accept(attribute)
      guard let path = reader.text("keyPath", of: attribute), let value = value(of: attribute, in: &content) else {
        let path = reader.tree[attribute, "keyPath"] ?? ""
        reader.refuse(
          "the runtime attribute \"\(path)\" has no value; enter one or remove it", at: attribute, isConsequence: true)
        continue
      }
      content.keyValuePairs.append(
        content.builder.add(
          ArchivedObject(
            "UINibKeyValuePair",
            [
              .init("UIObject", object), .init("UIValue", value), .init("UIKeyPath", content.builder.string(path)),
            ])))
    }
  }

  private static func value(of attribute: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    let reader = content.reader
    switch reader.text("type", of: attribute) ?? "" {
    case "boolean":
      return content.builder.number(reader.flag("value", of: attribute) == true ? 1 : 0)
    case "string": return content.builder.string(reader.string("value", of: attribute) ?? "")
    case "color": return content.color("value", of: attribute)
    case "image": return ImageCompiler.image("value", of: attribute, in: &content)
    case "number":
      guard let child = reader.child("value", of: attribute), let number = reader.number("value", of: child) else {
        return nil
      }
      return reader.tree.name(of: child) == "real"
        ? content.builder.real(number) : content.builder.number(number)
    case let type:
      reader.refuse(
        "the compiled form of a runtime attribute of the type \(type) is not known; set it in code", at: attribute,
        attribute: "type")
      return nil
    }
  }
}
