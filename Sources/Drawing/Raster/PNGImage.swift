#if PNG
  import CLibRSVG
  import Support
#endif

/// Draws pictures as PNG by librsvg, if the program is built with the trait `PNG`.
package enum PNGImage {
  #if PNG
    package static let isSupported = true
  #else
    package static let isSupported = false
  #endif

  /// Why there is no PNG, and what to do.
  package static let unsupported =
    "this ibstack was built without librsvg and cannot write PNG; build it with make PNG=1, "
    + "or with swift build -c release --traits PNG if librsvg's headers are installed"

  /// A picture as a PNG file. The same picture is the same bytes, with the same fonts and the same librsvg.
  ///
  /// - Parameters:
  ///   - svg: A picture as `LayoutDrawing` writes it.
  ///   - size: The size of the image.
  package static func bytes(svg: [UInt8], size: PixelSize) throws(RasterError) -> [UInt8] {
    #if PNG
      return try surface(svg: svg, size: size).png()
    #else
      throw .unsupported
    #endif
  }

  #if PNG
    /// One picture is drawn at a time: of four runs over 4,000 documents in which threads drew text at once, one crashed.
    private static let drawing = Locked(())

    private static func surface(svg: [UInt8], size: PixelSize) throws(RasterError) -> PixelSurface {
      let texts = FittedTexts(svg)
      let surface = try PixelSurface(size)
      try drawing.withLock { _ in draw(texts, on: surface) }.get()
      return surface
    }

    private static func draw(_ texts: FittedTexts, on surface: PixelSurface) -> Result<Void, RasterError> {
      do throws(RasterError) {
        let measured = try SVGDocument(texts.measuredDocument)
        return .success(
          try SVGDocument(texts.fitted(from: texts.widths(measuring: measured.width))).draw(on: surface))
      } catch {
        return .failure(error)
      }
    }
  #endif
}
