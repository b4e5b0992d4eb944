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
      } else if !OpenStepScanner.isSpace(byte) {
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
