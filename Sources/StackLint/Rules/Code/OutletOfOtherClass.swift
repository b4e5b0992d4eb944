import NibDecoder
import SourceClasses

extension Rule {
  static let outletOfOtherClass = Rule(
    "outlet-of-other-class", .code, .warning,
    summary: "An outlet is connected to an object of another class than its property has",
    rationale: """
      Loading the document does not check the class. The app crashes when code uses what the object does not have, such as
      `text` of a button: `unrecognized selector sent to instance`. This happens when a view is replaced in the document
      only. The rule compares the class that the property is declared with in Swift or Objective-C with the class of the
      object, where both are known. Change the type of the property, or connect another object.
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
        let type = objects.lineage(owner)?.outletType(property),
        let object = outlet["destination"].flatMap(document.element(withID:)),
        objects.isKind(object, of: type) == false
      else { return nil }
      return Finding(
        "\(owner).\(property) is declared as \(type), but \(object.title) is \(objects.name(of: object)); "
          + "change the type, or connect another object",
        at: outlet.valueRange("destination"))
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBOutlet private var titleLabel: UILabel!
    }
    """
}
