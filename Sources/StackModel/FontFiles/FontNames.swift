#if FontFiles
  import CHarfBuzz

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
#endif
