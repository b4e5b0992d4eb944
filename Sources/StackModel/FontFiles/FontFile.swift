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

  /// What a font's `name` table calls it, in English.
  struct FontNames {
    var family: String
    var style: String
    var postScript: String
    var full: String

    /// Numbers of names in the table.
    private enum ID: UInt32 {
      case family = 1
      case style = 2
      case full = 4
      case postScript = 6
      case typographicFamily = 16
      case typographicStyle = 17
      case variationsPostScriptPrefix = 25
    }

    init(_ face: OpaquePointer) {
      family = Self.name(.typographicFamily, face) ?? Self.name(.family, face) ?? ""
      style = Self.name(.typographicStyle, face) ?? Self.name(.style, face) ?? "Regular"
      postScript = Self.name(.postScript, face) ?? "\(family)-\(style)".filter { $0 != " " }
      full = Self.name(.full, face) ?? "\(family) \(style)"
    }

    /// The names of a variable font's style; where the font does not give a PostScript name, the one that Adobe's
    /// technical note 5902 makes of family and style.
    func instance(_ index: UInt32, of face: OpaquePointer) -> FontNames {
      var names = self
      let style = hb_ot_var_named_instance_get_subfamily_name_id(face, index)
      names.style = Self.name(style, face) ?? self.style
      names.full = "\(family) \(names.style)"
      let postScript = hb_ot_var_named_instance_get_postscript_name_id(face, index)
      let prefix = Self.name(.variationsPostScriptPrefix, face) ?? family
      names.postScript = Self.name(postScript, face) ?? "\(prefix)-\(names.style)".filter { $0 != " " }
      return names
    }

    private static func name(_ id: ID, _ face: OpaquePointer) -> String? { name(id.rawValue, face) }

    private static func name(_ id: UInt32, _ face: OpaquePointer) -> String? {
      // 0xFFFF says that there is none.
      guard id < 0xFFFF else { return nil }
      var size: UInt32 = 256
      var text = [CChar](repeating: 0, count: 256)
      let length = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &text)
      guard length > 0 else { return nil }
      return text.prefix(Int(min(size, 255))).withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The line metrics of a font's `hhea` table in font units: the ones that Apple's systems take, whatever `OS/2` says.
  struct LineMetrics {
    let unitsPerEm: Double
    let ascender: Double
    let descender: Double
    let lineGap: Double

    init(_ face: OpaquePointer) throws(FontFileError) {
      guard hb_face_get_glyph_count(face) > 0 else { throw .damaged("it has no glyphs") }
      guard let table = hb_face_reference_table(face, Self.hhea) else { throw .damaged("it has no line metrics") }
      defer { hb_blob_destroy(table) }
      var length: UInt32 = 0
      let start = hb_blob_get_data(table, &length)
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
      guard bytes.count >= 10 else { throw .damaged("it has no line metrics (table hhea)") }
      func value(at offset: Int) -> Double {
        Double(Int16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self)))
      }
      unitsPerEm = Double(max(1, hb_face_get_upem(face)))
      ascender = value(at: 4)
      descender = -value(at: 6)
      lineGap = value(at: 8)
    }

    /// The table's tag, `hhea`.
    private static let hhea: hb_tag_t = 0x6868_6561
  }
#endif
