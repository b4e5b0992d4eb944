import CZlib

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
