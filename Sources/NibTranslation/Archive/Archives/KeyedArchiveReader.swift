import Formats

/// Reads what NSKeyedArchiver writes, into the shape that a NIBArchive has: the values of `$top` become those of a root
/// object, descriptions of classes become names, and plain texts, numbers and data become objects of Foundation's classes.
struct KeyedArchiveReader {
  private let list: BinaryPropertyList
  /// The list's numbers of what the archive calls objects, by their UIDs.
  private let archived: [Int]
  /// The graph's positions of objects by their UIDs; -1 for descriptions of classes, and for the object that means nil.
  private var positions: [Int] = []
  private var valueCount = 0

  static func read(_ bytes: [UInt8]) throws(CompiledNibError) -> ObjectGraph {
    let list: BinaryPropertyList
    do throws(BinaryPropertyListError) {
      list = try BinaryPropertyList(bytes)
    } catch {
      throw CompiledNibError(error.message, at: error.offset)
    }
    var reader = try KeyedArchiveReader(list)
    return try reader.read()
  }

  private init(_ list: BinaryPropertyList) throws(CompiledNibError) {
    self.list = list
    guard let objects = list.value("$objects", of: list.top), case .array(let archived) = list[objects] else {
      throw CompiledNibError(
        "a property list without $objects; expected a keyed archive, as NSKeyedArchiver writes it", at: 0)
    }
    self.archived = archived
  }

  private mutating func read() throws(CompiledNibError) -> ObjectGraph {
    guard let top = list.value("$top", of: list.top), case .dictionary = list[top] else {
      throw CompiledNibError("a keyed archive without $top; expected a dictionary of its objects", at: 0)
    }
    number()
    var objects = [ArchivedObject("NSObject", try values(of: top))]
    for (uid, number) in archived.enumerated() where positions[uid] >= 0 { objects.append(try object(number)) }
    return ObjectGraph(format: .keyedArchive, objects: objects)
  }

  private mutating func number() {
    var next = 1
    for (uid, number) in archived.enumerated() {
      let isNil = uid == 0 && list.string(number) == "$null"
      let isClass = list.value("$classname", of: number) != nil
      positions.append(isNil || isClass ? -1 : next)
      if !(isNil || isClass) { next += 1 }
    }
  }

  private mutating func object(_ number: Int) throws(CompiledNibError) -> ArchivedObject {
    switch list[number] {
    case .dictionary:
      let (name, fallbacks) = try className(of: number)
      return ArchivedObject(name, fallbackClassNames: fallbacks, try values(of: number))
    case .string(let text): return ArchivedObject("NSString", [.init("NS.string", .string(text))])
    case .data(let bytes): return ArchivedObject("NSData", [.init("NS.bytes", .data(bytes))])
    case .integer(let value): return ArchivedObject("NSNumber", [.init("NS.intval", .int64(value))])
    case .real(let value): return ArchivedObject("NSNumber", [.init("NS.dblval", .double(value))])
    case .bool(let value): return ArchivedObject("NSNumber", [.init("NS.boolval", .bool(value))])
    default:
      throw CompiledNibError(
        "an object of the archive is \(list.kind(of: number)); expected a dictionary or a plain value",
        at: list.offset(of: number))
    }
  }

  /// The name in the description that `$class` refers to. `$classhints` has what stands in for the class.
  private func className(of number: Int) throws(CompiledNibError) -> (String, [String]) {
    guard let reference = list.value("$class", of: number), case .uid(let uid) = list[reference] else {
      throw CompiledNibError("an object without $class; expected a UID", at: list.offset(of: number))
    }
    guard archived.indices.contains(uid), let name = list.value("$classname", of: archived[uid]).flatMap(list.string)
    else {
      throw CompiledNibError(
        "class \(uid) has no $classname; expected the description of a class", at: list.offset(of: number))
    }
    var fallbacks: [String] = []
    if let hints = list.value("$classhints", of: archived[uid]), case .array(let names) = list[hints] {
      fallbacks = names.compactMap(list.string)
    }
    return (name, fallbacks)
  }

  private mutating func values(of number: Int) throws(CompiledNibError) -> [ArchivedObject.KeyedValue] {
    guard case .dictionary(let entries) = list[number] else { return [] }
    var values: [ArchivedObject.KeyedValue] = []
    for entry in entries {
      let (keyNumber, valueNumber) = (entry.key, entry.value)
      guard let key = list.string(keyNumber) else {
        throw CompiledNibError(
          "a key is \(list.kind(of: keyNumber)); expected a string", at: list.offset(of: keyNumber))
      }
      if key == "$class" { continue }
      if case .array(let elements) = list[valueNumber] {
        for element in elements { values.append(.init(key, try value(element))) }
        try count(elements.count)
      } else {
        values.append(.init(key, try value(valueNumber)))
        try count(1)
      }
    }
    return values
  }

  /// Numbers of a property list may be shared, so that few bytes could hold many values.
  private mutating func count(_ added: Int) throws(CompiledNibError) {
    valueCount += added
    guard valueCount <= ArchiveLimits.rows else {
      throw CompiledNibError("more than \(ArchiveLimits.rows) values; expected fewer", at: 0)
    }
  }

  private func value(_ number: Int) throws(CompiledNibError) -> ArchivedValue {
    switch list[number] {
    case .uid(let uid):
      guard archived.indices.contains(uid) else { return .object(uid) }
      if uid == 0 { return .null }
      return positions[uid] < 0 ? .null : .object(positions[uid])
    case .string(let text): return .string(text)
    case .data(let bytes): return .data(bytes)
    case .integer(let value): return .int64(value)
    case .real(let value): return .double(value)
    case .bool(let value): return .bool(value)
    case .date(let seconds): return .double(seconds)
    case .null: return .null
    case .array, .dictionary:
      throw CompiledNibError(
        "a value is \(list.kind(of: number)); expected a plain value or a UID", at: list.offset(of: number))
    }
  }
}

/// How large an archive may be. The largest that Apple's tools are known to have written have a hundredth of it.
struct ArchiveLimits {
  /// Of objects, values, keys and class names together, each of which costs memory.
  static let rows = 1 << 20
  /// Of bytes.
  static let size = 64 << 20
  /// Of archives in archives.
  static let depth = 16
}
