package import StackModel

/// An image whose bytes become part of a picture.
package struct EmbeddedImage: Hashable, Sendable {
  /// The natural size in points.
  package let size: Size
  /// The bytes as a `data:` URL.
  package let dataURL: String

  /// - Parameters:
  ///   - size: The natural size in points.
  ///   - mediaType: The type of the bytes; must be of an image that browsers show, such as `image/png`.
  ///   - base64: The bytes in base 64.
  package init(size: Size, mediaType: MediaType, base64: String) {
    self.size = size
    dataURL = "data:\(mediaType.rawValue);base64,\(base64)"
  }

  /// Types of images that a picture may contain. Vector images are left out: they may contain scripts and links.
  package enum MediaType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webP = "image/webp"
  }
}
