/// The shapes of symbols, as outlines on a square of 24 by 24.
enum SymbolShapes {
  /// An outline, as the data of an SVG path.
  struct Shape {
    let data: StaticString
    /// Whether the shape has an inside, which the variant `fill` fills.
    let canBeFilled: Bool
  }

  /// By name, without the words for variants.
  static let all: [String: Shape] = [
    "chevron.left": line("M15 4l-8 8 8 8"), "chevron.right": line("M9 4l8 8-8 8"),
    "chevron.backward": line("M15 4l-8 8 8 8"), "chevron.forward": line("M9 4l8 8-8 8"),
    "chevron.up": line("M4 15l8-8 8 8"), "chevron.down": line("M4 9l8 8 8-8"),
    "chevron.up.chevron.down": line("M7 9l5-5 5 5M7 15l5 5 5-5"),
    "arrow.left": line("M20 12H4M11 5l-7 7 7 7"), "arrow.right": line("M4 12h16M13 5l7 7-7 7"),
    "arrow.backward": line("M20 12H4M11 5l-7 7 7 7"), "arrow.forward": line("M4 12h16M13 5l7 7-7 7"),
    "arrow.up": line("M12 20V4M5 11l7-7 7 7"), "arrow.down": line("M12 4v16M5 13l7 7 7-7"),
    "arrow.clockwise": line("M20 12a8 8 0 1 1-3-6.2M17 2v4h-4"),
    "arrow.counterclockwise": line("M4 12a8 8 0 1 0 3-6.2M7 2v4h4"),
    "arrow.2.circlepath": line("M4 11a8 8 0 0 1 14-4M20 13a8 8 0 0 1-14 4M18 3v4h-4M6 21v-4h4"),
    "arrow.triangle.2.circlepath": line("M4 11a8 8 0 0 1 14-4M20 13a8 8 0 0 1-14 4M18 3v4h-4M6 21v-4h4"),
    "square.and.arrow.up": line("M8 9H5v12h14V9h-3M12 15V2M8 6l4-4 4 4"),
    "square.and.arrow.down": line("M8 9H5v12h14V9h-3M12 2v13M8 11l4 4 4-4"),
    "square.and.pencil": line("M13 5H4v15h15v-9M9 15l1-4 9-9 3 3-9 9z"),
    "arrowshape.turn.up.left": area("M10 9V4l-8 7 8 7v-5c5 0 9 2 11 6 0-6-4-10-11-10z"),
    "arrowshape.turn.up.right": area("M14 9V4l8 7-8 7v-5c-5 0-9 2-11 6 0-6 4-10 11-10z"),
    "plus": line("M12 4v16M4 12h16"), "minus": line("M4 12h16"), "xmark": line("M5 5l14 14M19 5L5 19"),
    "multiply": line("M6 6l12 12M18 6L6 18"), "checkmark": line("M4 13l5 6L20 5"), "equal": line("M5 9h14M5 15h14"),
    "questionmark": line("M8 8a4 4 0 1 1 6 3.5c-2 1-2 2-2 3.5M12 19v.5"),
    "exclamationmark": line("M12 4v11M12 19v.5"), "info": line("M12 5v.5M10 10h2v9M9 19h6"),
    "ellipsis": line("M5 12h.1M12 12h.1M19 12h.1"), "line.horizontal.3": line("M4 6h16M4 12h16M4 18h16"),
    "line.3.horizontal": line("M4 6h16M4 12h16M4 18h16"),
    "line.horizontal.3.decrease": line("M3 7h18M6 12h12M9 17h6"),
    "slider.horizontal.3": line("M3 6h18M3 12h18M3 18h18M8 4v4M16 10v4M10 16v4"),
    "list.bullet": line("M4 6h.1M4 12h.1M4 18h.1M8 6h13M8 12h13M8 18h13"),
    "magnifyingglass": line("M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15 15l6 6"),
    "circle": area("M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z"),
    "square": area("M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"),
    "rectangle": area("M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"),
    "triangle": area("M12 4l9 16H3z"), "exclamationmark.triangle": area("M12 3l10 18H2zM12 9v6M12 18v.3"),
    "star": area("M12 2l3 7 7 .6-5.4 4.6 1.7 7.3L12 17.5l-6.3 4 1.7-7.3L2 9.6 9 9z"),
    "heart": area("M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7-10 13z"),
    "bookmark": area("M6 3h12v18l-6-5-6 5z"), "flag": area("M5 21V4c5-3 9 3 14 0v10c-5 3-9-3-14 0"),
    "tag": area("M3 12V4a1 1 0 0 1 1-1h8l9 9-9 9z"),
    "bell": area("M4 17c2-2 2-4 2-7a6 6 0 0 1 12 0c0 3 0 5 2 7zM10 20a2 2 0 0 0 4 0"),
    "person": area("M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c0-5 3-8 8-8s8 3 8 8z"),
    "person.2": area(
      "M12 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM2 20c0-4 3-7 7-7s7 3 7 7zM19 9a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18 20h4c0-4-2-6-5-6"
    ),
    "person.3": area("M15 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM6 20c0-4 2-7 6-7s6 3 6 7zM2 18c0-3 1-5 3-5M22 18c0-3-1-5-3-5"),
    "house": area("M2 12L12 3l10 9h-3v9H5v-9z"),
    "gear": area(
      "M12 2l1.5 3 3.3-.8.7 3.3 3.3.7L20 11.5 22 14l-2.8 1.8.3 3.4-3.4-.1L14 22l-2-2.7L10 22l-2.1-2.9-3.4.1.3-3.4L2 14l2-2.5-.8-3.3 3.3-.7.7-3.3 3.3.8z"
    ),
    "gearshape": area(
      "M12 2l1.5 3 3.3-.8.7 3.3 3.3.7L20 11.5 22 14l-2.8 1.8.3 3.4-3.4-.1L14 22l-2-2.7L10 22l-2.1-2.9-3.4.1.3-3.4L2 14l2-2.5-.8-3.3 3.3-.7.7-3.3 3.3.8z"
    ),
    "trash": area("M5 7h14l-1 14H6zM3 6h18M9 6V3h6v3"), "pencil": area("M4 20l1-5L16 4l4 4L9 19z"),
    "doc": area("M6 2h8l5 5v15H6zM14 2v5h5"), "doc.text": area("M6 2h8l5 5v15H6zM9 12h7M9 16h7"),
    "doc.on.doc": area("M3 6h10v13H3zM8 6V2h13v14h-8"), "folder": area("M2 5h7l2 3h11v12H2z"),
    "tray": area("M3 13l3-8h12l3 8v7H3zM3 13h6l1 3h4l1-3h6"),
    "paperclip": line("M19 11l-8 8a5 5 0 0 1-7-7l9-9a3 3 0 0 1 5 5l-9 9a1 1 0 0 1-2-2l7-7"),
    "paperplane": area("M22 2L2 10l7 4 4 8z"), "envelope": area("M2 5h20v14H2zM2 6l10 8L22 6"),
    "phone": area("M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c0 2-2 2-4 2C9 20 4 14 3 7c0-2 0-4 2-4z"),
    "message": area("M12 3c6 0 10 3 10 8s-4 8-10 8l-6 3v-5c-3-1-4-3-4-6 0-5 4-8 10-8z"),
    "bubble.left": area("M12 3c6 0 10 3 10 8s-4 8-10 8l-6 3v-5c-3-1-4-3-4-6 0-5 4-8 10-8z"),
    "camera": area("M2 7h5l2-3h6l2 3h5v13H2zM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0z"),
    "photo": area("M2 4h20v16H2zM3 18l6-7 4 5 3-3 5 5M8 8h.1"), "video": area("M2 6h13v12H2zM15 10l7-4v12l-7-4"),
    "play": area("M6 3l15 9-15 9z"), "pause": area("M6 4h4v16H6zM14 4h4v16h-4z"), "stop": area("M5 5h14v14H5z"),
    "backward": area("M12 5v14L2 12zM22 5v14l-10-7z"), "forward": area("M12 5v14l10-7zM2 5v14l10-7z"),
    "backward.end": area("M20 5v14L8 12zM5 5h2v14H5z"), "forward.end": area("M4 5v14l12-7zM17 5h2v14h-2z"),
    "shuffle": line("M2 17h4L17 6h4M2 6h4l3 3M13 14l4 4h4M19 3l3 3-3 3M19 15l3 3-3 3"),
    "repeat": line("M4 11V7h16M17 4l3 3-3 3M20 13v4H4M7 20l-3-3 3-3"),
    "speaker": area("M3 9h4l6-5v16l-6-5H3z"),
    "speaker.wave.2": area("M3 9h4l6-5v16l-6-5H3zM16 9c2 2 2 4 0 6M19 6c4 4 4 8 0 12"),
    "mic": area("M9 3h6v10a3 3 0 0 1-6 0zM5 11v2a7 7 0 0 0 14 0v-2M12 20v3M8 23h8"),
    "music.note": line("M9 18V5l11-2v12M9 18a3 3 0 1 1-3-3 3 3 0 0 1 3 3zM20 15a3 3 0 1 1-3-3 3 3 0 0 1 3 3z"),
    "lock": area("M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4"), "lock.open": area("M5 11h14v10H5zM8 11V7a4 4 0 0 1 8-1"),
    "key": area("M14 9a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM13 12l8 8v2h-4l-6-8"),
    "eye": area("M1 12c5-8 17-8 22 0-5 8-17 8-22 0zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"),
    "hand.thumbsup": area("M7 11l5-9c2 0 3 2 2 7h6l-2 11H7zM3 11h4v10H3z"),
    "hand.raised": area("M6 12V6M10 11V3M14 11V4M18 13V7M6 12c0 6 2 9 6 9s6-3 6-8"),
    "calendar": area("M3 5h18v16H3zM3 10h18M8 2v5M16 2v5"),
    "clock": area("M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 6v6l4 3"),
    "timer": area("M21 13a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 8v5M9 2h6"),
    "alarm": area("M20 13a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM12 8v5l3 2M3 6l4-4M21 6l-4-4"),
    "hourglass": line("M6 2h12M6 22h12M7 2c0 8 10 12 10 20M17 2c0 8-10 12-10 20"),
    "location": area("M22 2L2 11h11v11z"), "map": area("M2 5l6-3 8 3 6-3v17l-6 3-8-3-6 3zM8 2v17M16 5v17"),
    "mappin": area("M12 22C7 15 5 12 5 9a7 7 0 0 1 14 0c0 3-2 6-7 13zM14 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0z"),
    "globe": area("M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"),
    "network": area("M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"),
    "link": line("M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2"),
    "wifi": line("M2 9c6-6 14-6 20 0M5 13c4-4 10-4 14 0M9 17c2-2 4-2 6 0M12 20h.1"),
    "cart": area("M2 3h3l3 12h11l3-9H6M10 20h.1M18 20h.1"), "bag": area("M4 8h16l1 14H3zM8 8c0-7 8-7 8 0"),
    "creditcard": area("M2 5h20v14H2zM2 10h20"),
    "gift": area("M3 9h18v4H3zM5 13h14v9H5zM12 9v13M12 9C6 9 6 2 12 9c6-7 6 0 0 0"),
    "sun.max": area(
      "M17 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2"),
    "moon": area("M20 14A9 9 0 1 1 10 3a7 7 0 0 0 10 11z"),
    "cloud": area("M7 19a5 5 0 1 1 1-10 6 6 0 0 1 11 3 4 4 0 0 1-1 7z"),
    "bolt": area("M13 2L4 14h7l-1 8 9-12h-7z"),
    "flame": area("M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-6 0 2 1 3 2 3 1-3 0-6 1-9z"),
    "drop": area("M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z"),
    "leaf": area("M4 20C4 8 10 4 21 3c0 12-5 17-13 16M4 20c2-5 5-8 10-11"),
    "chart.bar": area("M3 13h4v8H3zM10 8h4v13h-4zM17 3h4v18h-4z"),
    "square.grid.2x2": area("M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z"),
    "desktopcomputer": area("M2 3h20v13H2zM12 16v4M8 21h8"),
    "iphone": area("M7 2h10a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM10 19h4"),
    "ipad": area("M4 2h16v20H4zM10 19h4"), "printer": area("M6 8V2h12v6M2 8h20v9h-4M6 17H2V8M6 14h12v8H6z"),
    "qrcode": area("M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3h-3zM19 19h2v2h-2z"),
    "power": line("M12 2v9M7 5a9 9 0 1 0 10 0"),
    "book": area("M12 6c-3-3-7-3-10-2v15c3-1 7-1 10 2 3-3 7-3 10-2V4c-3-1-7-1-10 2zM12 6v15"),
    "text.bubble": area("M2 3h20v14H11l-5 5v-5H2zM6 8h12M6 12h9"),
    "textformat": line("M3 19L9 5l6 14M5 14h8M17 19v-7M21 12v7"),
    "shield": area("M12 2l9 3c0 9-3 14-9 17-6-3-9-8-9-17z"),
    "wand.and.stars": line("M4 20L15 9M17 3v4M15 5h4M20 11v3M18.5 12.5h3"),
    "crop": line("M6 1v17h17M1 6h17v17"),
    "scissors": line(
      "M6 9l14 11M6 15L20 4M8 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM8 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"),
  ]

  private static func line(_ data: StaticString) -> Shape { Shape(data: data, canBeFilled: false) }

  private static func area(_ data: StaticString) -> Shape { Shape(data: data, canBeFilled: true) }
}
