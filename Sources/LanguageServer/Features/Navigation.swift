import Formats
import NibDecoder
import Project
import StackLint
import Support

/// Where things are declared, and where they are named.
struct Navigation {
  private let document: OpenDocument
  private let analysis: DocumentAnalysis

  init(_ document: OpenDocument, _ analysis: DocumentAnalysis) { (self.document, self.analysis) = (document, analysis) }

  /// Writes where the thing at an offset is declared: an object in the document, or a class or a member of one in a source
  /// file.
  ///
  /// - Returns: Nil if nothing is known.
  func definition(at offset: Int) -> ResponseResult? {
    if let id = analysis.id(at: offset)?.id, let tree = analysis.tree, let element = analysis.elementsByID[id] {
      return { writeLocation(tree.tagRange(of: element), to: &$0) }
    }
    guard let found = declaration(at: offset) else { return nil }
    let text = DocumentText(found.content, path: found.file.text, unit: analysis.text.unit)
    return { json in
      json.object { json in
        json.member("uri", DocumentURI(path: found.file).text)
        json.key("range")
        text.write(SourceRange(found.range.lowerBound, found.range.upperBound), to: &json)
      }
    }
  }

  /// Writes the places in the document that name the object at an offset, as an array.
  ///
  /// - Parameter includesDeclaration: Whether the id of the object itself counts.
  func references(at offset: Int, includesDeclaration: Bool) -> ResponseResult? {
    guard let ranges = places(at: offset, includesDeclaration: includesDeclaration) else { return nil }
    return { json in json.array { json in for range in ranges { writeLocation(range, to: &json) } } }
  }

  /// Writes the same places for an editor that marks them in the text.
  func highlights(at offset: Int) -> ResponseResult? {
    guard let ranges = places(at: offset, includesDeclaration: true) else { return nil }
    let text = analysis.text
    return { json in
      json.array { json in
        for range in ranges {
          json.object { json in
            json.key("range")
            text.write(range, to: &json)
          }
        }
      }
    }
  }

  private func places(at offset: Int, includesDeclaration: Bool) -> [SourceRange]? {
    guard let id = analysis.id(at: offset)?.id, let tree = analysis.tree else { return nil }
    let own = analysis.elementsByID[id].flatMap { tree.attribute(named: "id", of: $0)?.valueRange }
    return analysis.places(ofID: id).filter { includesDeclaration || $0 != own }
  }

  private func writeLocation(_ range: SourceRange, to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", document.uri.text)
      json.key("range")
      analysis.text.write(range, to: &json)
    }
  }
}

// MARK: - Sources

extension Navigation {
  /// Where a source file declares the class, the property or the method at an offset.
  func declaration(at offset: Int) -> (file: AbsolutePath, content: [UInt8], range: Range<Int>)? {
    guard let lint = document.linted?.outcome.lint, let name = declaredName(at: offset) else { return nil }
    return lint.run.declaration(of: name, for: lint.name)
  }

  /// The class, the property or the method that an attribute at an offset names.
  private func declaredName(at offset: Int) -> DeclaredName? {
    guard let tree = analysis.tree, case .attributeValue(let element, let position)? = analysis.place(at: offset) else {
      return nil
    }
    let value = tree.value(ofAttribute: position)
    switch (tree.name(of: element), tree.name(ofAttribute: position)) {
    case (_, "customClass"): return .type(value)
    case ("outlet", "property"), ("outletCollection", "property"):
      return tree.parent(of: element).flatMap { tree.parent(of: $0) }.flatMap { customClass(of: $0) }
        .map { .property(value, of: $0) }
    case ("action", "selector"):
      let target = (tree[element, "destination"] ?? tree[element, "target"]).flatMap { analysis.elementsByID[$0] }
      return target.flatMap { customClass(of: $0) }.map { .method(value, of: $0) }
    default: return nil
    }
  }

  private func customClass(of element: ElementIndex) -> String? { analysis.tree?[element, "customClass"] }
}
