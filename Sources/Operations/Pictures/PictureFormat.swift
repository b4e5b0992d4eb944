import Drawing

/// The files that pictures become.
package enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png

  /// How the names of files end.
  var suffix: String { "." + rawValue }

  /// A picture as a file.
  ///
  /// - Parameter scale: The pixels of a point.
  func file(of picture: Picture, _ appearance: Appearance, scale: Double) throws(RasterError) -> [UInt8] {
    switch self {
    case .svg:
      return picture.svg(appearance, scale: scale).bytes
    case .png:
      let size = try PixelSize(width: picture.size.width, height: picture.size.height, scale: scale)
      return try PNGImage.bytes(svg: picture.svg(appearance).bytes, size: size)
    }
  }
}
