import Formats
import StackModel
import Support

/// An element of the document that is being made.
final class MarkupElement {
  let name: String
  private(set) var attributes: [(name: String, value: String)] = []
  private(set) var children: [MarkupElement] = []
  /// The characters of an element that holds text, such as `<string>`.
  var text: String?
  /// The lines of a list that holds text, each of which is written on a line.
  var lines: [String] = []

  init(_ name: String, _ attributes: [(name: String, value: String)] = [], children: [MarkupElement] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// Sets an attribute, unless the value is nil.
  func set(_ name: String, _ value: String?) {
    guard let value else { return }
    if let place = attributes.firstIndex(where: { $0.name == name }) {
      attributes[place].value = value
    } else {
      attributes.append((name, value))
    }
  }

  /// Sets a flag as Interface Builder writes it, unless it has the value that a missing attribute means.
  func set(_ name: String, _ flag: Bool, unless missing: Bool) {
    if flag != missing { set(name, flag ? "YES" : "NO") }
  }

  func remove(_ name: String) { attributes.removeAll { $0.name == name } }

  /// Sorts the attributes by places of their names; equal ones stay in their order.
  func sortAttributes(by place: (String) -> Int) {
    attributes = attributes.enumerated().sorted { one, other in
      (place(one.element.name), one.offset) < (place(other.element.name), other.offset)
    }.map(\.element)
  }

  /// Sorts the children by places; equal ones stay in their order.
  func sortChildren(by place: (MarkupElement) -> [String]) {
    let places = children.map(place)
    children = children.indices.sorted { one, other in
      places[one].lexicographicallyPrecedes(places[other])
        || !places[other].lexicographicallyPrecedes(places[one]) && one < other
    }.map { children[$0] }
  }

  func removeChildren(where isUnwanted: (MarkupElement) -> Bool) { children.removeAll(where: isUnwanted) }

  func append(_ child: MarkupElement?) {
    if let child { children.append(child) }
  }

  /// Appends an element that holds others, unless there are none.
  func append(_ container: String, _ elements: [MarkupElement]) {
    if !elements.isEmpty { children.append(MarkupElement(container, children: elements)) }
  }

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
}

extension MarkupElement {
  /// A view's frame.
  static func frame(_ frame: Rect) -> MarkupElement {
    func text(_ number: Double) -> String { number == 0 ? "0.0" : DecimalText.text(of: number) }
    return MarkupElement(
      "rect",
      [
        ("key", "frame"), ("x", text(frame.x)), ("y", text(frame.y)), ("width", text(frame.width)),
        ("height", text(frame.height)),
      ])
  }

  /// The mask of a view that fills what holds it.
  static var fillingMask: MarkupElement {
    MarkupElement("autoresizingMask", [("key", "autoresizingMask"), ("widthSizable", "YES"), ("heightSizable", "YES")])
  }

  /// The size of the frame.
  var size: Size? {
    guard let frame = children.first(where: { $0["key"] == "frame" }),
      let width = frame["width"].flatMap({ Double(written: $0) }),
      let height = frame["height"].flatMap({ Double(written: $0) })
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The element and all in it.
  var all: [MarkupElement] {
    var (found, open): ([MarkupElement], [MarkupElement]) = ([], [self])
    while let element = open.popLast() {
      found.append(element)
      open += element.children
    }
    return found
  }

  /// The child with a key; nil if there is none.
  func child(forKey key: String) -> MarkupElement? { children.first { $0["key"] == key } }

  /// The list of a name, which is added if it is not there.
  func list(_ name: String) -> MarkupElement {
    if let list = children.first(where: { $0.name == name && $0["key"] == nil }) { return list }
    let list = MarkupElement(name)
    append(list)
    return list
  }
}

/// Numbers as documents write them.
enum DecimalText {
  /// The shortest text that reads as the number; whole numbers without a fraction. Numbers that no document has become 0.
  static func text(of number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "0" }
    return number == number.rounded() ? String(Int(number)) : plain("\(number)", number)
  }

  /// A number that was stored with the precision of a float.
  static func text(of number: Float) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return text(of: Double(number)) }
    return number == number.rounded() ? String(Int(number)) : plain("\(number)", Double(number))
  }

  /// Without an exponent, which documents do not have.
  private static func plain(_ text: String, _ number: Double) -> String {
    guard text.contains("e") else { return text }
    let scaled = (abs(number) * 1e12).rounded()
    guard scaled > 0, scaled < 9e18 else { return "0" }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, 13 - digits.count)) + digits
    var fraction = Substring(padded.suffix(12))
    while fraction.last == "0" { fraction.removeLast() }
    return (number < 0 ? "-" : "") + padded.dropLast(12) + "." + fraction
  }
}
