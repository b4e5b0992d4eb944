import Support

/// An attributed string as a document writes it: fragments with their attributes.
struct AttributedTextMarkup {
  private let values: ValueMarkup
  private var graph: ObjectGraph { values.graph }

  init(_ values: ValueMarkup) { self.values = values }

  func element(_ position: Int, key: String) -> MarkupElement? {
    guard graph.objects[position].className.hasByteSuffix("AttributedString"),
      let text = graph.text("NSString", of: position)
    else { return nil }
    let element = MarkupElement("attributedString", [("key", key)])
    for (content, attributes) in runs(of: position, text) {
      let fragment = MarkupElement("fragment")
      if content.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        let string = MarkupElement("string", [("key", "content")])
        string.text = content
        fragment.append(string)
      } else {
        fragment.set("content", content)
      }
      if let attributes { fragment.append(self.attributes(attributes)) }
      element.append(fragment)
    }
    return element
  }

  /// The runs of a text, each with the position of its dictionary of attributes. Several are a list, and data that tells
  /// lengths in UTF-16 and places in the list, in groups of seven bits.
  private func runs(of position: Int, _ text: String) -> [(String, Int?)] {
    guard let attributes = graph.reference("NSAttributes", of: position) else { return [(text, nil)] }
    let info =
      graph.object("NSAttributeInfo", of: position)?["NS.bytes"]?.data
      ?? graph.objects[position]["NSAttributeInfo"]?.data
    guard let info, graph.objects[attributes].className.contains("Array") else {
      return [(text, attributes)]
    }
    let list = (graph.elements(of: attributes) ?? []).map(\.reference)
    let units = Array(text.utf16)
    var runs: [(String, Int?)] = []
    var (start, place) = (0, 0)
    while start < units.count, let length = Self.number(info, &place), let index = Self.number(info, &place), length > 0
    {
      let end = min(units.count, start + length)
      runs.append(
        (String(decoding: units[start..<end], as: UTF16.self), list.indices.contains(index) ? list[index] : nil))
      start = end
    }
    if start < units.count { runs.append((String(decoding: units[start...], as: UTF16.self), nil)) }
    return runs
  }

  private static func number(_ bytes: [UInt8], _ place: inout Int) -> Int? {
    var (number, shift) = (0, 0)
    while place < bytes.count, shift < 35 {
      let byte = bytes[place]
      place += 1
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
    }
    return nil
  }

  private func attributes(_ position: Int) -> MarkupElement? {
    guard let elements = graph.elements(of: position) else { return nil }
    let element = MarkupElement("attributes")
    for place in stride(from: 0, to: elements.count - 1, by: 2) {
      guard let key = elements[place].reference.flatMap(graph.text(of:)), let value = elements[place + 1].reference,
        graph.objects.indices.contains(value)
      else { continue }
      switch graph.objects[value].className {
      case "UIColor": element.append(values.color(value, key: key))
      case "UIFont": element.append(values.font(value, key: key, element: "font"))
      case "NSParagraphStyle", "NSMutableParagraphStyle": element.append(paragraphStyle(value, key: key))
      default: continue
      }
    }
    return element.children.isEmpty ? nil : element
  }

  private func paragraphStyle(_ position: Int, key: String) -> MarkupElement {
    let element = MarkupElement("paragraphStyle", [("key", key)])
    AttributeWriting(values: values).write(.named("paragraphStyle"), of: position, into: element)
    element.set("baseWritingDirection", "natural")
    return element
  }
}
