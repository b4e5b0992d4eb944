/// Writes a graph as a NIBArchive. Tables are in the order of first use, so that equal graphs have equal bytes.
struct NibArchiveWriter {
  /// What stands at most once in a table, by its number.
  private struct Numbering<Element: Hashable> {
    private(set) var elements: [Element] = []
    private var numbers: [Element: Int] = [:]

    mutating func number(of element: Element) -> Int {
      if let number = numbers[element] { return number }
      numbers[element] = elements.count
      elements.append(element)
      return elements.count - 1
    }
  }

  private struct NumberedClass: Hashable {
    let name: String
    let fallbacks: [String]
  }

  private var objects: [UInt8] = []
  private var values: [UInt8] = []
  private var keys = Numbering<String>()
  private var classes = Numbering<NumberedClass>()
  private var valueCount = 0

  /// The bytes of an archive that reads as the same graph.
  static func write(_ graph: ObjectGraph) -> [UInt8] {
    var writer = NibArchiveWriter()
    for object in graph.objects { writer.add(object) }
    return writer.archive(graph)
  }

  private mutating func add(_ object: ArchivedObject) {
    let number = classes.number(of: NumberedClass(name: object.className, fallbacks: object.fallbackClassNames))
    Self.append(number, to: &objects)
    Self.append(valueCount, to: &objects)
    Self.append(object.values.count, to: &objects)
    for value in object.values { add(value) }
  }

  private mutating func add(_ value: ArchivedObject.KeyedValue) {
    valueCount += 1
    Self.append(keys.number(of: value.key), to: &values)
    switch value.value {
    case .int8(let number): append(0, number)
    case .int16(let number): append(1, number)
    case .int32(let number): append(2, number)
    case .int64(let number): append(3, number)
    case .bool(let flag): values.append(flag ? 5 : 4)
    case .float(let number): append(6, number.bitPattern)
    case .double(let number): append(7, number.bitPattern)
    case .data(let bytes): append(bytes)
    case .string(let text): append(Array(text.utf8))
    case .null: values.append(9)
    case .object(let position): append(10, UInt32(truncatingIfNeeded: position))
    }
  }

  private mutating func append(_ type: UInt8, _ number: some FixedWidthInteger) {
    values.append(type)
    Self.append(number, to: &values)
  }

  private mutating func append(_ data: [UInt8]) {
    values.append(8)
    Self.append(data.count, to: &values)
    values += data
  }

  private mutating func archive(_ graph: ObjectGraph) -> [UInt8] {
    var keyBytes: [UInt8] = []
    for key in keys.elements {
      Self.append(key.utf8.count, to: &keyBytes)
      keyBytes += Array(key.utf8)
    }
    let classBytes = classTable()
    var version = UInt32(10)
    if case .nibArchive(let coderVersion) = graph.format { version = UInt32(truncatingIfNeeded: coderVersion) }
    var bytes = ObjectGraph.magic
    Self.append(UInt32(1), to: &bytes)
    Self.append(version, to: &bytes)
    var offset = 50
    let tables = [
      (graph.objects.count, objects), (keys.elements.count, keyBytes), (valueCount, values),
      (classes.elements.count, classBytes),
    ]
    for (count, table) in tables {
      Self.append(UInt32(truncatingIfNeeded: count), to: &bytes)
      Self.append(UInt32(truncatingIfNeeded: offset), to: &bytes)
      offset += table.count
    }
    for (_, table) in tables { bytes += table }
    return bytes
  }

  /// Fallbacks are classes too: they come into the table before it is written.
  private mutating func classTable() -> [UInt8] {
    var fallbacks: [[Int]] = []
    var position = 0
    while position < classes.elements.count {
      fallbacks.append(classes.elements[position].fallbacks.map { fallbackNumber(of: $0) })
      position += 1
    }
    var bytes: [UInt8] = []
    for (element, fallbacks) in zip(classes.elements, fallbacks) {
      Self.append(element.name.utf8.count + 1, to: &bytes)
      Self.append(fallbacks.count, to: &bytes)
      for fallback in fallbacks { Self.append(Int32(truncatingIfNeeded: fallback), to: &bytes) }
      bytes += Array(element.name.utf8) + [0]
    }
    return bytes
  }

  /// A class of that name, if there is one, whatever stands in for it.
  private mutating func fallbackNumber(of name: String) -> Int {
    classes.elements.firstIndex { $0.name == name } ?? classes.number(of: NumberedClass(name: name, fallbacks: []))
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Groups of seven bits, the least significant first; the high bit marks the last one.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    bytes.append(UInt8(rest) | 0x80)
  }
}
