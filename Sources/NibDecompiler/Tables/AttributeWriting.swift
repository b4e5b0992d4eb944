import CompiledNib

/// Writes the keys of an object into its element, as the rows of a table say.
struct AttributeWriting {
  let values: ValueMarkup
  private var graph: ObjectGraph { values.graph }

  func write(_ rows: [AttributeRow], of position: Int, into element: MarkupElement) {
    for row in rows { write(row, of: position, into: element) }
  }

  /// Writes the keys of a view but for those that its class implies.
  func write(_ rows: [AttributeRow], of position: Int, className: String, into element: MarkupElement) {
    let implied = ImpliedKeys(graph: graph)
    write(rows.filter { !implied.contains($0.key, of: position, className: className) }, of: position, into: element)
  }

  private func write(_ row: AttributeRow, of position: Int, into element: MarkupElement) {
    let value = graph.objects[position][row.key]
    switch row.form {
    case .flag(let missing): if let flag = value?.integer { element.set(row.name, flag != 0, unless: missing) }
    case .negatedFlag: if value?.integer == 1 { element.set(row.name, "NO") }
    case .writtenFlag: if (value?.integer ?? 0) == 0 { element.set(row.name, "NO") }
    case .integer: element.set(row.name, value?.integer.map(String.init))
    case .number: element.set(row.name, value.flatMap(Self.number))
    case .choice(let names):
      if let number = value?.integer, names.indices.contains(number) { element.set(row.name, names[number]) }
    case .names(let names): element.set(row.name, value?.integer.flatMap { names[$0] })
    case .writtenChoice(let names, let missing):
      element.set(row.name, value?.integer.map { names.indices.contains($0) ? names[$0] : nil } ?? missing)
    case .priorities(let horizontal, let vertical, let standard):
      writePriorities(row.key, position, [horizontal, vertical], standard, into: element)
    case .text: writeText(row, position, into: element)
    case .color, .font, .image, .attributedText, .size, .insets: writeObject(row, position, into: element)
    }
  }

  static func number(_ value: ArchivedValue) -> String? {
    if case .float(let number) = value { return DecimalText.text(of: number) }
    return value.number.map { DecimalText.text(of: $0) }
  }

  private func writePriorities(
    _ key: String, _ position: Int, _ names: [String], _ standard: String, into element: MarkupElement
  ) {
    guard let text = graph.text(key, of: position) else { return }
    let numbers = text.filter { $0 != "{" && $0 != "}" && $0 != " " }.split(separator: ",").map(String.init)
    guard numbers.count == 2 else { return }
    for (name, number) in zip(names, numbers) where number != standard && Double(number) != nil {
      element.set(name, number)
    }
  }

  /// Text with line breaks is an element, as Interface Builder writes it.
  private func writeText(_ row: AttributeRow, _ position: Int, into element: MarkupElement) {
    guard let text = graph.text(row.key, of: position) else { return }
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return element.set(row.name, text) }
    let string = MarkupElement("string", [("key", row.name)])
    string.text = text
    element.append(string)
  }

  private func writeObject(_ row: AttributeRow, _ position: Int, into element: MarkupElement) {
    if case .insets(let name) = row.form {
      return element.append(
        graph.geometry(row.key, of: position).flatMap { values.insets($0, key: row.name, as: name) })
    }
    if case .size = row.form {
      return element.append(graph.geometry(row.key, of: position).flatMap { values.size($0, key: row.name) })
    }
    guard let target = graph.reference(row.key, of: position) else { return }
    switch row.form {
    case .color: element.append(values.color(target, key: row.name))
    case .font: element.append(values.font(target, key: row.name))
    case .image:
      element.set(row.name, graph.text("UIResourceName", of: target))
      if graph.text("UIResourceCatalogName", of: target) == "system" { element.set("catalog", "system") }
    case .attributedText: element.append(AttributedText(values).element(target, key: row.name))
    default: break
    }
  }
}
