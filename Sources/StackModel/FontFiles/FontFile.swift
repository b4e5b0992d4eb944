#if FontFiles
  import CHarfBuzz

  /// A font read from a file (TrueType or OpenType), measured by HarfBuzz: kerning and ligatures as the font has them.
  public final class FontFile: Typeface, @unchecked Sendable {
    // Immutable once made, so that threads may share it.
    private let font: OpaquePointer
    private let unitsPerEm: Double
    public let familyName: String
    public let styleName: String
    public let postScriptName: String
    public let fullName: String
    public let ascender: Double
    public let descender: Double
    public let lineGap: Double

    /// Reads the fonts in a file's bytes: one, all of a collection, or the named styles of a variable font.
    ///
    /// - Throws: ``FontFileError`` where the bytes are no font that text can be measured with.
    public static func typefaces(in bytes: [UInt8]) throws(FontFileError) -> [FontFile] {
      try FontFileError.checkSignature(of: bytes)
      guard let blob = makeBlob(bytes) else { throw .damaged("no memory to read it") }
      defer { hb_blob_destroy(blob) }
      let count = hb_face_count(blob)
      guard (1...1000).contains(count) else { throw .damaged("it says that it holds \(count) fonts") }
      var found: [FontFile] = []
      for index in 0..<count { found += try styles(ofFont: index, in: blob) }
      return found
    }

    /// The named styles of a variable font, or the font as it is.
    private static func styles(ofFont index: UInt32, in blob: OpaquePointer) throws(FontFileError) -> [FontFile] {
      guard let face = hb_face_create(blob, index) else { throw .damaged("no memory to read it") }
      defer { hb_face_destroy(face) }
      let names = FontNames(face)
      let metrics = try LineMetrics(face)
      let instances = min(hb_ot_var_get_named_instance_count(face), 1000)
      guard instances > 0 else { return [FontFile(face, names, metrics, instance: nil)].compactMap(\.self) }
      return (0..<instances).compactMap {
        FontFile(face, names.instance($0, of: face), metrics, instance: $0)
      }
    }

    private init?(_ face: OpaquePointer, _ names: FontNames, _ metrics: LineMetrics, instance: UInt32?) {
      guard let font = hb_font_create(face) else { return nil }
      if let instance { hb_font_set_var_named_instance(font, instance) }
      hb_font_make_immutable(font)
      self.font = font
      unitsPerEm = metrics.unitsPerEm
      familyName = names.family
      styleName = names.style
      postScriptName = names.postScript
      fullName = names.full
      ascender = metrics.ascender / unitsPerEm
      descender = metrics.descender / unitsPerEm
      lineGap = metrics.lineGap / unitsPerEm
    }

    deinit { hb_font_destroy(font) }

    /// Shapes the text as one line. A ligature's advance counts for its first scalar.
    public func advances(of text: String) -> [Double?] {
      let scalars = text.unicodeScalars.map(\.value)
      var advances = [Double?](repeating: 0, count: scalars.count)
      guard let buffer = hb_buffer_create() else { return advances }
      defer { hb_buffer_destroy(buffer) }
      let count = Int32(clamping: scalars.count)
      hb_buffer_add_utf32(buffer, scalars, count, 0, count)
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(font, buffer, nil, 0)
      var length: UInt32 = 0
      let glyphs = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &length), count: Int(length))
      let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &length), count: Int(length))
      for (glyph, position) in zip(glyphs, positions) where advances.indices.contains(Int(glyph.cluster)) {
        let advance = Double(position.x_advance) / unitsPerEm
        // Glyph 0 says that the font has none.
        advances[Int(glyph.cluster)] = glyph.codepoint == 0 ? nil : (advances[Int(glyph.cluster)] ?? 0) + advance
      }
      return advances
    }
  }

  /// HarfBuzz's copy of bytes.
  private func makeBlob(_ bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes {
      $0.withMemoryRebound(to: CChar.self) {
        hb_blob_create($0.baseAddress, UInt32(clamping: $0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
    }
  }
#endif
