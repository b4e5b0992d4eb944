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

#if PNG
  /// A picture that librsvg has read. It has no address, so librsvg loads nothing for it.
  final class SVGDocument {
    private let handle: UnsafeMutablePointer<RsvgHandle>

    init(_ bytes: [UInt8]) throws(RasterError) {
      var error: UnsafeMutablePointer<GError>?
      let made: UnsafeMutablePointer<RsvgHandle>? = bytes.withUnsafeBufferPointer { bytes in
        guard let stream = g_memory_input_stream_new_from_data(bytes.baseAddress, gssize(bytes.count), nil) else {
          return nil
        }
        defer { g_object_unref(stream) }
        // Embedded images are longer than the texts that libxml2 takes from strangers.
        return rsvg_handle_new_from_stream_sync(stream, nil, RSVG_HANDLE_FLAG_UNLIMITED, nil, &error)
      }
      guard let made else { throw Self.failure(error) }
      handle = made
      rsvg_handle_set_dpi(handle, 96)
    }

    deinit { g_object_unref(handle) }

    /// How wide an element is drawn, in its own coordinates; nil for one that is not drawn.
    func width(ofElement id: String) -> Double? {
      var rectangle = RsvgRectangle()
      let isFound = rsvg_handle_get_geometry_for_element(handle, "#" + id, nil, &rectangle, nil)
      return isFound != 0 ? rectangle.width : nil
    }

    /// Fills a surface.
    func draw(on surface: PixelSurface) throws(RasterError) {
      var error: UnsafeMutablePointer<GError>?
      let isDrawn = surface.draw { context, width, height in
        var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
        return rsvg_handle_render_document(handle, context, &viewport, &error) != 0
      }
      guard isDrawn else { throw Self.failure(error) }
    }

    private static func failure(_ error: UnsafeMutablePointer<GError>?) -> RasterError {
      guard let error else { return .failed("no memory") }
      defer { g_error_free(error) }
      return .failed(error.pointee.message.map { String(cString: $0) } ?? "librsvg does not say why")
    }
  }

  /// Pixels that are drawn on.
  final class PixelSurface {
    private let surface: OpaquePointer
    private let size: PixelSize

    init(_ size: PixelSize) throws(RasterError) {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)) else {
        throw .failed("no memory")
      }
      self.surface = surface
      self.size = size
      try Self.check(cairo_surface_status(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Passes a context to `work`, with the width and the height of what fills it.
    func draw(_ work: (OpaquePointer?, Double, Double) -> Bool) -> Bool {
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      cairo_scale(context, Double(size.width) / size.exactWidth, Double(size.height) / size.exactHeight)
      return work(context, size.exactWidth, size.exactHeight)
    }

    /// The pixels as a PNG file.
    func png() throws(RasterError) -> [UInt8] {
      var bytes: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &bytes) { bytes in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, data, count in
            guard let data else { return CAIRO_STATUS_SUCCESS }
            closure?.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeBufferPointer(
              start: data, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, bytes)
      }
      try Self.check(status)
      return bytes
    }

    private static func check(_ status: cairo_status_t) throws(RasterError) {
      guard status != CAIRO_STATUS_SUCCESS else { return }
      throw .failed(cairo_status_to_string(status).map { String(cString: $0) } ?? "cairo does not say why")
    }
  }
#endif
