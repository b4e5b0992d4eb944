#if FontFiles
  import CHarfBuzz

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
