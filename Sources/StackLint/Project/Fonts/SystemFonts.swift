import Escaping

/// The families of fonts that some version of iOS, tvOS or macOS has.
enum SystemFonts {
  /// Whether Apple's systems may have a face. The start of its name decides, as the names of faces start with their
  /// family's: a false finding is worse than a missing one.
  static func mayHave(name: String, family: String?) -> Bool {
    let names = [name, family].compactMap { $0 }
    // Names with a dot are those of the system's own fonts.
    return names.contains { name in
      let plain = name.plainName
      return name.hasBytePrefix(".") || starts.contains { plain.hasBytePrefix($0) }
    }
  }

  private static let starts = families.split(separator: "\n").map { $0.plainName }

  /// From Apple's lists of the fonts of iOS and macOS. Names of faces that do not start with their family's are among
  /// them, as is the whole family of San Francisco, which developers install.
  private static let families = """
    Academy Engraved
    Adobe Arabic
    Al Bayan
    Al Nile
    Al Tarikh
    American Typewriter
    Andale Mono
    Apple
    Arial
    Athelas
    Avenir
    Ayuthaya
    Baghdad
    Bangla
    Baoli
    Baskerville
    Beirut
    Big Caslon
    BM Dohyeon
    BM Hanna
    BM Jua
    BM Kirang
    BM Yeonsung
    Bodoni
    Bradley Hand
    Brush Script
    Chalkboard
    Chalkduster
    Charter
    Cochin
    Comic Sans
    Copperplate
    Corsiva
    Courier
    Damascus
    DB LCD Temp
    DecoType
    Devanagari
    Didot
    DIN Alternate
    DIN Condensed
    Diwan
    DFKaiShu
    DFWaWa
    Euphemia
    FangSong
    Farah
    Farisi
    Futura
    FZ
    Galvji
    GB18030
    Geeza
    Geneva
    Georgia
    Gill Sans
    Grantha
    Gujarati
    GungSeo
    Gurmukhi
    Hannotate
    HanziPen
    Headline
    Heiti
    Helvetica
    Herculanum
    Hiragino
    Hira
    Hoefler
    Impact
    InaiMathi
    Iowan
    ITF Devanagari
    JCfg
    JCHEadA
    JCkg
    JCsmPC
    Kaiti
    Kailasa
    Kannada
    Kefa
    Khmer
    Klee
    Kohinoor
    Kokonor
    Krungthep
    KufiStandard
    Lantinghei
    Lao MN
    Lao Sangam
    Libian
    LiHei
    LiSong
    LiSung
    Lucida
    Luminari
    Malayalam
    Marion
    Marker Felt
    Menlo
    Microsoft Sans
    Mishafi
    MLingWai
    Monaco
    Mshtakan
    Mukta
    Muna
    Myanmar
    Myriad Arabic
    Nadeem
    Nanum
    New Peninim
    New York
    Noteworthy
    Noto
    Optima
    Oriya
    Osaka
    Palatino
    Papyrus
    Party LET
    PCMyungjo
    Phosphate
    PilGi
    PingFang
    Plantagenet
    PSL Ornanong
    PT
    Raanana
    Rockwell
    Sana
    Sathu
    Savoye
    Seravek
    SF
    Shree
    SignPainter
    Silom
    SIL Hei
    SIL Kai
    SimSong
    Sinhala
    Skia
    Snell
    Songti
    STBaoli
    STFangsong
    STHeiti
    STHupo
    STKai
    STLibian
    STSong
    STXihei
    STXing
    STXinwei
    STYuanti
    STZhongsong
    STIX
    Sukhumvit
    Superclarendon
    Symbol
    System
    Tahoma
    Tamil
    Telugu
    Thonburi
    Times
    Toppan
    TpldKhangXiDict
    Trattatello
    Trebuchet
    Tsukushi
    TsukuA
    TsukuB
    Verdana
    Waseem
    Wawati
    Webdings
    Weibei
    Wingdings
    Xingkai
    Yuanti
    YuGo
    Yuppy
    YuKyo
    YuMin
    Zapf
    Zapfino
    """
}
