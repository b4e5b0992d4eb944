#if PNG
  import CLibRSVG

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
