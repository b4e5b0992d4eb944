package import Drawing
package import StackLint
import StackModel

extension ProjectAssets: DrawingAssets {
  package func image(named name: String) -> EmbeddedImage? {
    guard let image: Image = image(named: name) else { return nil }
    let size = Size(width: Double(image.header.width) / image.scale, height: Double(image.header.height) / image.scale)
    var embedded =
      Self.mediaType(image.header.kind).map {
        EmbeddedImage(size: size, mediaType: $0, bytes: image.bytes)
      } ?? EmbeddedImage(size: size)
    embedded.darkURL = image.dark.flatMap { dark in
      Self.mediaType(dark.kind).map { EmbeddedImage.dataURL($0, dark.bytes) }
    }
    embedded.rendering = image.rendering.flatMap { Self.renderings[$0] } ?? .automatic
    embedded.capInsets = image.capInsets.map { insets in
      let points = insets.map { $0 / image.scale }
      return EdgeInsets(top: points[0], left: points[1], bottom: points[2], right: points[3])
    }
    return embedded
  }

  private static let renderings: [String: EmbeddedImage.Rendering] = ["template": .template, "original": .original]

  /// Nil for what a picture cannot contain.
  private static func mediaType(_ kind: ImageHeader.Kind) -> EmbeddedImage.MediaType? {
    switch kind {
    case .png: .png
    case .jpeg: .jpeg
    case .gif: .gif
    case .svg: .svg
    case .pdf: nil
    }
  }

  package func color(named name: String) -> Paint? {
    let color: ColorSet? = color(named: name)
    return color?.paint
  }
}
