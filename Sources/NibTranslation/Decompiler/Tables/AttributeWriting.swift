import NibDecoder
import Support

/// Writes the keys of an object into its element, as the vocabulary says.
struct AttributeWriting {
  let values: ValueMarkup
  private var graph: ObjectGraph { values.graph }

  /// - Parameter className: The class of a view, whose implied keys are left out; nil for other objects.
  func write(_ table: ElementTable, of position: Int, className: String? = nil, into element: MarkupElement) {
    let implied = ImpliedKeys(graph: graph)
    for key in table.keys where !key.isUnread {
      if let className, implied.contains(key.key, of: position, className: className) { continue }
      write(key, of: table.element, position, into: element)
    }
  }

  private func write(
    _ key: NibKey, of known: VocabularyElement, _ position: Int, into element: MarkupElement
  ) {
    switch key.source {
    case .property(let name):
      if let attribute = Vocabulary.cocoaTouch.attribute(name, of: known) {
        // The first of several keys for an attribute counts.
        if element[name] == nil { write(key, attribute, position, into: element) }
      } else {
        element.append(child(key, name, of: known, position))
      }
    case .pair(let first, let second):
      guard let text = graph.text(key.key, of: position) else { return }
      let numbers = Self.numbers(in: text)
      if numbers.count == 2 { write(numbers, as: [first, second], of: known, into: element) }
    case .implied(let first, let second):
      guard graph.objects[position][key.key] == nil else { return }
      write([first, second], as: ["horizontalHuggingPriority", "verticalHuggingPriority"], of: known, into: element)
    case .child(let name):
      let child = MarkupElement(name, [("key", name)])
      write(.named(name), of: position, into: child)
      if child.attributes.count > 1 { element.append(child) }
    case .constant, .fixed, .unnamed, .inherited: return
    }
  }

  private func write(_ numbers: [String], as names: [String], of known: VocabularyElement, into element: MarkupElement)
  {
    for (name, number) in zip(names, numbers) where Double(number) != nil {
      let standard = Vocabulary.cocoaTouch.attribute(name, of: known)?.defaultValue
      if number != standard { element.set(name, number) }
    }
  }

  // MARK: Attributes

  private func write(_ key: NibKey, _ attribute: VocabularyAttribute, _ position: Int, into element: MarkupElement) {
    let value = graph.objects[position][key.key]
    switch attribute.form {
    case .flag:
      guard let flag = flag(value, key.condition) else { return }
      element.set(attribute.name, flag, unless: attribute.defaultValue == "YES")
    case .choice: set(value, value?.integer.flatMap(attribute.name(of:)), key, attribute, in: element)
    case .integer: set(value, value?.integer.map(String.init), key, attribute, in: element)
    case .number, .length, .positive, .lengthOrFit, .lengthOrInfinite, .priority, .multiplier:
      set(value, value.flatMap(Self.number), key, attribute, in: element)
    case .resource: writeImage(key, attribute.name, position, into: element)
    default: writeText(key, attribute.name, position, into: element)
    }
  }

  /// What a key says of a flag; nil if it says nothing.
  private func flag(_ value: ArchivedValue?, _ condition: NibKey.Condition) -> Bool? {
    guard case .flag(let wanted, let written, let otherwise) = condition else { return value?.integer.map { $0 != 0 } }
    guard let number = value?.integer else { return otherwise == nil ? !wanted : nil }
    let standsFor = ["YES": 1, "NO": 0][written] ?? Int(written) ?? 1
    return (number == standsFor) == wanted
  }

  private func set(
    _ value: ArchivedValue?, _ text: String?, _ key: NibKey, _ attribute: VocabularyAttribute, in element: MarkupElement
  ) {
    var text = text
    if value == nil, case .value(let missing, let omitted) = key.condition {
      // A key that is always written is missing for one value only.
      if missing != nil || key.isStated { text = omitted ?? (key.isStated ? key.missing(of: attribute) : nil) }
    }
    guard let text, key.isStated || key.condition == .present || text != attribute.defaultValue else { return }
    element.set(attribute.name, text)
  }

  static func number(_ value: ArchivedValue) -> String? {
    if case .float(let number) = value { return DecimalText.text(of: number) }
    return value.number.map { DecimalText.text(of: $0) }
  }

  /// Text with line breaks is an element, as Interface Builder writes it.
  private func writeText(_ key: NibKey, _ name: String, _ position: Int, into element: MarkupElement) {
    guard let text = graph.text(key.key, of: position) else { return }
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return element.set(name, text) }
    let string = MarkupElement("string", [("key", name)])
    string.text = text
    element.append(string)
  }

  private func writeImage(_ key: NibKey, _ name: String, _ position: Int, into element: MarkupElement) {
    guard let target = graph.reference(key.key, of: position) else { return }
    element.set(name, graph.text("UIResourceName", of: target))
    if graph.text("UIResourceCatalogName", of: target) == "system" { element.set("catalog", "system") }
  }

  // MARK: Children

  private func child(_ key: NibKey, _ name: String, of known: VocabularyElement, _ position: Int) -> MarkupElement? {
    let childName = Vocabulary.cocoaTouch.child(withKey: name, of: known) ?? ""
    let target = graph.reference(key.key, of: position)
    return switch childName {
    case "color": target.flatMap { values.color($0, key: name) }
    case "fontDescription": target.flatMap { values.font($0, key: name) }
    case "attributedString": target.flatMap { AttributedTextMarkup(values).element($0, key: name) }
    case "size": size(key, name, isAlwaysWritten: known.always.keys.contains { $0.text == name }, position)
    case "inset", "edgeInsets":
      graph.geometry(key.key, of: position).flatMap { values.insets($0, key: name, as: childName) }
    default: nil
    }
  }

  private func size(_ key: NibKey, _ name: String, isAlwaysWritten: Bool, _ position: Int) -> MarkupElement? {
    var missing: [Double]?
    if case .value(.value(let text)?, _) = key.condition { missing = Self.numbers(in: text).compactMap { Double($0) } }
    let numbers = graph.geometry(key.key, of: position) ?? missing
    guard let numbers, numbers.count == 2, isAlwaysWritten || numbers != missing else { return nil }
    return values.size(numbers, key: name)
  }

  /// The numbers of a text such as `{50,50}`.
  private static func numbers(in text: String) -> [String] {
    text.filter { $0 != "{" && $0 != "}" && $0 != " " }.split(separator: ",").map(String.init)
  }
}

/// Keys whose values are UIKit's defaults: the compiler writes them, and documents leave them out.
struct ImpliedKeys {
  let graph: ObjectGraph

  /// Whether a document says nothing where an object of a class has a key.
  func contains(_ key: String, of position: Int, className: String) -> Bool {
    switch (className, key) {
    case ("UILabel", "UITextColor"), ("UITableViewLabel", "UITextColor"): isLabelsOwnColor(position)
    case ("UITextField", "UITextColor"): isStandardTextColor(position)
    case ("UIButton", "UIFont"), ("UIRoundedRectButton", "UIFont"): isButtonsOwnFont(position)
    case ("UIActivityIndicatorView", "UITintColor"): isIndicatorsOwnColor(position)
    // The background of cells before iOS 14, for which newer cells have another object.
    case ("UITableViewCell", "UIBackgroundColor"):
      graph.objects[position]["UIDidEncodeCompatibilityBackgroundColor"]?.integer == 1
    default: false
    }
  }

  // MARK: Colors

  /// Labels whose document has no color follow the appearance, and say so.
  private func isLabelsOwnColor(_ label: Int) -> Bool {
    graph.objects[label]["UIDisableUpdateTextColorOnTraitCollectionChange"]?.integer == 0 && isStandardTextColor(label)
  }

  /// The color of a text that has none of its own: black, which has a name since iOS 13.
  private func isStandardTextColor(_ view: Int) -> Bool {
    guard let color = graph.reference("UITextColor", of: view) else { return false }
    if let name = graph.text("UISystemColorName", of: color) {
      return ["labelColor", "darkTextColor", "blackColor"].contains(name)
    }
    return components(of: color) == [0, 0, 0, 1]
  }

  /// The color of an indicator's style: 45 % black for a gray one, otherwise white.
  private func isIndicatorsOwnColor(_ indicator: Int) -> Bool {
    guard let color = graph.reference("UITintColor", of: indicator) else { return false }
    let isGray = graph.objects[indicator]["UIActivityIndicatorViewStyle"]?.integer == 2
    return components(of: color) == (isGray ? [0, 0, 0, 0.45] : [1, 1, 1, 1])
  }

  /// Red, green, blue and alpha in hundredths of the whole; nil for a color without components.
  private func components(of color: Int) -> [Double]? {
    let object = graph.objects[color]
    let keys = object["UIWhite"] == nil ? ["UIRed", "UIGreen", "UIBlue"] : ["UIWhite", "UIWhite", "UIWhite"]
    let numbers = (keys + ["UIAlpha"]).compactMap { object[$0]?.number }
    return numbers.count == 4 ? numbers.map { ($0 * 100).rounded() / 100 } : nil
  }

  // MARK: Fonts

  /// The system's font of 15 points, of 18 points for a custom button, or what an attributed title begins with.
  ///
  /// Evidence: in 4,533 public documents 1,774 buttons leave it out and 20 state it.
  private func isButtonsOwnFont(_ button: Int) -> Bool {
    guard let font = graph.reference("UIFont", of: button) else { return false }
    if titleFonts(of: button).contains(font) { return true }
    let object = graph.objects[font]
    guard let name = graph.text("UIFontName", of: font),
      name.hasBytePrefix(".") || object["UISystemFont"]?.integer == 1,
      graph.text("UIIBTextStyle", of: font) == nil, SystemFontName.isRegular(name)
    else { return false }
    let isCustom = (graph.objects[button]["UIButtonType"]?.integer ?? 0) == 0
    return object["UIFontPointSize"]?.number == (isCustom ? 18 : 15)
  }

  /// The fonts of attributed titles.
  private func titleFonts(of button: Int) -> [Int] {
    graph.entries(in: "UIButtonStatefulContent", of: button).flatMap { entry -> [Int] in
      guard let title = graph.reference("UIAttributedTitle", of: entry.value) else { return [] }
      return graph.entries(in: "NSAttributes", of: title).filter { graph.text(of: $0.key) == "NSFont" }.map(\.value)
    }
  }
}
