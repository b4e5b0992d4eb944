package import Formats
import NibDecoder
import Support

extension ObjectEditing {
  /// Adds views and constraints that another document has in a view.
  ///
  /// - Parameters:
  ///   - made: The other document, in Xcode's form.
  ///   - source: The id of its view, which is also that of the view here.
  ///   - known: The ids of subviews that it has only so that constraints can name them.
  ///   - index: The place among the subviews, from 0; nil for the end.
  /// - Returns: The ids of the views.
  @discardableResult
  package mutating func add(
    from made: XMLTree, in source: String, except known: Set<String>, at index: Int?
  ) throws(EditRefusal) -> [String] {
    let holder = try holder(source)
    let other = EditedDocument(made)
    guard let view = other.elements.indices.first(where: { other.value("id", of: $0) == source }) else {
      throw EditRefusal("the view could not be written")
    }
    var place = try place(index, in: holder)
    var added: [String] = []
    for part in other.children(of: view) where ["subviews", "constraints"].contains(other.name(part)) {
      for child in other.children(of: part) where !(other.value("id", of: child).map(known.contains) ?? false) {
        let number = try add(Self.text(child, of: other))
        let list = try list(other.name(part), of: holder)
        guard other.name(part) == "subviews" else {
          append(number, to: list)
          continue
        }
        document.insert(number, into: list, at: place)
        place += 1
        added += [id(number)].compactMap(\.self)
      }
    }
    guard !added.isEmpty else { throw EditRefusal("the definition has no view to add") }
    try addListed(of: other)
    return added
  }

  private static func text(_ number: Int, of document: EditedDocument) -> String {
    String(decoding: EditedText(number, of: document).bytes, as: UTF8.self)
  }

  /// Adds what another document lists of images, colors and features of Xcode, and this one does not.
  private mutating func addListed(of other: EditedDocument) throws(EditRefusal) {
    for name in ["dependencies", "resources"] {
      guard let added = other.children(of: 0).first(where: { other.name($0) == name }) else { continue }
      let present = child(name, of: 0).map { document.children(of: $0) } ?? []
      let known = Set(present.map { "\(self.name($0)) \(document.value("name", of: $0) ?? "")" })
      for child in other.children(of: added) {
        guard let key = other.value("name", of: child), !known.contains("\(other.name(child)) \(key)") else { continue }
        append(try add(Self.text(child, of: other)), to: try list(name, of: 0))
      }
    }
  }
}

// MARK: - Surroundings

/// What a view has that constraints of a new subview may name.
package struct ViewSurroundings {
  /// The element's name in a stack definition: a stack view arranges what it holds.
  package let name: String
  package let id: String
  /// The guides, as elements.
  package let guides: String
  package let guideIDs: [String]
  /// The other views of the scene, by their ids.
  package let neighbors: [(id: String, name: String)]
}

extension ObjectEditing {
  /// Whether the document is one of iOS or tvOS.
  package var isTouch: Bool { DocumentPlatform(tree) == .touch }

  /// What a view has that constraints of a new subview may name.
  package func surroundings(of object: String) throws(EditRefusal) -> ViewSurroundings {
    let holder = try holder(object)
    let guides = document.children(of: holder).filter { name($0) == "viewLayoutGuide" }
    let written = guides.compactMap { guide in
      document.value("key", of: guide).flatMap { key in
        id(guide).map { "<viewLayoutGuide \(SourceEdit.written("key", key)) \(SourceEdit.written("id", $0))/>" }
      }
    }
    return ViewSurroundings(
      name: name(holder) == "stackView" ? "stackView" : "view", id: id(holder) ?? "", guides: written.joined(),
      guideIDs: guides.compactMap(id),
      neighbors: subviews(of: holder).compactMap { view in id(view).map { ($0, name(view)) } })
  }
}
