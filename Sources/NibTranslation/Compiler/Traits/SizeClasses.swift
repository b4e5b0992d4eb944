import Formats
import NibDecoder

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
    guard let found = VariationKey(key), found[VariationKey.contentSizeCategory] == nil,
      case let sizes = found.traits.compactMap({ VariationKey.sizeClasses[$0.value] }),
      sizes.count == found.traits.count
    else {
      reader.refuse("the compiled form of the variation \"\(key)\" is not known", at: variation, attribute: "key")
      return nil
    }
    let size = { (name: String) in found[name].flatMap { VariationKey.sizeClasses[$0] } }
    self.init(horizontal: size(VariationKey.widthClass), vertical: size(VariationKey.heightClass))
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
