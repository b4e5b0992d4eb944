import Escaping
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
    dataURL = "data:\(mediaType.rawValue);base64,\(String(decoding: Base64(bytes).characters, as: UTF8.self))"
  }

  /// Types of images that a picture may contain. Vector images are left out: they may contain scripts and links.
  package enum MediaType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webP = "image/webp"
  }
}
