import Support

/// Reads property lists in OpenStep's format, the one of `project.pbxproj`.
struct OpenStepReader {
  private var scanner: OpenStepScanner
  /// Nobody writes more; without a limit brackets could exhaust the stack.
  private static let depthLimit = 128

  /// Reads one value, which may be surrounded by white space and comments.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    try bytes.withUnsafeBufferPointer { buffer throws(PropertyListError) in
      var reader = OpenStepReader(scanner: OpenStepScanner(buffer))
      return try reader.readDocument()
    }
  }

  private mutating func readDocument() throws(PropertyListError) -> PropertyList {
    let value = try readValue(depth: 0)
    try scanner.skipSpace()
    guard scanner.current == nil else {
      throw scanner.error("expected the end of the file, found \(scanner.found)")
    }
    return value
  }

  private mutating func readValue(depth: Int) throws(PropertyListError) -> PropertyList {
    try scanner.skipSpace()
    guard depth < Self.depthLimit else {
      throw scanner.error("values are nested more than \(Self.depthLimit) deep")
    }
    switch scanner.current {
    case UInt8(ascii: "{"): return try readDictionary(depth: depth)
    case UInt8(ascii: "("): return try readArray(depth: depth)
    case UInt8(ascii: "<"): return try readData()
    default: return .string(try scanner.readString())
    }
  }

  private mutating func readDictionary(depth: Int) throws(PropertyListError) -> PropertyList {
    scanner.advance()
    var values: [String: PropertyList] = [:]
    try scanner.skipSpace()
    while scanner.current != UInt8(ascii: "}") {
      let key = try scanner.readString()
      try scanner.expect("=")
      values[key] = try readValue(depth: depth + 1)
      try scanner.expect(";")
      try scanner.skipSpace()
    }
    scanner.advance()
    return .dictionary(values)
  }

  /// The comma after the last element may be missing.
  private mutating func readArray(depth: Int) throws(PropertyListError) -> PropertyList {
    scanner.advance()
    var values: [PropertyList] = []
    try scanner.skipSpace()
    while scanner.current != UInt8(ascii: ")") {
      values.append(try readValue(depth: depth + 1))
      try scanner.skipSpace()
      guard scanner.current == UInt8(ascii: ",") else { break }
      scanner.advance()
      try scanner.skipSpace()
    }
    try scanner.expect(")")
    return .array(values)
  }

  private mutating func readData() throws(PropertyListError) -> PropertyList {
    scanner.advance()
    var digits: [UInt8] = []
    while let byte = scanner.current, byte != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if !byte.isASCIISpace {
        throw scanner.error("expected a hexadecimal digit or \">\", found \(scanner.found)")
      }
      scanner.advance()
    }
    try scanner.expect(">")
    guard digits.count.isMultiple(of: 2) else {
      throw scanner.error("expected an even number of hexadecimal digits")
    }
    return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }
}

extension OpenStepReader {
  /// Where values stand, by their paths.
  static func places(
    of paths: PropertyListPaths, in bytes: [UInt8]
  ) throws(PropertyListError) -> [PropertyListPaths.Path: Range<Int>] {
    try bytes.withUnsafeBufferPointer { buffer throws(PropertyListError) in
      var reader = OpenStepReader(scanner: OpenStepScanner(buffer))
      var found: [PropertyListPaths.Path: Range<Int>] = [:]
      try reader.find(paths, &found, depth: 0)
      return found
    }
  }

  /// Reads a value, and notes the places of values in it.
  private mutating func find(
    _ paths: PropertyListPaths, _ found: inout [PropertyListPaths.Path: Range<Int>], depth: Int
  ) throws(PropertyListError) {
    try scanner.skipSpace()
    let start = scanner.position
    switch scanner.current {
    case UInt8(ascii: "{") where depth < Self.depthLimit:
      scanner.advance()
      try scanner.skipSpace()
      while scanner.current != UInt8(ascii: "}") {
        let key = try scanner.readString()
        try scanner.expect("=")
        if let inner = paths[key] {
          try find(inner, &found, depth: depth + 1)
        } else {
          _ = try readValue(depth: depth + 1)
        }
        try scanner.expect(";")
        try scanner.skipSpace()
      }
      scanner.advance()
    default: _ = try readValue(depth: depth)
    }
    if let path = paths.path { found[path] = start..<scanner.position }
  }
}

extension PropertyList {
  /// Reads a property list in OpenStep's format.
  ///
  /// - Throws: The first place where the bytes break the format.
  public init(openStep bytes: [UInt8]) throws(PropertyListError) {
    self = try OpenStepReader.read(bytes)
  }
}

/// Why bytes are not in OpenStep's format.
public struct PropertyListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was expected and what was found.
  public let message: String
  /// Where, from 1. A column counts bytes.
  public let line: Int
  public let column: Int
  /// Where, as the offset of a byte.
  let offset: Int

  init(_ message: String, at offset: Int, in bytes: some Collection<UInt8>) {
    let before = bytes.prefix(offset)
    self.message = message
    self.offset = offset
    line = 1 + before.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    column = 1 + before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }

  public var description: String { "\(line):\(column): \(message)" }
}

/// Paths to values of a property list whose places are wanted, as a tree: each dictionary is searched once.
struct PropertyListPaths {
  /// Keys of dictionaries and positions in arrays, outermost first.
  typealias Path = [String]

  /// The path that ends here; nil if none does.
  private(set) var path: Path?
  private var inner: [String: PropertyListPaths] = [:]

  init(_ paths: some Sequence<Path>) {
    for path in paths { insert(path, path[...]) }
  }

  private init() {}

  /// The paths that go on through a key; nil if there are none.
  subscript(key: String) -> PropertyListPaths? { inner[key] }

  private mutating func insert(_ path: Path, _ rest: ArraySlice<String>) {
    guard let key = rest.first else {
      self.path = path
      return
    }
    inner[key, default: PropertyListPaths()].insert(path, rest.dropFirst())
  }
}
