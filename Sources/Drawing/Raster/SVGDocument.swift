#if PNG
  import CLibRSVG

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
#endif
