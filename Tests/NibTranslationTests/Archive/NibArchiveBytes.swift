/// Builds the bytes of a NIBArchive from its tables, as the format is described, without the writer that is tested.
struct NibArchiveBytes {
  var format: UInt32 = 1
  var coder: UInt32 = 10
  var objects: [(class: Int, first: Int, count: Int)] = []
  var keys: [String] = []
  var values: [(key: Int, bytes: [UInt8])] = []
  var classes: [(name: String, fallbacks: [Int32])] = []
  var trailer: [UInt8] = []

  /// A root with an element, a label of a text.
  static let label = NibArchiveBytes(
    objects: [(0, 0, 1), (1, 1, 3), (2, 4, 1)],
    keys: ["Top", "UIText", "UIAlpha", "UITag", "NS.bytes"],
    values: [
      (0, [10, 1, 0, 0, 0]), (1, [10, 2, 0, 0, 0]), (2, [6, 0, 0, 0, 0x3F]), (3, [0, 0xFE]),
      (4, [8, 0x82] + Array("Hi".utf8)),
    ],
    classes: [("NSObject", []), ("UILabel", [3]), ("NSString", []), ("UIView", [])])

  var bytes: [UInt8] {
    var tables: [[UInt8]] = [[], [], [], []]
    for object in objects {
      tables[0] += Self.variable(object.class) + Self.variable(object.first) + Self.variable(object.count)
    }
    for key in keys { tables[1] += Self.variable(key.utf8.count) + Array(key.utf8) }
    for value in values { tables[2] += Self.variable(value.key) + value.bytes }
    for name in classes {
      tables[3] += Self.variable(name.name.utf8.count + 1) + Self.variable(name.fallbacks.count)
      for fallback in name.fallbacks { tables[3] += Self.little(UInt32(bitPattern: fallback)) }
      tables[3] += Array(name.name.utf8) + [0]
    }
    var header = Array("NIBArchive".utf8) + Self.little(format) + Self.little(coder)
    var offset = 50
    for (count, table) in zip([objects.count, keys.count, values.count, classes.count], tables) {
      header += Self.little(UInt32(count)) + Self.little(UInt32(offset))
      offset += table.count
    }
    return header + tables.flatMap { $0 } + trailer
  }

  static func little(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }

  /// Below 128 a number is one byte with the high bit.
  static func variable(_ number: Int) -> [UInt8] {
    number < 128 ? [UInt8(number) | 0x80] : [UInt8(number & 0x7F)] + variable(number >> 7)
  }
}
