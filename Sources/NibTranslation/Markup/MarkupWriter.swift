import Support

/// Writes elements as the text of a document.
struct MarkupWriter {
  private var bytes: [UInt8] = []
  private let indentation: Int

  private init(indentation: Int) { self.indentation = indentation }

  static func write(_ root: MarkupElement) -> [UInt8] {
    var writer = MarkupWriter(indentation: 4)
    writer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.add(root, depth: 0)
    return writer.bytes
  }

  /// Writes a part of a document, or a stack definition: without a declaration.
  static func write(part: MarkupElement, indentation: Int, depth: Int = 0) -> [UInt8] {
    var writer = MarkupWriter(indentation: indentation)
    writer.add(part, depth: depth)
    return writer.bytes
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func add(_ element: MarkupElement, depth: Int) {
    let indent = Array(repeating: UInt8(ascii: " "), count: indentation * depth)
    bytes += indent
    append("<\(element.name)")
    for attribute in element.attributes {
      append(" \(attribute.name)=\"")
      addCharacters(attribute.value, isAttribute: true)
      append("\"")
    }
    if let text = element.text {
      append(">")
      addCharacters(text, isAttribute: false)
      append("</\(element.name)>\n")
    } else if element.children.isEmpty {
      append("/>\n")
    } else {
      append(">\n")
      for child in element.children { add(child, depth: depth + 1) }
      bytes += indent
      append("</\(element.name)>\n")
    }
  }

  /// What XML has no way to write is left out. What a terminal or a build service would take for more than text is written as
  /// a reference, which says the same.
  private mutating func addCharacters(_ text: String, isAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":" where bytes.last == UInt8(ascii: "\n"), "#" where bytes.last == UInt8(ascii: "\n"): addReference(scalar)
      case _ where VisibleText.startsCommand(scalar, after: bytes): addReference(scalar)
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "&": append("&amp;")
      case "\"" where isAttribute: append("&quot;")
      case "\n" where isAttribute: append("&#10;")
      case "\t" where isAttribute: append("&#9;")
      case "\r": append("&#13;")
      case "\n", "\t": bytes.append(UInt8(scalar.value))
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      case _ where VisibleText.isHidden(scalar): addReference(scalar)
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  private mutating func addReference(_ scalar: Unicode.Scalar) {
    append("&#x\(String(scalar.value, radix: 16, uppercase: true));")
  }
}
