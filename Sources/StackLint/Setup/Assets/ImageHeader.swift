import Formats
import Support

/// What the first bytes of an image file say: its type and its size.
package struct ImageHeader: Hashable, Sendable {
  /// Types that are known. All but PDF can be shown as they are.
  package enum Kind: String, Sendable {
    case png, jpeg, gif, svg, pdf
  }

  package let kind: Kind
  /// In pixels; in points for vector images.
  package let width: Int
  package let height: Int

  /// Reads the beginning of a file; nil if it is none of these types, or has no size.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      kind = .png
      (width, height) = (Self.number(bytes, 16, 4), Self.number(bytes, 20, 4))
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      kind = .gif
      (width, height) = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if bytes.starts(with: [0xFF, 0xD8]), let size = Self.sizeOfJPEG(bytes) {
      kind = .jpeg
      (width, height) = size
    } else if let (kind, size) = Self.vector(bytes) {
      self.kind = kind
      width = Int(clamping: size.width.rounded(), to: 1...(1 << 20))
      height = Int(clamping: size.height.rounded(), to: 1...(1 << 20))
    } else {
      return nil
    }
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20 else { return nil }
  }

  private static func vector(_ bytes: [UInt8]) -> (Kind, VectorFile.Size)? {
    VectorFile.size(ofPDF: bytes).map { (.pdf, $0) } ?? VectorFile.size(ofSVG: bytes).map { (.svg, $0) }
  }

  /// Whether a file is shown, by its extension.
  static func isShown(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".svg", ".pdf"].contains(where: name.hasByteSuffix)
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// From the frame header, behind segments of any length.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes, place + 7, 2), number(bytes, place + 5, 2))
      }
      place += 2 + max(2, number(bytes, place + 2, 2))
    }
    return nil
  }
}

/// What files of vector images say of their size.
enum VectorFile {
  /// A size in points.
  typealias Size = (width: Double, height: Double)

  /// The size of an SVG file that a picture may contain; nil for others.
  ///
  /// Within an image, programs run no scripts and follow no links. What is left out could still take long to draw, or show
  /// what the file does not have.
  static func size(ofSVG bytes: [UInt8]) -> Size? {
    guard let tree = try? XMLTree(bytes, path: "image.svg"), tree.name(of: tree.root) == "svg",
      !tree.nodes.contains(where: { $0.kind == .processingInstruction })
    else { return nil }
    var (count, uses) = (0, 0)
    for element in tree.indices {
      count += 1
      let name = name(of: element, in: tree)
      if name == "use" { uses += 1 }
      guard count <= elementLimit, uses <= useLimit, !refused.contains(name) else { return nil }
    }
    var work = VectorWork(tree)
    guard !work.isTooMuch() else { return nil }
    if let width = length(tree[tree.root, "width"]), let height = length(tree[tree.root, "height"]) {
      return (width, height)
    }
    let box = (tree[tree.root, "viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
  }

  private static let elementLimit = 5000
  /// Elements that refer to others multiply what is drawn.
  private static let useLimit = 12
  private static let refused: Set<String> = [
    "script", "foreignObject", "image", "feImage", "feTurbulence", "link",
    // These could give any property any value.
    "animate", "set",
  ]

  /// The name of an element without the prefix of its namespace.
  static func name(of element: ElementIndex, in tree: XMLTree) -> String {
    let name = tree.name(of: element)
    return name.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// Points, written as such or as pixels.
  private static func length(_ text: String?) -> Double? {
    guard var text else { return nil }
    if text.hasByteSuffix("px") || text.hasByteSuffix("pt") { text.removeLast(2) }
    return Double(text).flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil }
  }

  /// The size of the first page of a PDF file; nil if it is compressed.
  static func size(ofPDF bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
    let key = Array("/MediaBox".utf8)
    var place = 0
    while place + key.count < bytes.count {
      guard bytes[place] == key[0], bytes[place..<(place + key.count)].elementsEqual(key) else {
        place += 1
        continue
      }
      let rest = bytes[(place + key.count)...].prefix(120)
      guard let start = rest.firstIndex(of: UInt8(ascii: "[")), let end = rest.firstIndex(of: UInt8(ascii: "]")),
        start < end
      else { return nil }
      let numbers = String(decoding: rest[(start + 1)..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
      return (numbers[2] - numbers[0], numbers[3] - numbers[1])
    }
    return nil
  }
}
