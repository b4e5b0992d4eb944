package import StackModel

/// An image whose bytes become part of a picture.
package struct EmbeddedImage: Hashable, Sendable {
  /// The natural size in points.
  package let size: Size
  /// The bytes as a `data:` URL.
  let dataURL: String

  /// - Parameters:
  ///   - size: The natural size in points.
  package init(size: Size, mediaType: MediaType, bytes: [UInt8]) {
    self.size = size
    dataURL = "data:\(mediaType.rawValue);base64,\(Self.base64(bytes))"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { buffer in
      var place = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
        for digit in 0..<4 {
          let isPadding = start + digit > bytes.count
          buffer[place] = isPadding ? UInt8(ascii: "=") : letters[group >> (18 - 6 * digit) & 63]
          place += 1
        }
      }
      return place
    }
  }

  /// Types of images that a picture may contain. Vector images are left out: they may contain scripts and links.
  package enum MediaType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webP = "image/webp"
  }
}
