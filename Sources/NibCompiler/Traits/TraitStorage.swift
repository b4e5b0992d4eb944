import CompiledNib
import XMLSource

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
  /// How often constraints of views above a view's own superview refer to it.
  private var references: [ArchivedValue: Int] = [:]

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
  mutating func addItem(_ object: ArchivedValue, isSubview: Bool) {
    addDescendant(object)
    if !isSubview { references[object, default: 0] += 1 }
  }

  private mutating func addDescendant(_ object: ArchivedValue) {
    if !descendants.contains(object) { descendants.append(object) }
  }

  /// The list of a nib for an object of its top level.
  ///
  /// Interface Builder's compiler writes attributes again for each way that leads it to an object: those of constraints
  /// twice, those of views once more for each reference from above.
  ///
  /// Evidence: 79 of 79 constants twice, 36 of 36 spacings.
  func list(of object: ArchivedValue, in builder: inout GraphBuilder) -> ArchivedValue {
    let sorted = entries.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
    var storages: [ArchivedValue] = []
    for (_, entry) in sorted.map(\.element) {
      switch entry {
      case .relationship(let storage): storages.append(storage)
      case .attribute(let attribute):
        let copies = attribute.isConstraint ? 2 : 1 + references[attribute.object, default: 0]
        for _ in 0..<copies { storages.append(Self.storage(attribute, in: &builder)) }
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

  private static func storage(_ attribute: Attribute, in builder: inout GraphBuilder) -> ArchivedValue {
    let records = attribute.values.map { traits, value in
      // Each record has a constant of its own; numbers are shared.
      let own = attribute.isConstraint ? builder.copy(value) : value
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
