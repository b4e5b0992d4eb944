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

/// The values of objects that depend on the size class, for one object of the top level with what it holds.
struct TraitStorage {
  /// An attribute of an object, with a value for each size class and one for all others.
  struct Attribute {
    let object: ArchivedValue
    let keyPath: String
    let isConstraint: Bool
    let values: [(traits: SizeClasses, value: ArchivedValue)]
  }

  private enum Entry {
    case relationship(ArchivedValue)
    case attribute(Attribute)
  }

  private var entries: [(level: Int, entry: Entry)] = []
  private var descendants: [ArchivedValue] = []
  private var known: Set<ArchivedValue> = []
  /// The levels of the views above a view's own superview whose constraints refer to it, one for each reference.
  private var references: [ArchivedValue: [Int]] = [:]

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ attribute: Attribute, atLevel level: Int) {
    entries.append((level * 2 + (attribute.isConstraint ? 1 : 0), .attribute(attribute)))
    addDescendant(attribute.object)
  }

  mutating func add(relationship: ArchivedValue, of view: ArchivedValue, atLevel level: Int) {
    entries.append((level * 2, .relationship(relationship)))
    addDescendant(view)
  }

  /// Adds an object that a constraint of a view with variations refers to.
  ///
  /// - Parameters:
  ///   - isSubview: Whether the object belongs to the view itself.
  ///   - level: How deep the view lies.
  mutating func addItem(_ object: ArchivedValue, isSubview: Bool, atLevel level: Int) {
    addDescendant(object)
    if !isSubview { references[object, default: []].append(level * 2) }
  }

  private mutating func addDescendant(_ object: ArchivedValue) {
    if known.insert(object).inserted { descendants.append(object) }
  }

  /// The list of a nib for an object of its top level.
  ///
  /// Interface Builder's compiler writes attributes again for each way that leads it to an object: those of constraints
  /// twice, those of views once more for each reference from above.
  ///
  /// Evidence: 79 of 79 constants twice, 36 of 36 spacings.
  func list(of object: ArchivedValue, in builder: inout GraphBuilder) -> ArchivedValue {
    let storages = ordered.map { entry, isAgain in
      switch entry {
      case .relationship(let storage): storage
      case .attribute(let attribute): Self.storage(attribute, isAgain, in: &builder)
      }
    }
    return builder.add(
      ArchivedObject(
        "_UITraitStorageList",
        [
          .init("UITopLevelObject", object), .init("UITraitStorages", builder.list(storages)),
          .init("UIDescendants", builder.set(descendants.filter { $0 != object })),
        ]))
  }

  /// The entries level by level, with those that are written again after the others of a level.
  private var ordered: [(entry: Entry, isAgain: Bool)] {
    var found: [(level: Int, pass: Int, entry: Entry)] = []
    for (level, entry) in entries {
      found.append((level, 0, entry))
      guard case .attribute(let attribute) = entry else { continue }
      if attribute.isConstraint { found.append((level, 1, entry)) }
      for level in references[attribute.object, default: []] { found.append((level, 1, entry)) }
    }
    let sorted = found.enumerated().sorted {
      ($0.element.level, $0.element.pass, $0.offset) < ($1.element.level, $1.element.pass, $1.offset)
    }
    return sorted.map { ($0.element.entry, $0.element.pass > 0) }
  }

  private static func storage(_ attribute: Attribute, _ isAgain: Bool, in builder: inout GraphBuilder) -> ArchivedValue
  {
    let records = attribute.values.map { traits, value in
      // Each record has a constant of its own; numbers are shared.
      let own = attribute.isConstraint && isAgain ? builder.copy(value) : value
      return builder.add(
        ArchivedObject(
          "_UIAttributeTraitStorageRecord",
          [.init("UITraitCollection", traits.collection(in: &builder)), .init("UIValue", own)]))
    }
    return builder.add(
      ArchivedObject(
        "_UIAttributeTraitStorage",
        [
          .init("UIObject", attribute.object), .init("UIKeyPath", builder.string(attribute.keyPath)),
          .init("UIRecords", builder.list(records, className: "NSMutableArray")),
        ]))
  }
}
