package import LayoutDrawing
package import LintSetup
import StackLint
import StackModel

extension ProjectAssets: DrawingAssets {
  package func image(named name: String) -> EmbeddedImage? {
    guard let image: Image = image(named: name) else { return nil }
    let size = Size(width: Double(image.header.width) / image.scale, height: Double(image.header.height) / image.scale)
    let type: EmbeddedImage.MediaType =
      switch image.header.kind {
      case .png: .png
      case .jpeg: .jpeg
      case .gif: .gif
      }
    return EmbeddedImage(size: size, mediaType: type, bytes: image.bytes)
  }

  package func color(named name: String) -> Paint? {
    let color: ColorSet? = color(named: name)
    return color?.paint
  }
}
