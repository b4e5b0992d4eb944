import NibDecoder
import SourceClasses

extension Rule {
  static let unknownCustomClass = Rule(
    "unknown-custom-class", .code, .warning,
    summary: "A custom class is not declared in the project, or cannot be found by its name",
    rationale: """
      At run time, an object of the plain class is created, the console prints `Unknown class`, and the first outlet
      crashes the app. The rule searches the project's Swift and Objective-C files for classes of the target. It does
      not report classes without a module that may belong to Apple or to a package manager's dependency. A Swift class
      is found only with its module, or by the name in `@objc(Name)`.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="⟦BadgeVeiw⟧" customModule="App" customModuleProvider="target" id="a"/>
        <view customClass="⟦BadgeView⟧" id="b"/>
        """, in: .xib, beside: ["BadgeView.swift": "final class BadgeView: UIView {}"]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" customModuleProvider="target" id="a"/>
        <view customClass="AvatarView" id="b"/>
        <view customClass="MKMapView" id="c"/>
        """, in: .xib,
        beside: [
          "BadgeView.swift": "final class BadgeView: UIView {}",
          "AvatarView.swift": "@objc(AvatarView) class AvatarView: UIView {}",
        ]),
    ]
  ) { document, _ in
    guard let project = document.project, !project.classes.isEmpty else { return [] }
    var suggestions = NameSuggestions(Array(project.classes.names))
    return document.customObjects.compactMap { object in
      guard let name = object["customClass"] else { return nil }
      guard let known = project.classes[name] else { return unknown(name, object, project, &suggestions) }
      guard !known.isKnownAtRunTime, object.isMadeByClassName, !object.hasModule else { return nil }
      return Finding(
        "\(name) is a Swift class without its module; set it, or write @objc(\(name))",
        at: object.valueRange("customClass"))
    }
  }

  private static func unknown(
    _ name: String, _ object: DocumentElement, _ project: ProjectIndex, _ suggestions: inout NameSuggestions
  ) -> Finding? {
    let isOfTarget = object["customModuleProvider"] == "target"
    let isOfNoModule = !object.hasModule && !project.hasOutsideCode && !SystemClass.mayHave(name)
    // A name with its module, as Swift's runtime or its mangling has it, says enough.
    guard !name.contains("."), !name.hasPrefix("_Tt") else { return nil }
    guard isOfTarget || (isOfNoModule && object.isMadeByClassName) else { return nil }
    let hint = suggestions.next(for: name).map { "; did you mean \($0)?" } ?? ""
    return Finding("\(name) is not declared in any source file\(hint)", at: object.valueRange("customClass"))
  }
}

extension DocumentElement {
  fileprivate var hasModule: Bool { written("customModule") != nil || self["customModuleProvider"] == "target" }

  /// Whether loading the document makes the object: not so for its owner, the first responder and the application.
  fileprivate var isMadeByClassName: Bool { name != "placeholder" && id?.hasPrefix("-") != true }
}
