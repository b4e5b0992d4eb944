import Formats
import NibDecoder

/// The names of the objects that conflicts are about, from the version that has them.
struct ConflictNames {
  private let merge: DocumentMerge
  private var names: [MergeSide: ObjectNames] = [:]
  /// The objects of each version by their ids.
  private let objects: [MergeSide: [String: ElementIndex]]

  init(_ merge: DocumentMerge) {
    self.merge = merge
    objects = Dictionary(
      uniqueKeysWithValues: [MergeSide.base, .ours, .theirs].map { ($0, merge.objectsByID(in: $0)) })
  }

  /// The object of an identity, and its scene: from ours, or else from the version that has it.
  mutating func place(of identity: ElementIdentity) -> ObjectNames.Place {
    for side in [MergeSide.ours, .theirs, .base] {
      if let element = merge.element(of: identity, in: side) { return place(of: element, in: side) }
    }
    return ObjectNames.Place()
  }

  /// The object with an id, from the base or from a side that has it.
  mutating func object(withID id: String) -> ObjectNames.Place {
    for side in [MergeSide.ours, .theirs, .base] {
      if let element = objects[side]?[id] { return place(of: element, in: side) }
    }
    return ObjectNames.Place()
  }

  /// The object with an id of a version; nil if the version lacks it.
  mutating func object(withID id: String, in side: MergeSide) -> ObjectNames.Place? {
    objects[side]?[id].map { place(of: $0, in: side) }
  }

  mutating func place(of element: ElementIndex, in side: MergeSide) -> ObjectNames.Place {
    names[side, default: ObjectNames(merge.tree(of: side))].place(of: element)
  }
}
