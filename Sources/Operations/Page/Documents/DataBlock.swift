import CZlib
import Support

/// Compressed data of the page, in an element that browsers neither show nor run.
struct DataBlock: Hashable, Sendable {
  /// The data as a server hands it out.
  let bytes: [UInt8]

  init(_ json: Escaped<JSONString>) { bytes = Deflation.deflate(json.bytes) }

  /// The element.
  ///
  /// - Parameter id: How the script finds it: part of the program, never of a document.
  func element(id: Escaped<HTMLMarkup>) -> Escaped<HTMLMarkup> {
    let text = Escaped<HTMLMarkup>(stringLiteral: String(decoding: Base64(bytes).characters, as: UTF8.self))
    return "<script type=\"application/octet-stream\" id=\"\(id)\">\(text)</script>\n"
  }
}

/// Data that zlib compresses in the format of RFC 1951, which browsers call `deflate-raw`.
enum Deflation {
  /// The data, compressed; data of 4 GiB is never asked for.
  static func deflate(_ data: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    // Only a wrong version of zlib and lack of memory make this fail.
    precondition(ibstack_deflate_raw(&stream) == Z_OK, "zlib cannot compress")
    defer { deflateEnd(&stream) }
    var input = data
    let capacity = Int(deflateBound(&stream, uLong(data.count)))
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = uInt(capacity)
        _ = CZlib.deflate(&stream, Z_FINISH)
      }
      count = capacity - Int(stream.avail_out)
    }
  }
}
