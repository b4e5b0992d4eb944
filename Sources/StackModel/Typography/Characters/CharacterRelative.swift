/// The ASCII character that is as wide as a character outside ASCII, by the fitted advances of the regular system font; for
/// a letter with an accent, the letter.
enum CharacterRelative {
  /// The relative of a character; nil for characters without one, such as ideographs and symbols.
  static func relative(of scalar: Unicode.Scalar) -> UInt8? {
    let value = Int(scalar.value)
    switch value {
    case 0x20...0x7E: return UInt8(value)
    case 0xA0..<0x180: return latin[value - 0xA0]
    case 0x370..<0x400: return greek[value - 0x370]
    case 0x400..<0x460: return cyrillic[value - 0x400]
    case 0x1E00..<0x1F00: return latinAdditional[value - 0x1E00]
    default: return nil
    }
  }

  private static let latin = Array(
    """
      cBD_|_hm'vv*P''B''`q2.|!'vM@W?AAAAAAWCEEEEIIIIDNOOOOOBOUUUUYPn\
    aaaaaamceeeeiiiidnoooooBouuuuypyAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg\
    GgGgHhHhIiIiIiIiIiQ-JjKk#LlLlLlL/LlNnNnNnnHoOoOoOoWmRrRrRrSsSsSs\
    SsTtTt~tUuUuUuUuUuUuWwYyYZzZzZz|
    """.utf8)

  private static let greek = Array(
    """
    nnnnnnnnnnnnnnnnnnnn|vX,&m;nQn%w|X=FXE0NwIRXMHvwCPn#~AH~QwIA$ko|\
    o$hyvksov|#oqnvE#7J#-oD2H%|oEo%nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
    nnnnnnnnnnnnnnnn
    """.utf8)

  private static let cyrillic = Array(
    """
    EEQFASIIJWW@RH3CAABFOEW+HHBDMHOGPCT3QXHCWW%%RVWV_oh-9e%`ggkeHnoh\
    pc`zXxTc%mBUvk%?uuh-vsijj@Mhkgcu
    """.utf8)

  private static let latinAdditional = Array(
    """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm\
    MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv\
    WwWwWwWwWwXxXxYyZzZzZzhtwynnnnnnAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
    EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYynnnnnn
    """.utf8)
}
