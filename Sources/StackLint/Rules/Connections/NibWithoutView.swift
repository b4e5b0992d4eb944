import NibDecoder
import Project
import Support

extension Rule {
  static let nibWithoutView = Rule(
    "nib-without-view", .connections, .warning,
    summary: "The nib of a view controller does not connect its view",
    rationale: """
      The app crashes when the controller's view is needed: `loaded the nib but the view outlet was not set`. This
      happens when the outlet or the view is deleted. Connect the `view` outlet of File's Owner. The rule checks nibs
      that a controller loads by itself, whose name is that of its class, such as `LoginView` or `LoginViewController`,
      and those that code names, as in `super.init(nibName: "Login", bundle: nil)`, if the class derives from one of
      Apple's view controllers and neither loads its view otherwise nor sets it.

      The finding is an error if the nib connected the view at the revision of `--changed-since`.
      """,
    needs: [.sources, .identifiers],
    examples: [
      .bad(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="⟦ExampleController⟧"/>
        <view id="a"/>
        """, in: .xib, beside: ["ExampleController.swift": "class ExampleController: UIViewController {}"]),
      .good(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ExampleController">
          <connections><outlet property="view" destination="a" id="o"/></connections>
        </placeholder>
        <view id="a"/>
        """, in: .xib, beside: ["ExampleController.swift": "class ExampleController: UIViewController {}"]),
    ]
  ) { document, _ in
    guard let owner = document.filesOwner, let name = owner.written("customClass"), let project = document.project,
      let lineage = lineages(loading: document.fileName.withoutDevice, for: name, in: project).first,
      lineage.isController, !owner.connectsView(of: lineage), !lineage.declaresView,
      document.code?.setsOwn("view", in: lineage.names.filter { project.classes[$0] != nil }) != true
    else { return [] }
    return [
      Finding(
        Diagnostic.message(
          "\(name) loads this nib without a view; connect the view outlet of File's Owner",
          "this nib has no view; connect the view outlet of File's Owner"),
        at: owner.valueRange("customClass"), isCrash: lostView(name, document, project))
    ]
  }

  /// Whether the nib of a controller of UIKit's connected its view at the revision that a run is compared with.
  private static func lostView(_ name: String, _ document: LintedDocument, _ project: ProjectIndex) -> Bool {
    guard document.document.nib.kind.platform != .macOS, let base = project.base, let path = document.projectPath else {
      return false
    }
    return base.connected("view", ofClass: name, inDocument: path)
  }

  /// The owner's class, or subclasses of it, that load a nib.
  private static func lineages(loading nib: String, for owner: String, in project: ProjectIndex) -> [ClassLineage] {
    let named = project.identifiers.controllers(ofNib: nib).sorted().compactMap { controller in
      project.classes.lineage(of: controller).flatMap { $0.names.contains(owner) ? $0 : nil }
    }
    let loaded = named.filter { !$0.declaresMethod("loadView") }
    guard loaded.isEmpty, nibNames(of: owner).contains(nib.lowercased()), let own = project.classes.lineage(of: owner),
      !own.declaresMethod("loadView"), !own.declaresProperty("nibName")
    else { return loaded }
    return [own]
  }

  /// The nibs that a controller looks for, in small letters: a Mac's volumes seldom tell them from capitals.
  private static func nibNames(of className: String) -> [String] {
    let name = className.lowercased()
    return name.hasByteSuffix("controller") ? [name, String(name.dropLast("controller".count))] : [name]
  }
}

extension ClassLineage {
  fileprivate var isController: Bool {
    systemClasses.contains { $0.hasByteSuffix("ViewController") || Self.containers.contains($0) }
  }

  /// Whether a property or a method of the class's own stands for the view.
  fileprivate var declaresView: Bool { declaresProperty("view") || declaresMethod("view") }

  private static let containers: Set = ["UINavigationController", "UITabBarController", "UISplitViewController"]
}

extension DocumentElement {
  /// Table and collection controllers have a second name for their view. Key-value coding takes `View` for `view`.
  fileprivate func connectsView(of lineage: ClassLineage) -> Bool {
    var names: Set = ["view"]
    if lineage.systemClasses.contains("UITableViewController") { names.insert("tableView") }
    if lineage.systemClasses.contains("UICollectionViewController") { names.insert("collectionView") }
    let outlets = connections.filter { $0.name == "outlet" }
    return outlets.contains { outlet in
      outlet["property"].map { names.contains($0.prefix(1).lowercased() + $0.dropFirst()) } ?? false
    }
  }
}
