/// Builds zip archives as the format is described, of files that are stored or were compressed by hand.
struct ZipBytes {
  struct File {
    let name: String
    let content: [UInt8]
    var method: UInt8 = 0
    var stored: [UInt8]?
    var checksum: UInt32?
    /// What the directory says of its length and its place; nil for what is so.
    var size: UInt32?
    var place: UInt32?
  }

  let files: [File]

  var bytes: [UInt8] {
    var (body, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let stored = file.stored ?? file.content
      let sizes =
        little(file.checksum ?? Self.checksum(file.content), 4) + little(UInt32(stored.count), 4)
        + little(file.size ?? UInt32(file.content.count), 4)
      let name = Array(file.name.utf8)
      let head: [UInt8] = [20, 0, 0, 0, file.method, 0, 0, 0, 0, 0]
      directory += [0x50, 0x4B, 1, 2, 20, 0] + head + sizes + little(UInt32(name.count), 2)
      directory += [UInt8](repeating: 0, count: 12) + little(file.place ?? UInt32(body.count), 4) + name
      body += [0x50, 0x4B, 3, 4] + head + sizes + little(UInt32(name.count), 2) + [0, 0] + name + stored
    }
    let count = little(UInt32(files.count), 2)
    let end = [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count + little(UInt32(directory.count), 4)
    return body + directory + end + little(UInt32(body.count), 4) + [0, 0]
  }

  private func little(_ number: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) }
  }

  /// CRC-32, bit by bit.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
