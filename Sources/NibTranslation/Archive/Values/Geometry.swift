/// The numbers of a point, a size, a rectangle or insets, as a nib stores them: a byte for their type, then the numbers.
package struct Geometry: Hashable, Sendable {
  /// The numbers, such as x, y, width and height.
  package let numbers: [Double]

  /// Nil for bytes of another kind.
  package init?(_ bytes: [UInt8]) {
    guard let type = bytes.first, let size = [6: 4, 7: 8][Int(type)], bytes.count > 1, (bytes.count - 1) % size == 0,
      [2, 4, 6].contains((bytes.count - 1) / size)
    else { return nil }
    numbers = stride(from: 1, to: bytes.count, by: size).map { start in
      let bits = (0..<size).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[start + $1]) }
      return size == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
    }
  }
}

extension ObjectGraph {
  /// The numbers of a rectangle, a point or insets under a key; nil for anything else.
  package func geometry(_ key: String, of position: Int) -> [Double]? {
    guard objects.indices.contains(position) else { return nil }
    switch objects[position][key] {
    case .data(let bytes)?: return Geometry(bytes)?.numbers
    default: return nil
    }
  }
}
