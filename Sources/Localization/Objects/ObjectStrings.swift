import Escaping
import XMLSource

/// The texts of one object of a document.
struct ObjectStrings {
  private let tree: XMLTree
  private let element: ElementIndex
  private let platform: InterfacePlatform
  /// Texts by property; empty ones too.
  private(set) var texts: [(property: String, text: String)] = []

  init(_ element: ElementIndex, in tree: XMLTree, platform: InterfacePlatform) {
    (self.tree, self.element, self.platform) = (tree, element, platform)
    let name = tree.name(of: element)
    let table = platform.properties
    for property in table.own[name] ?? [] { add(property, text(property, of: element)) }
    if platform == .cocoa, table.own[name]?.contains("toolTip") != true {
      add(PropertyTable.toolTip, text("toolTip", of: element))
    }
    for member in PropertyTable.members[name] ?? [] { addMember(member.key, member.properties) }
    for child in tree.children(of: element) { add(child, of: name) }
  }

  /// The developer's hint for translators.
  var note: String? {
    let comments = tree.children(of: element).first { tree[$0, "key"] == "userComments" }
    guard let comments else { return nil }
    let fragments = tree.children(of: comments).filter { tree.name(of: $0) == "fragment" }
    let note = fragments.map { text("content", of: $0) ?? "" }.joined()
    return note.isEmpty ? nil : note
  }

  private mutating func add(_ property: String, _ text: String?) {
    if let text { texts.append((property, text)) }
  }

  private mutating func addMember(_ key: String, _ properties: [String]) {
    guard let member = tree.children(of: element).first(where: { tree[$0, "key"] == key }) else { return }
    for property in properties { add("\(key).\(property)", text(property, of: member)) }
  }

  private mutating func add(_ child: ElementIndex, of name: String) {
    switch tree.name(of: child) {
    case "accessibility":
      for attribute in tree.attributes(of: child).map(\.name) + strings(in: child) {
        if let property = platform.properties.accessibility[attribute] { add(property, text(attribute, of: child)) }
      }
    case "state" where name == "button" && platform == .cocoaTouch:
      if let state = tree[child, "key"] { add("\(state)Title", text("title", of: child)) }
    case "segments": addLists(in: child, of: name)
    case "dictionary" where name == "binding" && tree[child, "key"] == "options":
      for option in strings(in: child) {
        if let property = PropertyTable.bindingOptions[option] { add(property, text(option, of: child)) }
      }
    case "userDefinedRuntimeAttributes":
      let localized = tree.children(of: child).filter { tree[$0, "localized"] == "YES" }
      for (place, attribute) in localized.enumerated() {
        add("\(PropertyTable.runtimeAttributes)[\(place)]", text("value", of: attribute))
      }
    case let list:
      guard let texts = PropertyTable.textLists[name], texts.list == list else { break }
      for (place, item) in tree.children(of: child).enumerated() {
        add("\(texts.property)[\(place)]", plainText(of: item))
      }
    }
  }

  private mutating func addLists(in segments: ElementIndex, of name: String) {
    for (attribute, property) in PropertyTable.lists[name] ?? [] {
      for (place, segment) in tree.children(of: segments).enumerated() {
        add("\(property)[\(place)]", text(attribute, of: segment))
      }
    }
  }

  /// A property's text: an attribute, or a string in the element if it has line breaks.
  private func text(_ property: String, of element: ElementIndex) -> String? {
    if let value = tree[element, property] { return value }
    let string = tree.children(of: element).first { tree[$0, "key"] == property && isString($0) }
    return string.map(plainText)
  }

  /// The keys of an element's strings.
  private func strings(in element: ElementIndex) -> [String] {
    tree.children(of: element).filter(isString).compactMap { tree[$0, "key"] }
  }

  private func isString(_ element: ElementIndex) -> Bool {
    ["string", "mutableString"].contains(tree.name(of: element))
  }

  /// Interface Builder encodes texts whose white space XML would lose.
  private func plainText(of string: ElementIndex) -> String {
    let text = tree.text(of: string)
    return tree[string, "base64-UTF8"] == "YES" ? Base64Text(text)?.text ?? "" : text
  }
}

extension ObjectStrings {
  /// Whether an object of an element may have a property that ``ObjectStrings`` reads.
  static func mayHave(_ property: String, element: String, platform: InterfacePlatform) -> Bool {
    let table = platform.properties
    let base = String(property.prefix { $0 != "[" })
    if base == PropertyTable.runtimeAttributes || base == PropertyTable.toolTip { return true }
    if table.own[element]?.contains(base) == true || table.accessibility.values.contains(base) { return true }
    if PropertyTable.lists[element]?.contains(where: { $0.property == base }) == true { return true }
    if PropertyTable.textLists[element]?.property == base { return true }
    if element == "binding", PropertyTable.bindingOptions.values.contains(base) { return true }
    if element == "button", base.hasByteSuffix("Title") { return true }
    return PropertyTable.members[element]?.contains { member in
      member.properties.contains { "\(member.key).\($0)" == base }
    } ?? false
  }
}

/// A text in Base64. White space is skipped, and padding may be missing.
private struct Base64Text {
  let text: String

  init?(_ encoded: String) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bytes: [UInt8] = []
    var (buffer, bits) = (0, 0)
    for byte in encoded.utf8 where !" \n\r\t=".utf8.contains(byte) {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      (buffer, bits) = ((buffer << 6 | value) & 0xFFF, bits + 6)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(buffer >> bits & 0xFF))
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
