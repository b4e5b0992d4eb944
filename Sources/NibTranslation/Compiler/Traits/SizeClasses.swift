import Formats

/// The size classes that a `<variation>` is for.
struct SizeClasses {
  /// 1 for compact, 2 for regular; nil for any.
  private let horizontal: Int?
  private let vertical: Int?

  static let any = SizeClasses(horizontal: nil, vertical: nil)

  private init(horizontal: Int?, vertical: Int?) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// Reads a key such as `heightClass=compact-widthClass=regular`.
  ///
  /// - Returns: nil for other keys, with a problem noted.
  init?(_ variation: ElementIndex, _ reader: VocabularyReader) {
    let key = reader.text("key", of: variation) ?? ""
    if key == "default" {
      self = .any
      return
    }
    guard let found = Self.sizes(in: key) else {
      reader.refuse("the compiled form of the variation \"\(key)\" is not known", at: variation, attribute: "key")
      return nil
    }
    self.init(horizontal: found["widthClass"], vertical: found["heightClass"])
  }

  private static func sizes(in key: String) -> [String: Int]? {
    var found: [String: Int] = [:]
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, ["widthClass", "heightClass"].contains(sides[0]),
        let size = ["compact": 1, "regular": 2][sides[1]]
      else { return nil }
      found[sides[0]] = size
    }
    return found.isEmpty ? nil : found
  }

  /// The collection of traits; the one for all size classes is shared.
  func collection(in builder: inout GraphBuilder) -> ArchivedValue {
    let traits = [("Horizontal", horizontal), ("Vertical", vertical)].compactMap { name, size in
      size.map {
        ArchivedObject.KeyedValue("UITraitCollectionBuiltinTrait-_UITraitName\(name)SizeClass", .integer($0))
      }
    }
    let object = ArchivedObject("UITraitCollection", traits)
    return traits.isEmpty ? builder.share(object) : builder.add(object)
  }
}
