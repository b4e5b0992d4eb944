import NibDecoder
import Project
import Support

extension Rule {
  static let unknownOutlet = Rule(
    "unknown-outlet", .code, .warning, isFixUnsafe: true, grouping: .object,
    summary: "An outlet does not exist in its class",
    rationale: """
      Loading the document crashes an iOS app: `this class is not key value coding-compliant for the key`. AppKit only
      logs the failure. This happens when a property is renamed or removed in code only. Of a class with a superclass
      from outside the project, the rule reports only an outlet that the revision of `--changed-since` declares, or
      whose name is like one that the class declares and the object does not connect. Rename the outlet, or remove the
      connection. The unsafe fix finishes a rename that was made in code only: it connects the outlet that the object
      lacks, if its type fits the destination, and if its name is near or no other outlet is left. `ibstack rename`
      renames both at once.

      On iOS the finding is an error if the revision of `--changed-since` declares the outlet. A property that was an
      outlet there, and that nothing shows to Objective-C any more, is lost as well. It is an error too if used code
      or the system loads the object by name, and the document's target compiles the class with all superclasses up to
      Apple's.
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
    guard let project = document.project, !project.classes.isEmpty else { return [] }
    var search = OutletSearch(document, project)
    // A connection to another scene is to be removed, whatever its name.
    return (document.elements["outlet"] + document.elements["outletCollection"]).compactMap { outlet in
      search.finding(outlet).flatMap { document.objectOfOtherScene(outlet) == nil ? $0 : nil }
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBOutlet private var titleLabel: UILabel!
    }
    """
}

/// Looks for the outlets that the objects of one document connect.
private struct OutletSearch {
  private let project: ProjectIndex
  private var lineages: ClassLineages
  private var suggestions: [String: NameSuggestions] = [:]
  private var evidence: CrashEvidence?
  private var renames: HalfRenames
  private let isLaunchScreen: Bool

  init(_ document: LintedDocument, _ project: ProjectIndex) {
    (self.project, evidence, isLaunchScreen) = (project, CrashEvidence(document), document.isLaunchScreen)
    lineages = ClassLineages(project.classes)
    renames = HalfRenames(document, project)
  }

  mutating func finding(_ outlet: DocumentElement) -> Finding? {
    guard let object = outlet.parent?.parent, let property = outlet.written("property"), !property.contains(".") else {
      return nil
    }
    guard let name = object.written("customClass") else { return findingOfSystemClass(outlet, property, object) }
    if project.base?.hidProperty(property, ofClass: name, in: project) == true {
      let isCrash = evidence?.isOutletMissing(property, of: object, lineages[name]) ?? false
      return finding(outlet, "\(property) of \(name) is no outlet any more; mark it @IBOutlet", nil, isCrash: isCrash)
    }
    guard let lineage = lineages[name] else {
      if project.base?.lostProperty(property, ofClass: name, in: project) == true {
        let isCrash = evidence?.isOutletMissing(property, of: object, nil) ?? false
        return finding(outlet, "\(name) has no outlet \(property)", nil, isCrash: isCrash)
      }
      return findingOfOpenClass(outlet, property, name)
    }
    guard !lineage.hasProperty(property), !SystemClass.mayHaveOutlet(property, lineage.systemClasses) else {
      return nil
    }
    let nearest = suggestions[name, default: NameSuggestions(Array(lineage.outlets.keys))].next(for: property)
    let isCrash = evidence?.isOutletMissing(property, meant: nearest, of: object, lineage) ?? false
    let meant = renames.outlet(meantBy: outlet, property, of: lineage)
    return finding(outlet, "\(name) has no outlet \(property)", nearest ?? meant, isCrash: isCrash, renamedTo: meant)
  }

  /// An object of Apple's has Apple's outlets, and those that the project adds.
  private func findingOfSystemClass(
    _ outlet: DocumentElement, _ property: String, _ object: DocumentElement
  ) -> Finding? {
    // In a launch screen, another rule reports any outlet of the app's.
    guard !isLaunchScreen, let name = object.elementClass, let lineage = project.classes.systemLineage(of: name),
      !lineage.hasProperty(property), !SystemClass.mayHaveOutlet(property, [name])
    else { return nil }
    let nearest = SystemClass.outlets.filter(property.isSlip).min()
    guard nearest != nil || SystemClass.hasKnownOutlets(name) else { return nil }
    return finding(outlet, "\(name) has no outlet \(property)", nearest)
  }

  /// A superclass from elsewhere may have any outlet, but hardly one with nearly the name of an outlet that the class needs
  /// and does not get.
  private func findingOfOpenClass(_ outlet: DocumentElement, _ property: String, _ name: String) -> Finding? {
    guard let declared = project.classes.declaredLineage(of: name), !declared.hasProperty(property),
      !SystemClass.mayHaveOutlet(property, [])
    else { return nil }
    let connected = Set(outlet.parent?.children.compactMap { $0.written("property") } ?? [])
    let open = declared.outlets.filter { $0.value && !connected.contains($0.key) }.keys
    guard let nearest = open.filter({ property.isVariant(of: $0) }).min() else { return nil }
    return finding(outlet, "\(name) declares no outlet \(property)", nearest)
  }

  private func finding(
    _ outlet: DocumentElement, _ fact: String, _ nearest: String?, isCrash: Bool = false, renamedTo name: String? = nil
  ) -> Finding {
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    let fix = name.flatMap { outlet.renaming("property", to: $0, "connect \($0)") }
    return Finding(
      fact + hint, at: outlet.valueRange("property"), fixIts: [fix].compactMap(\.self), isCrash: isCrash)
  }
}
