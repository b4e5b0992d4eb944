/// Paths as texts.
///
/// The system takes any bytes as a path, while a text is Unicode. Each byte that is no part of UTF-8 stands in the text as
/// a scalar of its own, U+10FE80 to U+10FEFF of the private use area, and is that byte again where the system is asked. So
/// two paths never have the same text. Bytes that are UTF-8 of these very scalars are taken one by one, too.
extension String {
  /// The text of a path.
  package init(pathBytes bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(Self.reservedLead) {
      self = text
    } else {
      self = Self.escaping(bytes)
    }
  }

  /// The text of a path that ends with a zero byte.
  package init(systemPath: UnsafePointer<CChar>) {
    var end = systemPath
    while end.pointee != 0 { end += 1 }
    self = systemPath.withMemoryRebound(to: UInt8.self, capacity: end - systemPath) {
      String(pathBytes: UnsafeBufferPointer(start: $0, count: end - systemPath))
    }
  }

  /// Hands the path's bytes over, with a zero byte at the end.
  package func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(Self.reservedLead) else { return withCString(body) }
    return (pathBytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  /// The bytes of a path.
  package var pathBytes: [UInt8] {
    guard utf8.contains(Self.reservedLead) else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in Self.byte(of: scalar).map { [$0] } ?? Array(UTF8.encode(scalar)!) }
  }

  /// The path up to its last slash, which is included, and the name after it. Slicing by characters would not do: a name
  /// may begin with a combining mark.
  package var folderAndName: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    let start = utf8.index(after: slash)
    return (String(self[..<start]), String(self[start...]))
  }

  /// The path without `./` before it, unless it would look like an option then, or name nothing.
  var withoutLeadingDot: String {
    var rest = Substring(self).utf8
    while rest.starts(with: "./".utf8) {
      let next = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
      guard let first = next.first, first != UInt8(ascii: "-") else { break }
      rest = next
    }
    return String(Substring(rest))
  }

  /// The byte that a scalar stands for in the text of a path.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    escapes.contains(scalar.value) ? UInt8(scalar.value & 0xFF) : nil
  }

  private static let escapes: ClosedRange<UInt32> = 0x10_FE80...0x10_FEFF
  /// The first byte of all such scalars in UTF-8, and of few others.
  private static let reservedLead: UInt8 = 0xF4

  private static func escaping(_ bytes: some Collection<UInt8>) -> String {
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var rest = bytes[...]
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        if byte(of: scalar) == nil {
          text.unicodeScalars.append(scalar)
        } else {
          escape(rest.prefix(encoded.count), &text)
        }
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        escape(rest.prefix(length), &text)
        rest = rest.dropFirst(length)
      case .emptyInput: return text
      }
    }
  }

  private static func escape(_ bytes: some Sequence<UInt8>, _ text: inout String) {
    for byte in bytes {
      guard let scalar = Unicode.Scalar(escapes.lowerBound & ~0xFF | UInt32(byte)) else { continue }
      text.unicodeScalars.append(scalar)
    }
  }
}
