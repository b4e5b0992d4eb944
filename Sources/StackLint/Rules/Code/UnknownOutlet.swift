import Escaping
import NibDecoder
import SourceClasses

extension Rule {
  static let unknownOutlet = Rule(
    "unknown-outlet", .code, .warning, grouping: .object,
    summary: "An outlet does not exist in its class",
    rationale: """
      Loading the document crashes the app: `this class is not key value coding-compliant for the key`. This happens
      when a property is renamed or removed in code only. The rule searches the project's Swift and Objective-C files,
      including inherited outlets. Of a class with a superclass from outside the project, it reports only an outlet whose
      name is like one that the class declares and the object does not connect. Rename the outlet, or remove the
      connection.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <connections><outlet property="⟦titleLable⟧" destination="b" id="o"/></connections>
        </view>
        <label id="b"/>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <connections><outlet property="titleLabel" destination="b" id="o"/></connections>
        </view>
        <label id="b"/>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
    ]
  ) { document, _ in
    guard let classes = document.project?.classes, !classes.isEmpty else { return [] }
    var search = OutletSearch(classes)
    return (document.elements["outlet"] + document.elements["outletCollection"]).compactMap { search.finding($0) }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBOutlet private var titleLabel: UILabel!
    }
    """
}

/// Looks for the outlets that the objects of one document connect.
private struct OutletSearch {
  private let classes: ClassIndex
  private var lineages: ClassLineages
  private var suggestions: [String: NameSuggestions] = [:]

  init(_ classes: ClassIndex) {
    self.classes = classes
    lineages = ClassLineages(classes)
  }

  mutating func finding(_ outlet: DocumentElement) -> Finding? {
    guard let object = outlet.parent?.parent, let name = object.written("customClass"),
      let property = outlet.written("property"), !property.contains(".")
    else { return nil }
    guard let lineage = lineages[name] else { return findingOfOpenClass(outlet, property, object, name) }
    guard !lineage.hasProperty(property), !SystemClass.mayHaveOutlet(property, lineage.systemClasses) else {
      return nil
    }
    let nearest = suggestions[name, default: NameSuggestions(Array(lineage.outlets.keys))].next(for: property)
    return finding(outlet, "\(name) has no outlet \(property)", nearest)
  }

  /// A superclass from elsewhere may have any outlet, but hardly one with nearly the name of an outlet that the class needs
  /// and does not get.
  private func findingOfOpenClass(
    _ outlet: DocumentElement, _ property: String, _ object: DocumentElement, _ name: String
  ) -> Finding? {
    guard let declared = classes.declaredLineage(of: name), !declared.hasProperty(property),
      !SystemClass.mayHaveOutlet(property, [])
    else { return nil }
    let connected = Set(outlet.parent?.children.compactMap { $0.written("property") } ?? [])
    let open = declared.outlets.filter { $0.value && !connected.contains($0.key) }.keys
    guard let nearest = open.filter({ property.isVariant(of: $0) }).min() else { return nil }
    return finding(outlet, "\(name) declares no outlet \(property)", nearest)
  }

  private func finding(_ outlet: DocumentElement, _ fact: String, _ nearest: String?) -> Finding {
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    return Finding(fact + hint, at: outlet.valueRange("property"))
  }
}

extension String {
  /// Whether one name is the other with a slip, or with more words at its end.
  fileprivate func isVariant(of other: String) -> Bool {
    if isSlip(of: other) { return true }
    let (short, long) = count < other.count ? (self, other) : (other, self)
    return short.count > 3 && long.hasBytePrefix(short) && long.dropFirst(short.count).first?.isUppercase == true
  }
}
