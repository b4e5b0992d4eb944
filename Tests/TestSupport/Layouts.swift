package import StackModel

/// Reads a document and lays it out.
package func layOut(
  _ xml: String, size: Size? = nil, on device: String? = nil, landscape: Bool = false,
  as behavior: StackBehavior = .uiKit, iOS version: Int? = nil
) throws -> DocumentLayout {
  try document(xml, size: size, on: device, landscape: landscape, as: behavior, iOS: version).layout()
}

/// Reads a document. A canvas of a given size has two pixels a point, unless a device is chosen too.
package func document(
  _ xml: String, size: Size? = nil, on device: String? = nil, landscape: Bool = false,
  as behavior: StackBehavior = .uiKit, iOS version: Int? = nil
) throws -> LayoutDocument {
  let name = device ?? (size == nil ? nil : "retina4_7")
  let device = name.flatMap { Device(named: $0, landscape: landscape) }
  let options = LayoutOptions(device: device, size: size, stackBehavior: behavior, iOSVersion: version)
  return try LayoutDocument(Array(xml.utf8), path: "test.xml", options: options)
}

/// The constraints of the stack `s`, such as `UISV-spacing: b.leading == a.trailing + 10`. Guides have short names:
/// `spanner` lies across the axis, `gap0`, `gap1` … lie between the views.
package func constraintLines(
  _ xml: String, of id: String = "s", as behavior: StackBehavior = .uiKit, iOS version: Int? = nil
) throws -> [String] {
  let layout = try layOut(xml, as: behavior, iOS: version)
  let constraints = layout.stackConstraints.filter { $0.stack.id == id }.flatMap(\.constraints)
  return constraints.map { shortened("\($0.identifier ?? "-"): \($0)") }
}

/// `UISV-distributing[0]` as `gap0`, `UISV-alignment-spanner` as `spanner`.
private func shortened(_ line: String) -> String {
  var line = line.replacing("UISV-alignment-spanner", with: "spanner")
  for number in 0..<9 { line = line.replacing("UISV-distributing[\(number)]", with: "gap\(number)") }
  return line
}

extension DocumentLayout {
  /// The frame of the view with an id.
  package func frame(_ id: String) -> Rect? { views.first { $0.view.id == id }?.frame }
}
