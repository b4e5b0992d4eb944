import Formats
import Support

extension ObjectGraph {
  /// Reads a compiled nib: a NIBArchive, or a keyed archive in a binary property list.
  ///
  /// Archives within it, such as a table's prototypes, remain data: see ``nestedArchive(of:)``. References are not
  /// checked: ``NibVerification`` does that.
  ///
  /// - Throws: ``CompiledNibError`` with the offset where the bytes are not such an archive, or are too many.
  public init(_ bytes: [UInt8]) throws(CompiledNibError) {
    guard bytes.count <= ArchiveLimits.size else {
      throw CompiledNibError("\(bytes.count) bytes; expected at most \(ArchiveLimits.size)", at: 0)
    }
    if bytes.starts(with: Self.magic) {
      self = try NibArchiveReader.read(bytes)
    } else if BinaryPropertyList.isRecognized(bytes) {
      self = try KeyedArchiveReader.read(bytes)
    } else {
      throw CompiledNibError("\(Self.found(bytes)); expected a NIBArchive or a binary property list", at: 0)
    }
  }

  /// Whether bytes start as a compiled nib does.
  public static func isRecognized(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: magic) || BinaryPropertyList.isRecognized(bytes)
  }

  /// The graph as a NIBArchive.
  public var nibArchive: [UInt8] { NibArchiveWriter.write(self) }

  private static func found(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "an empty file" }
    if bytes.starts(with: Array("\u{4}\u{b}typedstream".utf8)) { return "a typedstream of NSArchiver" }
    if bytes.starts(with: Array("<?xml".utf8)) { return "XML" }
    let start = bytes.prefix(8).map { (0x20...0x7E).contains($0) ? String(UnicodeScalar($0)) : "." }.joined()
    return "a file that starts with \"\(start)\""
  }
}

/// Reads a NIBArchive: a header with four counts and offsets, then tables of objects, keys, values and class names.
///
/// The format has no public description by Apple. What is known of it, and how well, is in `Documentation/CompiledNibs.md`.
struct NibArchiveReader {
  private struct Table {
    let count: Int
    let offset: Int
    /// Where the header has the count.
    let place: Int
  }

  private let bytes: [UInt8]
  private let coderVersion: Int
  private let objectTable: Table
  private let keyTable: Table
  private let valueTable: Table
  private let classTable: Table

  private static let headerSize = 50

  static func read(_ bytes: [UInt8]) throws(CompiledNibError) -> ObjectGraph {
    try NibArchiveReader(bytes).read()
  }

  private init(_ bytes: [UInt8]) throws(CompiledNibError) {
    self.bytes = bytes
    var cursor = ByteCursor(bytes, at: ObjectGraph.magic.count)
    let version = try cursor.integer(UInt32.self, "the format's version")
    guard version == 1 else {
      throw CompiledNibError("format version \(version); expected 1", at: ObjectGraph.magic.count)
    }
    coderVersion = Int(try cursor.integer(UInt32.self, "the coder's version"))
    objectTable = try Self.table("objects", &cursor, bytes.count)
    keyTable = try Self.table("keys", &cursor, bytes.count)
    valueTable = try Self.table("values", &cursor, bytes.count)
    classTable = try Self.table("class names", &cursor, bytes.count)
  }

  private static func table(
    _ name: String, _ cursor: inout ByteCursor, _ size: Int
  ) throws(CompiledNibError) -> Table {
    let place = cursor.offset
    let count = Int(try cursor.integer(UInt32.self, "the number of \(name)"))
    let offset = Int(try cursor.integer(UInt32.self, "the offset of the \(name)"))
    guard count <= ArchiveLimits.rows else {
      throw CompiledNibError("\(count) \(name); expected at most \(ArchiveLimits.rows)", at: place)
    }
    guard (headerSize...max(size, headerSize)).contains(offset) else {
      throw CompiledNibError("the \(name) start at byte \(offset); expected \(headerSize) to \(size)", at: place + 4)
    }
    // Each row has at least two bytes.
    guard count <= size - offset else {
      throw CompiledNibError(
        "\(count) \(name) in \(size - offset) bytes; expected one byte or more for each", at: place)
    }
    return Table(count: count, offset: offset, place: place)
  }

  private func read() throws(CompiledNibError) -> ObjectGraph {
    let keys = try keys()
    let values = try values(keys)
    let classes = try classes()
    let objects = try objects(classes, values)
    guard !objects.isEmpty else {
      throw CompiledNibError("no objects; expected at least the root", at: objectTable.place)
    }
    return ObjectGraph(format: .nibArchive(coderVersion: coderVersion), objects: objects)
  }

  private func keys() throws(CompiledNibError) -> [String] {
    var cursor = ByteCursor(bytes, at: keyTable.offset)
    var keys: [String] = []
    keys.reserveCapacity(keyTable.count)
    for number in 0..<keyTable.count {
      let length = try cursor.variableInteger("the length of key \(number)")
      keys.append(try cursor.text(length, "key \(number)"))
    }
    return keys
  }

  private func values(_ keys: [String]) throws(CompiledNibError) -> [ArchivedObject.KeyedValue] {
    var cursor = ByteCursor(bytes, at: valueTable.offset)
    var values: [ArchivedObject.KeyedValue] = []
    values.reserveCapacity(valueTable.count)
    for number in 0..<valueTable.count {
      let start = cursor.offset
      let key = try cursor.variableInteger("the key of value \(number)")
      guard key < keys.count else {
        throw CompiledNibError("value \(number) has key \(key); expected a number below \(keys.count)", at: start)
      }
      values.append(ArchivedObject.KeyedValue(keys[key], try Self.value(&cursor)))
    }
    return values
  }

  private static func value(_ cursor: inout ByteCursor) throws(CompiledNibError) -> ArchivedValue {
    let start = cursor.offset
    switch try cursor.byte("a value's type") {
    case 0: return .int8(try cursor.integer(Int8.self, "a value"))
    case 1: return .int16(try cursor.integer(Int16.self, "a value"))
    case 2: return .int32(try cursor.integer(Int32.self, "a value"))
    case 3: return .int64(try cursor.integer(Int64.self, "a value"))
    case 4: return .bool(false)
    case 5: return .bool(true)
    case 6: return .float(Float(bitPattern: try cursor.integer(UInt32.self, "a value")))
    case 7: return .double(Double(bitPattern: try cursor.integer(UInt64.self, "a value")))
    case 8:
      let length = try cursor.variableInteger("the length of data")
      return .data(try cursor.data(length, "data"))
    case 9: return .null
    case 10: return .object(Int(try cursor.integer(UInt32.self, "a reference")))
    case let type: throw CompiledNibError("value type \(type); expected 0 to 10", at: start)
    }
  }

  private func classes() throws(CompiledNibError) -> [(name: String, fallbacks: [String])] {
    var cursor = ByteCursor(bytes, at: classTable.offset)
    var names: [(name: String, place: Int, fallbacks: [Int32])] = []
    for number in 0..<classTable.count {
      let place = cursor.offset
      let length = try cursor.variableInteger("the length of class name \(number)")
      let count = try cursor.variableInteger("the number of fallbacks of class name \(number)")
      guard count <= classTable.count else {
        throw CompiledNibError(
          "\(count) fallbacks of class name \(number); expected at most \(classTable.count)", at: place)
      }
      var fallbacks: [Int32] = []
      for _ in 0..<count { fallbacks.append(try cursor.integer(Int32.self, "a fallback of class name \(number)")) }
      let name = try cursor.text(length, "class name \(number)")
      names.append((name.hasByteSuffix("\0") ? String(name.dropLast()) : name, place, fallbacks))
    }
    return try names.map { (name) throws(CompiledNibError) in
      let fallbacks = try name.fallbacks.map { (fallback) throws(CompiledNibError) in
        guard names.indices.contains(Int(fallback)) else {
          throw CompiledNibError("fallback class \(fallback); expected a number below \(names.count)", at: name.place)
        }
        return names[Int(fallback)].name
      }
      return (name.name, fallbacks)
    }
  }

  /// Objects share no values: together they may have no more than there are. Values that no object has are left out.
  private func objects(
    _ classes: [(name: String, fallbacks: [String])], _ values: [ArchivedObject.KeyedValue]
  ) throws(CompiledNibError) -> [ArchivedObject] {
    var cursor = ByteCursor(bytes, at: objectTable.offset)
    var objects: [ArchivedObject] = []
    objects.reserveCapacity(objectTable.count)
    var unclaimed = values.count
    for number in 0..<objectTable.count {
      let start = cursor.offset
      let classNumber = try cursor.variableInteger("the class of object \(number)")
      let first = try cursor.variableInteger("the first value of object \(number)")
      let count = try cursor.variableInteger("the number of values of object \(number)")
      guard classNumber < classes.count else {
        throw CompiledNibError(
          "object \(number) has class \(classNumber); expected a number below \(classes.count)", at: start)
      }
      guard count == 0 || first < values.count && count <= values.count - first else {
        throw CompiledNibError(
          "object \(number) has \(count) values from number \(first) on; expected them among \(values.count)", at: start
        )
      }
      guard count <= unclaimed else {
        throw CompiledNibError("object \(number) has values of other objects; expected its own", at: start)
      }
      unclaimed -= count
      let `class` = classes[classNumber]
      objects.append(
        ArchivedObject(
          `class`.name, fallbackClassNames: `class`.fallbacks, count == 0 ? [] : Array(values[first..<first + count])))
    }
    return objects
  }
}

/// Why bytes are not a compiled nib: where, what was found there, and what was expected.
public struct CompiledNibError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset of the first wrong byte, from the start of the file or of the archive within it.
  public let offset: Int
  /// What was found, and what was expected.
  public let message: String

  /// Creates an error.
  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// `byte 57: value type 12; expected 0 to 10`.
  public var description: String { "byte \(offset): \(message)" }
}
