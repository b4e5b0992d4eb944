import Formats
import Support

/// What files of vector images say of their size.
enum VectorFile {
  /// A size in points.
  typealias Size = (width: Double, height: Double)

  /// The size of an SVG file that a picture may contain; nil for others.
  ///
  /// Within an image, programs run no scripts and follow no links. What is left out could still take long to draw, or show
  /// what the file does not have.
  static func size(ofSVG bytes: [UInt8]) -> Size? {
    guard let tree = try? XMLTree(bytes, path: "image.svg"), tree.name(of: tree.root) == "svg"
    else { return nil }
    var (count, uses) = (0, 0)
    for element in tree.indices {
      count += 1
      let name = tree.name(of: element)
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
  private static let refused: Set<String> = ["script", "foreignObject", "image", "feImage", "feTurbulence"]

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
