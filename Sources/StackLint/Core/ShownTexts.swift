import LayoutAnalysis
import NibDecoder
import StackModel

/// A text that people see.
struct ShownText {
  let text: String
  /// Nil for the text that the document has.
  let language: String?

  /// The text in quotes, and its language: `"Guten Tag" (de)`.
  var words: String { "\"\(text.shortened)\"" + (language.map { " (\($0))" } ?? "") }
}

/// The texts of a view, where all of them are known.
struct ShownTexts {
  let all: [ShownText]
  private let settings: DocumentSettings
  private let font: Font

  /// - Returns: Nil where code may set others: through an outlet, a tag, a class of its own or an attribute, or since the
  ///   label has no text or is that of a cell. Without sources nothing is known.
  init?(_ label: Label, _ document: LintedDocument) {
    guard let code = document.code, let element = document.element(of: label), label.customClass == nil,
      element["tag"] == nil, element.child(named: "userDefinedRuntimeAttributes") == nil, !element.hasStyledText,
      label.key == nil, label.text.hasWords, code.leavesAlone(.content, of: label)
    else { return nil }
    let id = label.id ?? ""
    let translations = (document.localization?.tables ?? []).compactMap { table in
      table.texts["\(id).text"].map { ShownText(text: $0.value, language: table.texts.language) }
    }
    all = [ShownText(text: label.text, language: nil)] + translations
    font = label.font
    settings = element.followsTextSize ? document.document.settings.withLargestText : document.document.settings
  }

  /// The first text that is longer in one line than there is room for, in the largest size that its font has.
  func firstWider(than room: Double) -> ShownText? {
    all.first { text in
      let lines = text.text.split(whereSeparator: \.isNewline)
      return lines.contains { size(of: String($0), lines: 1, width: nil).width ?? 0 > room + Self.tolerance }
    }
  }

  /// The first text that is higher than there is room for, broken into lines.
  func firstHigher(than room: Double, width: Double, lines: Int) -> ShownText? {
    all.first { size(of: $0.text, lines: lines, width: width).height ?? 0 > room + Self.tolerance }
  }

  private func size(of text: String, lines: Int, width: Double?) -> IntrinsicSize {
    Label(text: text, font: font, numberOfLines: lines).intrinsicContentSize(in: settings, width: width)
  }

  /// Texts are measured with fonts that are a little different from those of the device.
  static let tolerance = 1.0
}

extension DocumentElement {
  /// Whether parts of the text have attributes of their own.
  fileprivate var hasStyledText: Bool { child(forKey: "attributedText") != nil }

  /// Whether the font becomes larger with the user's text size.
  fileprivate var followsTextSize: Bool {
    self["adjustsFontForContentSizeCategory"] == "YES" && child(forKey: "fontDescription")?["style"] != nil
  }
}

extension DocumentSettings {
  fileprivate var withLargestText: DocumentSettings {
    with(LayoutOptions().with(LayoutVariant(contentSizeCategory: .accessibilityExtraExtraExtraLarge)))
  }
}

extension LintedDocument {
  /// Labels, text fields and text views of an iOS document, kind by kind; none elsewhere.
  var textElements: [DocumentElement] {
    guard document.nib.kind == .interfaceBuilder(.iOS) else { return [] }
    return elements["label"] + elements["textField"] + elements["textView"]
  }

  /// Whether the document is shown while the app starts: never translated, nor in another text size.
  var isLaunchScreen: Bool { elements["document"].first?["launchScreen"] == "YES" }

  /// Whether an outlet names the element.
  func isNamedByOutlet(_ element: DocumentElement) -> Bool {
    element.id.map(changeable.outletDestinations.contains) ?? false
  }
}

extension DocumentElement {
  /// The author's name or the text in quotes; the id of an element with neither.
  var textName: String {
    (self["userLabel"] ?? shownText).map { "\"\($0.shortened)\"" } ?? self["id"] ?? name
  }

  /// The text or title that is written, in an attribute or an element of its own; nil without any.
  var shownText: String? {
    for key in ["text", "title", "placeholder"] {
      if let text = self[key] ?? child(forKey: key)?.content, !text.isEmpty { return text }
    }
    return nil
  }

  /// The characters right inside of the element.
  private var content: String { document.tree.text(of: index) }
}

extension String {
  /// As much of it as a message has room for.
  var shortened: String {
    let line = prefix { $0 != "\n" }
    return line.count > 32 || line.count < count ? line.prefix(30) + "…" : String(line)
  }
}
