/// The `Info.plist` of a compiled storyboard, as a binary property list.
struct StoryboardInformation {
  /// Where a controller of another storyboard is found.
  struct Reference {
    let storyboard: String?
    let controller: String?
    let bundle: String?
  }

  /// The names of the controllers' nibs, which are also their identifiers.
  var nibNames: [String] = []
  /// The identifier of the controller with which the storyboard starts.
  var entryPoint: String?
  /// The references to other storyboards by the names of their nibs.
  var references: [String: Reference] = [:]

  var propertyList: [UInt8] {
    var objects: [[UInt8]] = [[]]
    func add(_ bytes: [UInt8]) -> Int {
      objects.append(bytes)
      return objects.count - 1
    }
    let names = nibNames.map { add(Self.string($0)) }
    let table = add(Self.dictionary(names, names))
    var (keys, values) = ([add(Self.string("UIViewControllerIdentifiersToNibNames"))], [table])
    if let entryPoint, let position = nibNames.firstIndex(of: entryPoint) {
      keys.append(add(Self.string("UIStoryboardDesignatedEntryPointIdentifier")))
      values.append(names[position])
    }
    if !references.isEmpty {
      let entries = references.sorted { $0.key < $1.key }.map { name, reference in
        let values = [
          ("UIReferencedStoryboardName", reference.storyboard),
          ("UIReferencedControllerIdentifier", reference.controller),
          ("UIReferencedBundleIdentifier", reference.bundle),
        ].compactMap { key, value in value.map { (add(Self.string(key)), add(Self.string($0))) } }
        return (add(Self.string(name)), add(Self.dictionary(values.map(\.0), values.map(\.1))))
      }
      keys.append(add(Self.string("UIViewControllerIdentifiersToExternalStoryboardReferences")))
      values.append(add(Self.dictionary(entries.map(\.0), entries.map(\.1))))
    }
    keys.append(add(Self.string("UIStoryboardVersion")))
    values.append(add([0x10, 1]))
    objects[0] = Self.dictionary(keys, values)

    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table64 = bytes.count
    bytes += offsets.flatMap { Self.bigEndian($0, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    return bytes + Self.bigEndian(objects.count, 8) + Self.bigEndian(0, 8) + Self.bigEndian(table64, 8)
  }

  private static func dictionary(_ keys: [Int], _ values: [Int]) -> [UInt8] {
    marker(0xD0, keys.count) + (keys + values).flatMap { bigEndian($0, 2) }
  }

  private static func string(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return marker(0x50, text.utf8.count) + Array(text.utf8) }
    return marker(0x60, text.utf16.count) + text.utf16.flatMap { bigEndian(Int($0), 2) }
  }

  private static func marker(_ type: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [type | UInt8(count)] : [type | 15, 0x12] + bigEndian(count, 4)
  }

  private static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
