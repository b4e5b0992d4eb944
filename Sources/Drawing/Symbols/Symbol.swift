import EmbeddedFiles
import StackModel
import Support

/// One of Apple's symbols, drawn by a simple shape of our own and what its name says surrounds it.
///
/// `heart.circle.fill` is a white heart in a full circle. Names without a shape have the first letter of their name.
struct Symbol {
  /// What a shape stands in.
  enum Enclosure: String {
    case circle, square
  }

  /// The name without the words that describe a variant, such as `heart`.
  let base: String
  /// Whether the shape, or what it stands in, is full.
  let isFilled: Bool
  /// What the shape stands in; nil for nothing.
  let enclosure: Enclosure?
  /// Whether a line crosses the shape out.
  let isCrossedOut: Bool

  init(named name: String) {
    var words = name.split(separator: ".").map(String.init)
    var (isFilled, isCrossedOut, enclosure) = (false, false, Enclosure?.none)
    while words.count > 1, let last = words.last {
      if last == "fill" {
        isFilled = true
      } else if last == "slash" {
        isCrossedOut = true
      } else if let found = Enclosure(rawValue: last), enclosure == nil {
        enclosure = found
      } else if last != "rectangle" || SymbolShapes.all[words.joined(separator: ".")] != nil {
        break
      }
      words.removeLast()
    }
    base = words.joined(separator: ".")
    self.isFilled = isFilled
    self.isCrossedOut = isCrossedOut
    self.enclosure = enclosure
  }

  /// The shape of the longest part of the name that has one, such as `person` for `person.badge.plus`; nil if there is none.
  /// An empty square, circle or rectangle stands for nothing but itself.
  var shape: SymbolShapes.Shape? {
    if let shape = SymbolShapes.all[base] { return shape }
    var words = base.split(separator: ".").dropLast()
    while !words.isEmpty {
      let name = words.joined(separator: ".")
      if let shape = SymbolShapes.all[name], !Self.outlines.contains(name) { return shape }
      words.removeLast()
    }
    return nil
  }

  private static let outlines: Set<String> = ["square", "circle", "rectangle", "triangle", "app", "diamond"]

  /// Whether a name is one of Apple's, as far as the shapes know.
  static func isKnown(_ name: String) -> Bool { Symbol(named: name).shape != nil }
}

/// The shapes of symbols, as outlines on a square of 24 by 24.
enum SymbolShapes {
  /// An outline.
  struct Shape {
    /// The data of an SVG path.
    let data: Escaped<XMLMarkup>
    /// Whether the shape has an inside, which the variant `fill` fills.
    let canBeFilled: Bool
    /// The data of what the variant `fill` is without; empty if it has no gaps.
    var gaps: Escaped<XMLMarkup> = ""
  }

  /// By name, without the words for variants. A line of `SymbolShapes.txt` has `area` for a shape with an inside or `line`
  /// for another, the name, and the data: after a bar that of lines within the inside.
  static let all: [String: Shape] = {
    var shapes: [String: Shape] = [:]
    for line in String(cString: EmbeddedSymbolShapes.bytes).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      let data = parts[2].split(separator: "|").map { Escaped<XMLMarkup>(stringLiteral: String($0)) }
      var shape = Shape(data: data[0], canBeFilled: parts[0] == "area")
      if data.count > 1 { shape.gaps = data[1] }
      shapes[parts[1]] = shape
    }
    return shapes
  }()
}

/// The images that AppKit itself has, as the symbols that they look like.
enum SystemImages {
  /// By the names of `NSImage`'s constants.
  static let symbols: [String: String] = [
    "NSActionTemplate": "gear", "NSAddTemplate": "plus", "NSAdvanced": "gear", "NSApplicationIcon": "app.fill",
    "NSBluetoothTemplate": "antenna.radiowaves.left.and.right", "NSBonjour": "globe", "NSBookmarksTemplate": "book",
    "NSCaution": "exclamationmark.triangle.fill", "NSColorPanel": "paintpalette",
    "NSColumnViewTemplate": "rectangle.split.3x1",
    "NSComputer": "desktopcomputer", "NSEnterFullScreenTemplate": "arrow.up.left.and.arrow.down.right",
    "NSEveryone": "person.3", "NSExitFullScreenTemplate": "arrow.down.right.and.arrow.up.left",
    "NSFlowViewTemplate": "rectangle.stack", "NSFolder": "folder.fill", "NSFolderBurnable": "folder.fill",
    "NSFolderSmart": "folder.fill", "NSFollowLinkFreestandingTemplate": "arrow.right.circle.fill",
    "NSFontPanel": "textformat", "NSGoBackTemplate": "chevron.left", "NSGoForwardTemplate": "chevron.right",
    "NSGoLeftTemplate": "chevron.left", "NSGoRightTemplate": "chevron.right", "NSHomeTemplate": "house.fill",
    "NSIChatTheaterTemplate": "rectangle", "NSIconViewTemplate": "square.grid.2x2", "NSInfo": "info.circle",
    "NSInvalidDataFreestandingTemplate": "exclamationmark.circle.fill",
    "NSLeftFacingTriangleTemplate": "arrowtriangle.left.fill", "NSListViewTemplate": "list.bullet",
    "NSLockLockedTemplate": "lock.fill", "NSLockUnlockedTemplate": "lock.open.fill",
    "NSMenuMixedStateTemplate": "minus",
    "NSMenuOnStateTemplate": "checkmark", "NSMobileMe": "cloud", "NSMultipleDocuments": "doc.on.doc",
    "NSNetwork": "globe", "NSPathTemplate": "folder", "NSPreferencesGeneral": "gear",
    "NSQuickLookTemplate": "eye.fill", "NSRefreshFreestandingTemplate": "arrow.clockwise.circle.fill",
    "NSRefreshTemplate": "arrow.clockwise", "NSRemoveTemplate": "minus",
    "NSRevealFreestandingTemplate": "magnifyingglass.circle.fill",
    "NSRightFacingTriangleTemplate": "arrowtriangle.right.fill", "NSShareTemplate": "square.and.arrow.up",
    "NSSlideshowTemplate": "play.rectangle.fill", "NSSmartBadgeTemplate": "gear", "NSStatusAvailable": "circle.fill",
    "NSStatusNone": "circle", "NSStatusPartiallyAvailable": "circle.fill", "NSStatusUnavailable": "circle.fill",
    "NSStopProgressFreestandingTemplate": "xmark.circle.fill", "NSStopProgressTemplate": "xmark",
    "NSTrashEmpty": "trash", "NSTrashFull": "trash", "NSUser": "person.fill", "NSUserAccounts": "person.2",
    "NSUserGroup": "person.2", "NSUserGuest": "person",
  ]

  /// The colors of images that are no templates, as names of the system's colors.
  static let colors = [
    "NSApplicationIcon": "tertiaryLabel", "NSCaution": "systemYellow", "NSFolder": "systemBlue",
    "NSFolderBurnable": "systemBlue", "NSFolderSmart": "systemBlue", "NSInfo": "systemBlue",
    "NSStatusAvailable": "systemGreen", "NSStatusNone": "systemGray", "NSStatusPartiallyAvailable": "systemYellow",
    "NSStatusUnavailable": "systemRed",
  ]
}

extension DrawingContext {
  /// Draws one of Apple's symbols in a rectangle.
  ///
  /// - Parameter weight: How much wider than usual its lines are.
  mutating func draw(symbolNamed name: String, in rect: Rect, color: Paint, weight: Double = 1) {
    let symbol = Symbol(named: name)
    guard let enclosure = symbol.enclosure else {
      draw(symbol, in: rect, color: color, isFilled: symbol.isFilled, weight: weight)
      return
    }
    if let shape = SymbolShapes.all[enclosure.rawValue] {
      canvas.glyph(
        shape.data, gaps: shape.gaps, isFilled: symbol.isFilled, lineWidth: 1.7 * weight, in: rect, paint: color)
    }
    let inner = rect.square(min(rect.width, rect.height) * 0.55)
    let front = symbol.isFilled ? system("systemBackground") : color
    draw(symbol, in: inner, color: front, isFilled: false, weight: weight)
  }

  private mutating func draw(_ symbol: Symbol, in rect: Rect, color: Paint, isFilled: Bool, weight: Double) {
    let side = min(rect.width, rect.height)
    if let shape = symbol.shape {
      canvas.glyph(
        shape.data, gaps: shape.gaps, isFilled: isFilled && shape.canBeFilled, lineWidth: 2 * weight, in: rect,
        paint: color)
    } else {
      drawPlaceholder(for: symbol, in: rect.square(side), color: color)
    }
    guard symbol.isCrossedOut else { return }
    canvas.line(
      rect.x + rect.width * 0.12, rect.y + rect.height * 0.12, rect.maxX - rect.width * 0.12,
      rect.maxY - rect.height * 0.12, stroke: Stroke(color, width: max(0.75, side / 12)))
  }

  /// A symbol without a shape: its name if there is room, or the first letter of it.
  private mutating func drawPlaceholder(for symbol: Symbol, in rect: Rect, color: Paint) {
    let side = rect.width
    let line = Stroke(color.withOpacity(0.6), width: min(2, max(0.5, side / 14)))
    canvas.border(rect, radius: min(8, side * 0.2), stroke: line)
    if let size = nameSize(of: symbol.base, fitting: side - 8, upTo: 11) {
      draw(symbol.base, font: .system(size), in: rect, alignment: .center, color: color)
    } else {
      let letter = symbol.base.first.map { String($0).uppercased() } ?? "?"
      draw(letter, font: .system(min(24, side * 0.55), weight: .medium), in: rect, alignment: .center, color: color)
    }
  }
}
