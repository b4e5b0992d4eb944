package import StackModel
import Support

/// An image of the project as a picture shows it.
package struct EmbeddedImage: Hashable, Sendable {
  /// The natural size in points.
  package let size: Size
  /// The bytes as a `data:` URL; nil for an image that a picture cannot contain, of which only the size is known.
  let dataURL: String?
  /// The image for dark appearance; nil for the same one.
  package var darkURL: String?
  /// Whether only the shape of the image counts, or its colors in any case.
  package var rendering = Rendering.automatic
  /// The edges in points that keep their size when the image is stretched; nil if all of it is stretched.
  package var capInsets: EdgeInsets?

  /// How an image is drawn in what has a tint color.
  package enum Rendering: Sendable {
    /// As what shows it wants to.
    case automatic
    /// In the tint color.
    case template
    /// In its own colors.
    case original
  }

  /// - Parameters:
  ///   - size: The natural size in points.
  package init(size: Size, mediaType: MediaType, bytes: [UInt8]) {
    self.size = size
    dataURL = Self.dataURL(mediaType, bytes)
  }

  /// An image that a picture cannot contain.
  package init(size: Size) { (self.size, dataURL) = (size, nil) }

  /// Bytes as a `data:` URL.
  package static func dataURL(_ mediaType: MediaType, _ bytes: [UInt8]) -> String {
    "data:\(mediaType.rawValue);base64,\(String(decoding: Base64(bytes).characters, as: UTF8.self))"
  }

  /// Types of images that a picture may contain. Programs run no scripts and follow no links of an image within an image.
  package enum MediaType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webP = "image/webp"
    case svg = "image/svg+xml"
  }
}
