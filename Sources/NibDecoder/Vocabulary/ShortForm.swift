/// What an attribute of a stack definition stands for: a child that is the value of a property, such as
/// `<color key="textColor" …/>` for `textColor`, or an attribute of the only child of its kind, such as that of
/// `<textInputTraits key="textInputTraits" keyboardType="…"/>` for `keyboardType`.
package struct ShortForm: Sendable, Equatable {
  /// A child with its key, which is empty for one without.
  package struct Child: Sendable, Equatable {
    package let name: String
    package let key: String
  }

  /// The child of the element that the attribute or the value belongs to; nil for the element itself.
  package let holder: Child?
  /// The child that the attribute is the value of; nil for an attribute of the holder.
  package let value: Child?

  /// The element of a simulated bar.
  package static func metrics(ofBar name: String) -> String {
    "simulated" + name.prefix(1).uppercased() + name.dropFirst() + "Metrics"
  }

  /// The long form, for pages: a child, or an attribute of one.
  var longForm: String {
    guard let value else { return holder.map { "that of <\($0.name)>" } ?? "" }
    return "<\(value.name)>" + (holder.map { " in <\($0.name)>" } ?? "")
  }
}

extension VocabularyParser {
  /// Gives elements the attributes that stand for their children.
  ///
  /// A color, a font, and insets that are equal on all sides stand under their keys; what an element always has without
  /// a key stands under its name. The attributes of a child, and what stands for its children, may stand on the element
  /// if the vocabulary says so. What the element has itself goes first.
  mutating func addShortForms() {
    for name in elements.keys.sorted() { addValues(to: name) }
    for name in elements.keys.sorted() { addLifted(to: name) }
  }

  private mutating func addValues(to name: String) {
    guard let rows = elements[name] else { return }
    for child in rows.children {
      guard let form = Self.valueForms[child.name] else { continue }
      // `font` is AppKit's.
      let isOnlyValue = child.keys.isEmpty && rows.form.always.contains("<\(child.name)>")
      for key in isOnlyValue ? [""] : child.keys where key != "font" {
        let value = ShortForm.Child(name: child.name, key: key)
        add(Self.name(ofValue: value), form, ShortForm(holder: nil, value: value), to: name)
      }
    }
  }

  private static let valueForms: [String: VocabularyAttribute.Form] = [
    "color": .color, "fontDescription": .fontWords, "edgeInsets": .length, "directionalEdgeInsets": .length,
    "inset": .length,
  ]

  /// `font` for `fontDescription`, as the property is called. Other values have the names of their keys.
  private static func name(ofValue value: ShortForm.Child) -> String {
    (value.key.isEmpty ? value.name : value.key)
      .replacing("fontDescription", with: "font").replacing("FontDescription", with: "Font")
  }

  private mutating func addLifted(to name: String) {
    guard let rows = elements[name] else { return }
    for child in rows.form.lifted {
      guard let key = rows.children.first(where: { $0.name == child })?.keys.first, let held = elements[child] else {
        preconditionFailure("the vocabulary does not say where \(name) has \(child)")
      }
      let holder = ShortForm.Child(name: child, key: key)
      for attribute in held.attributes where attribute.form != .key {
        add(
          attribute.name, attribute.form, ShortForm(holder: holder, value: attribute.shortForm?.value), to: name,
          numbers: attribute.numbers)
      }
    }
  }

  private mutating func add(
    _ name: String, _ form: VocabularyAttribute.Form, _ short: ShortForm, to element: String, numbers: [Int]? = nil
  ) {
    let elements = elements
    let lineage = sequence(first: element) { elements[$0]?.parent }
    guard !lineage.contains(where: { elements[$0]?.attributes.contains { $0.name == name } ?? false }) else { return }
    add(
      VocabularyAttribute(
        name: name, form: form, defaultValue: nil, translatedProperty: nil, numbers: numbers, isRequired: false,
        shortForm: short), toElement: element)
  }
}
