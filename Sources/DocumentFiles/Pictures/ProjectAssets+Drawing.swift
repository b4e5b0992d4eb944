import FontMetrics
package import LayoutDrawing
package import LintSetup
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
    guard let color: ColorSet = color(named: name) else { return nil }
    func components(_ parts: ColorSet.Components) -> Color.Components {
      Color.Components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    return Paint(components(color.light), dark: color.dark.map(components))
  }
}
