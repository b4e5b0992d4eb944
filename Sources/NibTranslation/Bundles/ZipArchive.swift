import CZlib
import Support

/// The files of a zip archive, such as an .ipa. They are read one by one, and never written anywhere.
///
/// zlib reads the compressed data. The directory of the archive, a list of records, is read here: of the libraries that
/// would do it, minizip is a sample of zlib's that its authors do not maintain, and the others bring five libraries each.
struct ZipArchive: Sendable {
  /// A file of the archive.
  private struct Entry: Sendable {
    let method: Int
    let checksum: UInt32
    let compressedSize: Int
    let size: Int
    let headerOffset: Int
  }

  /// The paths of all files, in the order of the directory.
  let paths: [String]
  private let entries: [String: Entry]
  private let file: FileRanges
  private let path: String

  private static let endRecordSize = 22
  private static let longestComment = 0xFFFF
  private static let directoryLimit = 64 << 20
  /// Of a file, compressed or not.
  private static let fileLimit = 64 << 20

  private init(_ file: FileRanges, path: String, _ paths: [String], _ entries: [String: Entry]) {
    (self.file, self.path, self.paths, self.entries) = (file, path, paths, entries)
  }

  /// Reads the directory.
  ///
  /// - Parameter path: How the archive is reported.
  static func read(_ file: FileRanges, path: String) throws(InputFile.Failure) -> ZipArchive {
    func failure(_ offset: Int, _ reason: String) -> InputFile.Failure {
      InputFile.Failure(message: "\(path): error: byte \(offset): \(reason)")
    }
    let tailSize = min(file.size, endRecordSize + longestComment)
    guard let tail = file.bytes(file.size - tailSize, tailSize), let end = endRecord(in: tail) else {
      throw failure(max(0, file.size - endRecordSize), "no directory at the end; expected a zip archive")
    }
    let place = file.size - tailSize + end
    let (count, size, offset) = (
      number(tail, end + 10, 2), number(tail, end + 12, 4), number(tail, end + 16, 4)
    )
    guard count != 0xFFFF, size != 0xFFFF_FFFF, offset != 0xFFFF_FFFF else {
      throw failure(place, "a directory of zip64; expected an archive of less than 4 GB and 65,535 files")
    }
    guard size <= directoryLimit, let directory = file.bytes(offset, size) else {
      throw failure(place + 12, "a directory of \(size) bytes at byte \(offset); expected it within \(file.size) bytes")
    }
    let (paths, entries) = try read(directory, count: count) { (place, reason) in failure(offset + place, reason) }
    let archive = ZipArchive(file, path: path, paths, entries)
    if let reason = archive.inflatedReason ?? archive.overlapReason {
      throw InputFile.Failure(reading: path, reason)
    }
    return archive
  }

  /// What the files of an archive may have in all, apart from one file of the largest size, is this many times the size of
  /// the archive. Apps have about three times.
  private static let inflationLimit = 32

  private var inflatedReason: String? {
    let sum = entries.values.reduce(0) { $0 + $1.size }
    let limit = Self.fileLimit + Self.inflationLimit * file.size
    return sum <= limit ? nil : "its files have \(sum) bytes; expected at most \(limit) in \(file.size) bytes"
  }

  /// Why the archive is refused if files share bytes: each of them could be as large as all of it.
  private var overlapReason: String? {
    let ordered = paths.compactMap { path in entries[path].map { (path: path, entry: $0) } }
      .sorted { $0.entry.headerOffset < $1.entry.headerOffset }
    let pair = zip(ordered, ordered.dropFirst()).first { first, second in
      first.entry.headerOffset + Self.headerSize + first.entry.compressedSize > second.entry.headerOffset
    }
    return pair.map { "\($0.path) and \($1.path) share bytes; expected each file in a place of its own" }
  }

  private static let headerSize = 30

  /// The last record that looks like the end of a directory: a comment may follow it.
  private static func endRecord(in tail: [UInt8]) -> Int? {
    guard tail.count >= endRecordSize else { return nil }
    return (0...tail.count - endRecordSize).reversed().first { place in
      tail[place] == 0x50 && tail[place + 1] == 0x4B && tail[place + 2] == 5 && tail[place + 3] == 6
        && number(tail, place + 20, 2) == tail.count - place - endRecordSize
    }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  private static func read(
    _ directory: [UInt8], count: Int, failure: (Int, String) -> InputFile.Failure
  ) throws(InputFile.Failure) -> ([String], [String: Entry]) {
    var (paths, entries): ([String], [String: Entry]) = ([], [:])
    var place = 0
    for index in 0..<count {
      guard directory.count - place >= 46, number(directory, place, 4) == 0x0201_4B50 else {
        throw failure(place, "file \(index) of \(count) has no record in the directory; expected one")
      }
      let nameLength = number(directory, place + 28, 2)
      let length = 46 + nameLength + number(directory, place + 30, 2) + number(directory, place + 32, 2)
      guard length <= directory.count - place else {
        throw failure(place, "the record of file \(index) has \(length) bytes; expected it within the directory")
      }
      let name = String(pathBytes: directory[place + 46..<place + 46 + nameLength])
      // A file that is listed twice would be another one for each reader.
      if !name.hasByteSuffix("/"), entries[name] == nil {
        paths.append(name)
        entries[name] = Entry(
          method: number(directory, place + 10, 2), checksum: UInt32(number(directory, place + 16, 4)),
          compressedSize: number(directory, place + 20, 4), size: number(directory, place + 24, 4),
          headerOffset: number(directory, place + 42, 4))
      }
      place += length
    }
    return (paths, entries)
  }

  /// The content of a file.
  func content(of name: String) -> Result<[UInt8], InputFile.Failure> {
    func failure(_ reason: String) -> Result<[UInt8], InputFile.Failure> {
      .failure(InputFile.Failure(reading: "\(path)/\(name)", reason))
    }
    guard let entry = entries[name] else { return failure("not in the archive") }
    guard entry.size <= Self.fileLimit, entry.compressedSize <= Self.fileLimit else {
      return failure("\(entry.size) bytes; expected at most \(Self.fileLimit)")
    }
    guard let header = file.bytes(entry.headerOffset, Self.headerSize), Self.number(header, 0, 4) == 0x0403_4B50 else {
      return failure("no file at byte \(entry.headerOffset) of the archive, where its directory has it")
    }
    let start = entry.headerOffset + Self.headerSize + Self.number(header, 26, 2) + Self.number(header, 28, 2)
    guard let stored = file.bytes(start, entry.compressedSize) else {
      return failure("\(entry.compressedSize) bytes at byte \(start) of the archive; expected them within it")
    }
    let content: [UInt8]?
    switch entry.method {
    case 0: content = stored.count == entry.size ? stored : nil
    case 8: content = Inflation.inflate(stored, length: entry.size)
    case let method: return failure("compressed by method \(method); expected stored (0) or deflated (8)")
    }
    guard let content, Inflation.checksum(content) == entry.checksum else {
      return failure("damaged: its content is not what its checksum says")
    }
    return .success(content)
  }
}

/// Data that deflate compressed, read by zlib.
enum Inflation {
  /// The data; nil if it is damaged, or has not the length that is expected.
  static func inflate(_ compressed: [UInt8], length: Int) -> [UInt8]? {
    var stream = z_stream()
    guard ibstack_inflate_raw(&stream) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = compressed
    var isWhole = false
    let output = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = uInt(length)
        isWhole = CZlib.inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_out == 0
      }
      count = length - Int(stream.avail_out)
    }
    return isWhole ? output : nil
  }

  /// The checksum that zip has of each file.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) })
  }
}
