import Support

/// Writes elements as the text of a document.
struct MarkupWriter {
  private var bytes: [UInt8] = []
  private let indentation: Int
  /// The columns of a line beyond which attributes go on in the next one; nil for lines of any length.
  private let width: Int?

  private init(indentation: Int, width: Int? = nil) { (self.indentation, self.width) = (indentation, width) }

  static func write(_ root: MarkupElement) -> [UInt8] {
    var writer = MarkupWriter(indentation: 4)
    writer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.add(root, depth: 0)
    return writer.bytes
  }

  /// Writes a stack definition: without a declaration, and in lines that people can read.
  static func write(definition: MarkupElement) -> [UInt8] {
    var writer = MarkupWriter(indentation: 2, width: 100)
    writer.add(definition, depth: 0)
    return writer.bytes
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func add(_ element: MarkupElement, depth: Int) {
    let indent = Array(repeating: UInt8(ascii: " "), count: indentation * depth)
    bytes += indent
    var start = bytes.count - indent.count
    append("<\(element.name)")
    for (place, attribute) in element.attributes.enumerated() {
      let before = bytes.count
      append(" \(attribute.name)=\"")
      addCharacters(attribute.value, isAttribute: true)
      append("\"")
      if place > 0, let width, bytes.count - start > width {
        bytes.replaceSubrange(
          before...before, with: [UInt8(ascii: "\n")] + indent + Array(repeating: UInt8(ascii: " "), count: indentation)
        )
        start = before + 1
      }
    }
    if let text = element.text {
      append(">")
      addCharacters(text, isAttribute: false)
      append("</\(element.name)>\n")
    } else if element.lines.count == 1, element.children.isEmpty {
      append(">")
      addCharacters(element.lines[0], isAttribute: false)
      append("</\(element.name)>\n")
    } else if !element.lines.isEmpty {
      append(">\n")
      for line in element.lines {
        bytes += indent + Array(repeating: UInt8(ascii: " "), count: indentation)
        addCharacters(line, isAttribute: false)
        append("\n")
      }
      bytes += indent
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
