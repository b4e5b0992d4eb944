/// A binary property list, `bplist00`: objects that hold each other by their numbers.
///
/// Objects stay numbers, since they may be shared: as a tree, a few of them could have any size. UIDs, of which keyed
/// archives consist, are read, which Foundation's public interface does not offer.
package struct BinaryPropertyList: Sendable {
  /// An object.
  package enum Object: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    /// Seconds since the start of 2001.
    case date(Double)
    case data([UInt8])
    case string(String)
    case uid(Int)
    /// The numbers of its elements.
    case array([Int])
    /// Keys and values, in the order in which they are stored.
    case dictionary([Entry])
  }

  /// The numbers of a key and of its value.
  package struct Entry: Sendable, Hashable {
    package let key: Int
    package let value: Int
  }

  /// The number of the outermost object.
  package let top: Int
  private let objects: [Object]
  private let offsets: [Int]

  /// How many arrays and dictionaries may hold each other.
  private static let depthLimit = 128

  /// - Throws: ``BinaryPropertyListError`` for bytes in which no reader would find a property list, and for objects that
  ///   share their bytes.
  package init(_ bytes: [UInt8]) throws(BinaryPropertyListError) {
    var reader = try BinaryPropertyListReader(bytes)
    objects = try reader.readObjects()
    (top, offsets) = (reader.top, reader.offsets)
  }

  /// Whether bytes start as a binary property list does.
  package static func isRecognized(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist00".utf8)) }

  package subscript(number: Int) -> Object { objects[number] }

  /// Where an object is stored.
  package func offset(of number: Int) -> Int { offsets[number] }

  /// The text of a string; nil for other objects.
  package func string(_ number: Int) -> String? {
    if case .string(let text) = objects[number] { text } else { nil }
  }

  /// The value of a key; nil if there is none, or the object is no dictionary.
  package func value(_ key: String, of number: Int) -> Int? {
    guard case .dictionary(let entries) = objects[number] else { return nil }
    return entries.last { string($0.key) == key }?.value
  }

  /// What an object is, in words.
  package func kind(of number: Int) -> String {
    switch objects[number] {
    case .null: "null"
    case .bool: "a truth value"
    case .integer: "a whole number"
    case .real: "a number"
    case .date: "a date"
    case .data: "data"
    case .string: "a string"
    case .uid: "a UID"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  /// The whole list as a tree, numbers and dates as text.
  ///
  /// - Throws: ``BinaryPropertyListError`` if it is too deep, holds itself, or has more values than there are bytes.
  package func propertyList() throws(BinaryPropertyListError) -> PropertyList {
    var remaining = max(1 << 16, objects.count * 4)
    return try propertyList(of: top, depth: 0, remaining: &remaining)
  }

  private func propertyList(
    of number: Int, depth: Int, remaining: inout Int
  ) throws(BinaryPropertyListError) -> PropertyList {
    remaining -= 1
    guard depth < Self.depthLimit, remaining >= 0 else {
      throw BinaryPropertyListError(
        "values are nested more than \(Self.depthLimit) deep, or hold themselves", at: offsets[number])
    }
    switch objects[number] {
    case .null: return .string("")
    case .bool(let value): return .string(value ? "YES" : "NO")
    case .integer(let value): return .string("\(value)")
    case .real(let value), .date(let value): return .string("\(value)")
    case .data(let bytes): return .data(bytes)
    case .string(let text): return .string(text)
    case .uid(let value): return .string("\(value)")
    case .array(let elements):
      var values: [PropertyList] = []
      for element in elements {
        values.append(try propertyList(of: element, depth: depth + 1, remaining: &remaining))
      }
      return .array(values)
    case .dictionary(let entries):
      var values: [String: PropertyList] = [:]
      for entry in entries {
        guard let key = string(entry.key) else {
          throw BinaryPropertyListError("a key is \(kind(of: entry.key)); expected a string", at: offsets[entry.key])
        }
        values[key] = try propertyList(of: entry.value, depth: depth + 1, remaining: &remaining)
      }
      return .dictionary(values)
    }
  }
}
