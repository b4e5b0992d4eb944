import NibDecoder
import Support

/// How ids of objects follow from what a stack definition says of them.
///
/// An object is named by the id of what holds it, by its kind, by what it shows or relates, and by its place among those
/// that are alike in these. So an object that is added or removed changes the ids of no others, unless these look like it.
struct DefinitionNames {
  private struct Sibling: Hashable {
    let owner: String
    let label: String
  }

  private var counts: [Sibling: Int] = [:]

  /// The name of the next object with a label in an owner.
  mutating func next(_ label: String, in owner: String) -> String {
    let sibling = Sibling(owner: owner, label: label)
    let place = counts[sibling, default: 0]
    counts[sibling] = place + 1
    return Self.id(of: place == 0 ? label : "\(label)\u{1}\(place)", in: owner)
  }

  /// The id of a part that a definition does not write as an element, such as the constraint of `width`.
  static func id(of part: String, in owner: String) -> String { ObjectID.generated(from: "\(owner)\u{1}\(part)") }

  /// The id for one of a definition that Interface Builder would not take.
  static func id(inPlaceOf written: String) -> String { ObjectID.generated(from: "id\u{1}\(written)") }

  /// The id in a document of an object of a definition.
  static func id(inDocument written: String) -> String { isAcceptable(written) ? written : id(inPlaceOf: written) }

  /// Whether an id may stand in a document: letters, digits and hyphens, and not the id of a placeholder.
  static func isAcceptable(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 64 && id.utf8.first != UInt8(ascii: "-")
      && id.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }

  /// What tells an element from its siblings.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of a stack definition.
  ///   - text: The text of the element or of the string that it shows.
  static func label(
    _ name: String, _ attributes: [(name: String, value: String)], text: String = ""
  ) -> String {
    let vocabulary = DefinitionDefaults.written
    guard let element = vocabulary[name] else { return name }
    let isView = vocabulary.isView(element)
    let words = attributes.filter { attribute in
      switch vocabulary.attribute(attribute.name, of: element)?.form {
      case .text, .resource, .className, .name, .key: true
      case .reference, .selector, .choice, .keyPath: !isView
      default: false
      }
    }
    let sorted = words.sorted { $0.name < $1.name }.map { "\($0.name)=\($0.value)" }
    return ([name] + sorted + (text.isEmpty ? [] : [text])).joined(separator: "\u{2}")
  }

  /// Lists whose children belong to the element around them.
  static let lists: Set = ["subviews", "constraints", "connections", "prototypes", "cells", "sections"]
}
