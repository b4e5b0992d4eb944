import NibDecoder
import Project

extension Rule {
  static let delegateWithoutConformance = Rule(
    "delegate-without-conformance", .code, .warning,
    summary: "A data source or delegate implements nothing of its protocol that UIKit or AppKit can call",
    rationale: """
      A table without the methods of its data source crashes the app, and a delegate without methods is never called.
      The rule reports a destination whose class, with its superclasses and extensions, neither conforms to the
      protocol nor has one of the methods. Methods of a Swift class that does not conform count only if they are
      marked with `@objc`: UIKit does not see others. AppKit asks whether there is a method, so on macOS only methods
      that it does not see are reported. Conform to the protocol, or remove the connection.

      The finding is a notice for a delegate with none of the methods, which changes nothing. It is an error for a data source
      that conformed at the revision of `--changed-since`.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="ListView" customModule="App" id="a"/>
        <tableView id="b">
          <connections><outlet property="dataSource" destination="⟦a⟧" id="o"/></connections>
        </tableView>
        """, in: .xib, beside: ["ListView.swift": "class ListView: UIView {}"]),
      .bad(
        """
        <view customClass="ListView" customModule="App" id="a"/>
        <tableView id="b">
          <connections><outlet property="dataSource" destination="⟦a⟧" id="o"/></connections>
        </tableView>
        """, in: .xib, beside: ["ListView.swift": listWithRows]),
      .good(
        """
        <view customClass="ListView" customModule="App" id="a"/>
        <tableView id="b">
          <connections><outlet property="dataSource" destination="a" id="o"/></connections>
        </tableView>
        """, in: .xib,
        beside: ["ListView.swift": "class ListView: UIView {}\nextension ListView: UITableViewDataSource {}"]),
    ]
  ) { document, _ in
    guard let project = document.project, !project.classes.isEmpty else { return [] }
    var objects = ObjectClasses(project.classes)
    return document.elements["outlet"].compactMap { outlet in
      guard let property = outlet.written("property"), let object = outlet.parent?.parent,
        let expected = DelegateProtocol(property, of: object),
        let destination = outlet["destination"].flatMap(document.element(withID:)),
        let name = destination.written("customClass"), let lineage = objects.lineage(name),
        let fault = expected.fault(of: lineage, among: project.classes, in: project)
      else { return nil }
      // Nothing happens, and nothing was to happen.
      let isIdle = fault == .noMethods && !expected.isDataSource
      let isCrash = expected.isDataSource && !expected.isAppKit && conformed(name, to: expected, in: project)
      return Finding(
        message("\(name) does not conform to \(expected.name)", fault, expected), at: outlet.valueRange("destination"),
        mayBeChangedByCode: isIdle
          || document.code.map { $0.maySet(property, of: object) || $0.maySetElsewhere(property, of: object) } ?? false,
        isCrash: isCrash)
    }
  }

  /// Whether a class conformed to a protocol at the revision that a run is compared with.
  private static func conformed(_ name: String, to expected: DelegateProtocol, in project: ProjectIndex) -> Bool {
    guard let classes = project.base?.classes, let lineage = classes.lineage(of: name) else { return false }
    return expected.fault(of: lineage, among: classes, in: project) == nil
  }

  private static func message(
    _ fact: String, _ fault: DelegateProtocol.Fault, _ expected: DelegateProtocol
  ) -> String {
    let framework = expected.isAppKit ? "AppKit" : "UIKit"
    return switch fault {
    case .noMethods:
      Diagnostic.message(
        "\(fact), and has none of its methods; conform to it, or remove the connection",
        "\(fact); conform to it, or remove the connection", fact)
    case .hiddenMethods:
      Diagnostic.message(
        "\(fact), so \(framework) sees none of its methods; conform to it", "\(fact); conform to it", fact)
    }
  }

  private static let listWithRows = """
    class ListView: UIView {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }
    """
}
