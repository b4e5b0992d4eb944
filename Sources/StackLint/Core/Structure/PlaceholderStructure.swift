import NibDecoder

/// The objects at the top of a xib.
struct PlaceholderStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] {
    guard let objects = document.root.child(named: "objects") else { return [] }
    let members = document.elements.document.attributes(named: ["sceneMemberID"]).map(\.element).filter {
      $0["sceneMemberID"] != "viewController"
    }
    let found = document.platform == .macOS ? proxies(objects) : placeholders(objects)
    return found + members.map { .never("a xib has no scenes; remove sceneMemberID", $0) }
  }

  private func placeholders(_ objects: DocumentElement) -> [StructureFault] {
    var found: [StructureFault] = []
    let placeholders = objects.children(named: "placeholder")
    for wanted in Self.placeholders {
      guard let placeholder = placeholders.first(where: { $0["placeholderIdentifier"] == wanted.identifier }) else {
        found.append(
          .never("a xib has a placeholder \(wanted.identifier); add it", objects, Self.fix(wanted, in: objects)))
        continue
      }
      if let other = placeholder["id"], other != wanted.id {
        found.append(.never("placeholder \(wanted.identifier) has the id \(wanted.id), not \(other)", placeholder))
      }
      let label = wanted.mark.value
      if wanted.mark.name == "userLabel", placeholder["userLabel"] != label {
        let other = placeholder["userLabel"].map { ", not \"\($0)\"" } ?? "; add it"
        found.append(
          .never(
            "\(label) has the userLabel \"\(label)\"\(other)", placeholder, placeholder.writing("userLabel", label)))
      }
    }
    for placeholder in placeholders {
      let identifier = placeholder["placeholderIdentifier"] ?? ""
      guard !Self.placeholders.contains(where: { $0.identifier == identifier }), !identifier.isEmpty,
        !identifier.lowercased().hasByteSuffix("proxiedexternalobject")
      else { continue }
      found.append(.never("a xib has no placeholder \(identifier); remove it", placeholder))
    }
    return found
  }

  private static func fix(_ placeholder: Placeholder, in objects: DocumentElement) -> [Diagnostic.FixIt] {
    let owner = objects.children.first { $0["placeholderIdentifier"] == Placeholder.owner.identifier }
    let place = owner?.wholeRange.upperBound ?? objects.range.upperBound
    let text = objects.lines(DocumentElement.tag("placeholder", placeholder.attributes), inside: true)
    return [Diagnostic.FixIt("add the placeholder", SourceEdit(at: place, text))]
  }

  private static let placeholders = [Placeholder.owner, .firstResponder]

  private func proxies(_ objects: DocumentElement) -> [StructureFault] {
    let custom = objects.children(named: "customObject")
    return Self.proxies.compactMap { id, label in
      guard let proxy = custom.first(where: { $0["id"] == id }) else {
        return .never("a xib has a custom object \(label) with the id \(id); add it", objects)
      }
      if let other = proxy["userLabel"], other != label {
        return .never("custom object \(id) is \(label), not \(other)", proxy)
      }
      guard id == "-1", proxy["customClass"] != "FirstResponder" else { return nil }
      return .never("First Responder has the class FirstResponder; write customClass=\"FirstResponder\"", proxy)
    }
  }

  private static let proxies = [("-2", "File's Owner"), ("-1", "First Responder"), ("-3", "Application")]
}
