/// Numbers the names of a document. libxml2 keeps one copy of each name, so equal pointers mean equal names.
struct NameInterner {
  private static let slotCount = 512
  /// A hash table of the first names: a document has about a hundred.
  private var slots = [Slot](repeating: Slot(), count: slotCount)
  private var freeSlots = slotCount / 2
  private var numbers: [UnsafePointer<UInt8>: Int32] = [:]

  private struct Slot {
    var name: UnsafePointer<UInt8>?
    var number: Int32 = 0
  }

  mutating func number(
    of name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, in tree: inout XMLTree
  ) -> Int32 {
    guard prefix == nil else { return qualifiedNumber(of: name, prefix: prefix, in: &tree) }
    var slot = Self.slot(of: name)
    while let found = slots[slot].name {
      if found == name { return slots[slot].number }
      slot = (slot + 1) % Self.slotCount
    }
    if let number = numbers[name] { return number }
    let number = tree.append(name: String(cString: name))
    if freeSlots > 0 {
      slots[slot] = Slot(name: name, number: number)
      freeSlots -= 1
    } else {
      numbers[name] = number
    }
    return number
  }

  /// The pointers lie close together in libxml2's dictionary, one name of some ten bytes after the other.
  private static func slot(of name: UnsafePointer<UInt8>) -> Int {
    let address = UInt64(UInt(bitPattern: name))
    return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  private func qualifiedNumber(
    of name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, in tree: inout XMLTree
  ) -> Int32 {
    let qualified = (prefix.map { String(cString: $0) + ":" } ?? "") + String(cString: name)
    return tree.number(ofName: qualified) ?? tree.append(name: qualified)
  }
}
