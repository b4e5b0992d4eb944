import Formats

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
