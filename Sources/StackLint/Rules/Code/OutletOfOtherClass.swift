import NibDecoder
import Project

extension Rule {
  static let outletOfOtherClass = Rule(
    "outlet-of-other-class", .code, .warning, grouping: .object,
    summary: "An outlet is connected to an object of another class than its property has",
    rationale: """
      Loading the document does not check the class. The app crashes when code uses what the object does not have, such as
      `text` of a button: `unrecognized selector sent to instance`. This happens when a view is replaced in the document
      only. The rule compares the class that the property is declared with in Swift or Objective-C with the class of the
      object, where both are known. The finding is a notice if no code uses the property. Change the type of the property,
      or connect another object.

      The finding is an error if the property had the right type at the revision of `--changed-since`, and has another one of
      UIKit's now.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" customModule="App" id="a">
          <connections><outlet property="titleLabel" destination="⟦b⟧" id="o"/></connections>
        </view>
        <button id="b"/>
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
    var objects = ObjectClasses(classes)
    return document.elements["outlet"].compactMap { outlet in
      guard let owner = outlet.parent?.parent?.written("customClass"), let property = outlet.written("property"),
        let lineage = objects.lineage(owner), let type = lineage.outletType(property),
        let object = outlet["destination"].flatMap(document.element(withID:)),
        objects.isKind(object, of: type) == false
      else { return nil }
      let declaring = lineage.nameOfClass(declaring: property, in: classes) ?? owner
      return Finding(
        message(property, of: declaring, type, object.shownClass), at: outlet.valueRange("destination"),
        mayBeChangedByCode: document.code?.usesAtAll(outlet) == false
          || mayHaveOtherOwner(outlet, property, object, document, &objects),
        isCrash: hadRightType(property, of: owner, object, document) && SystemHierarchy.contains(type))
    }
  }

  /// Whether a property had a type that an object is of, at the revision that a run is compared with.
  private static func hadRightType(
    _ property: String, of owner: String, _ object: DocumentElement, _ document: LintedDocument
  ) -> Bool {
    guard document.document.nib.kind.platform != .macOS, let classes = document.project?.base?.classes else {
      return false
    }
    var objects = ObjectClasses(classes)
    return objects.lineage(owner)?.outletType(property).map { objects.isKind(object, of: $0) == true } ?? false
  }

  /// Whether a nib is named for another class than its owner's, which has a fitting property: that class is what is wrong.
  private static func mayHaveOtherOwner(
    _ outlet: DocumentElement, _ property: String, _ object: DocumentElement, _ document: LintedDocument,
    _ objects: inout ObjectClasses
  ) -> Bool {
    guard let owner = document.filesOwner, outlet.parent?.parent?.index == owner.index,
      owner.customClass != document.fileName, let type = objects.lineage(document.fileName)?.outletType(property)
    else { return false }
    return objects.isKind(object, of: type) == true
  }

  /// The advice and the class are left out where names are long.
  private static func message(_ property: String, of owner: String, _ type: String, _ other: String) -> String {
    let fact = "\(property) is declared as \(type), but connected to \(other)"
    return Diagnostic.message(
      "\(owner).\(fact); change the type, or the object", "\(owner).\(fact)", fact,
      "\(property) is a \(type), but connected to \(other)")
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBOutlet private var titleLabel: UILabel!
    }
    """
}

extension ClassLineage {
  /// The class, or the superclass, that declares an outlet.
  fileprivate func nameOfClass(declaring outlet: String, in classes: ClassIndex) -> String? {
    names.filter { classes[$0]?.types.outlets[outlet] != nil }.min()
  }
}
