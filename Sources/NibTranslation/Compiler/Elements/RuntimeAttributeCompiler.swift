import Formats
import Support

/// Compiles `<userDefinedRuntimeAttributes>`: values that an object gets by key-value coding.
///
/// Interface Builder's compiler adds the frame of switches, whose bounds are those of the system, and the estimated size of
/// a collection's items.
///
/// Evidence: 11 of 11 switches, 1 of 1 estimated size, in nibs of coder version 10.
enum RuntimeAttributeCompiler {
  static func compile(_ element: ElementIndex, _ object: ArchivedValue, in content: inout NibContent) {
    let reader = content.reader
    if reader.tree.name(of: element) == "switch", let frame = reader.child("frame", of: element) {
      let numbers = ["x", "y", "width", "height"].map { text(of: $0, frame, reader) }
      let rect = "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
      add("frame", geometry("NS.rectval", 3, rect, in: &content), to: object, in: &content)
    }
    if reader.tree.name(of: element) == "collectionViewFlowLayout",
      let size = reader.child("estimatedItemSize", of: element)
    {
      let text = "{\(text(of: "width", size, reader)), \(text(of: "height", size, reader))}"
      add("estimatedItemSize", geometry("NS.sizeval", 2, text, in: &content), to: object, in: &content)
    }
    guard let list = reader.child(named: "userDefinedRuntimeAttributes", of: element) else { return }
    for attribute in reader.tree.children(of: list) {
      reader.accept(attribute)
      guard let path = reader.text("keyPath", of: attribute), let value = value(of: attribute, in: &content) else {
        let path = reader.tree[attribute, "keyPath"] ?? ""
        reader.refuse(
          "the runtime attribute \"\(path)\" has no value; enter one or remove it", at: attribute, isConsequence: true)
        continue
      }
      add(path, value, to: object, in: &content)
    }
  }

  private static func add(
    _ path: String, _ value: ArchivedValue, to object: ArchivedValue, in content: inout NibContent
  ) {
    content.lists.keyValuePairs.append(
      content.builder.add(
        ArchivedObject(
          "UINibKeyValuePair",
          [.init("UIObject", object), .init("UIValue", value), .init("UIKeyPath", content.builder.string(path))])))
  }

  private static func geometry(
    _ key: String, _ kind: Int8, _ text: String, in content: inout NibContent
  ) -> ArchivedValue {
    content.builder.add(
      ArchivedObject("NSValue", [.init("NS.special", .int8(kind)), .init(key, content.builder.string(text))]))
  }

  /// A number as the document writes it: both it and the nib have all digits.
  private static func text(of name: String, _ element: ElementIndex, _ reader: VocabularyReader) -> String {
    _ = reader.number(name, of: element)
    let text = reader.text(name, of: element) ?? "0"
    return text.hasByteSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func value(of attribute: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    let reader = content.reader
    switch reader.text("type", of: attribute) ?? "" {
    case "boolean":
      return content.builder.number(reader.flag("value", of: attribute) == true ? 1 : 0)
    case "string": return content.builder.string(reader.string("value", of: attribute) ?? "")
    case "color": return content.color("value", of: attribute)
    case "image": return ImageCompiler(reader: content.reader).image("value", of: attribute, in: &content.builder)
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
