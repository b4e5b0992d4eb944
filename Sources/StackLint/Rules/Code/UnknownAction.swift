import NibDecoder
import Project

extension Rule {
  static let unknownAction = Rule(
    "unknown-action", .code, .warning, isFixUnsafe: true, grouping: .object,
    summary: "The target of an action has no such method",
    rationale: """
      An iOS app crashes at the first tap: `unrecognized selector sent to instance`. AppKit only logs the failure.
      This happens when a method is renamed, or gains or loses its parameter, in code only: `tap()` is the action
      `tap`, `tap(_ sender: Any)` is `tap:`. The rule does not report targets with a superclass from outside the
      project, unless the revision of `--changed-since` declares the method, and recognizers that no view has. An
      unwind action must exist in some class, a segue action in the class of the scene. The unsafe fix finishes a
      rename that was made in code only: it connects the action of a near name with as many parameters, if nothing in
      the document is connected to it. `ibstack rename` renames both at once.

      On iOS the finding is an error if the revision of `--changed-since` declares the method. It is one too if used
      code or the system loads the target by name, the document's target compiles its class with all superclasses up
      to Apple's, and code does not hide, disable or replace the control. It is a notice if the control is hidden, and
      no code shows it.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="BadgeView" customModule="App" id="a"/>
        <button id="b">
          <connections><action selector="⟦tap⟧" destination="a" eventType="touchUpInside" id="c"/></connections>
        </button>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" id="a"/>
        <button id="b">
          <connections><action selector="tap:" destination="a" eventType="touchUpInside" id="c"/></connections>
        </button>
        """, in: .xib, beside: ["BadgeView.swift": badge]),
    ]
  ) { document, _ in
    guard let project = document.project, !project.classes.isEmpty else { return [] }
    var targets = Targets(document, project)
    // That they recognize nothing is what another rule reports.
    let detached = Set(GestureRecognizers(document).detached.map(\.index))
    let hidden = HiddenControls(document)
    let actions = document.elements["action"].compactMap { action -> Finding? in
      let sender = action.parent?.parent
      if let sender, detached.contains(sender.index) { return nil }
      // A connection to another scene is to be removed, whatever its name.
      guard document.objectOfOtherScene(action) == nil,
        var found = finding(action, "selector", of: target(of: action, in: document), "action", &targets)
      else { return nil }
      found.mayBeChangedByCode = !found.isCrash && sender.map(hidden.contain) ?? false
      return found
    }
    let creations = document.elements["segue"].compactMap { segue in
      finding(
        segue, "destinationCreationSelector", of: segue.enclosing("scene")?.sceneController, "segue action", &targets)
    }
    return actions + creations + unwindFindings(document, project.classes)
      + firstResponderFindings(document, project.classes)
  }

  private static func target(of action: DocumentElement, in document: LintedDocument) -> DocumentElement? {
    guard let id = action["destination"] ?? action["target"], let target = document.element(withID: id),
      !target.isFirstResponder
    else { return nil }
    return target
  }

  /// The classes that actions are sent to, and what may be suggested of each.
  private struct Targets {
    private let project: ProjectIndex
    private var lineages: ClassLineages
    var suggestions: [String: NameSuggestions] = [:]
    var evidence: CrashEvidence?
    var renames: HalfRenames

    init(_ document: LintedDocument, _ project: ProjectIndex) {
      (self.project, evidence) = (project, CrashEvidence(document))
      renames = HalfRenames(document, project)
      lineages = ClassLineages(project.classes)
    }

    /// A class that lacks a method, or hides it from Objective-C since a change; nil if it has the method, or may have it.
    mutating func lineage(_ name: String, without selector: String) -> ClassLineage? {
      guard let lineage = lineages[name] ?? project.classes.systemLineage(of: name) else {
        let isLost = project.base?.lostMethod(selector, ofClass: name, in: project) == true
        return isLost ? project.classes.declaredLineage(of: name) : nil
      }
      if project.base?.hidMethod(selector, ofClass: name, in: project) == true { return lineage }
      return lineage.hasMethod(selector) || SystemActions.mayHave(selector, lineage.systemClasses) ? nil : lineage
    }
  }

  private static func finding(
    _ element: DocumentElement, _ attribute: String, of target: DocumentElement?, _ kind: String,
    _ targets: inout Targets
  ) -> Finding? {
    guard let selector = element.written(attribute), let target, let name = target.written("customClass"),
      let lineage = targets.lineage(name, without: selector)
    else { return nil }
    if lineage.hasMethod(selector) {
      let isCrash =
        element.parent?.parent.flatMap { sender in
          targets.evidence?.isActionMissing(selector, of: target, lineage, sender: sender, isMisspelled: false)
        } ?? false
      return Finding(
        "\(selector) of \(name) is no action any more; mark it @IBAction", at: element.valueRange(attribute),
        isCrash: isCrash)
    }
    let nearest = targets.suggestions[name, default: NameSuggestions(lineage.actionNames)]
      .next(for: selector, within: 2).flatMap { $0.mayBeMeant(by: selector) ? $0 : nil }
    // One of Apple's classes may have actions that no header declares.
    if SystemHierarchy.contains(name), !(nearest.map(selector.isSlip) ?? false) { return nil }
    let meant = attribute == "selector" ? targets.renames.action(meantBy: selector, of: target, lineage) : nil
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    let fact = "\(name) has no \(kind) \(selector)"
    let isCrash =
      element.parent?.parent.flatMap { sender in
        targets.evidence?.isActionMissing(
          selector, of: target, lineage, sender: sender, isMisspelled: nearest?.isNamed(like: selector) ?? false)
      } ?? false
    return Finding(
      Diagnostic.message(fact + hint, "no \(kind) \(selector)\(hint)", fact), at: element.valueRange(attribute),
      fixIts: [meant.flatMap { element.renaming(attribute, to: $0, "connect \($0)") }].compactMap(\.self),
      isCrash: isCrash)
  }

  /// Actions that any object may handle are known if the project declares nearly the same.
  private static func firstResponderFindings(_ document: LintedDocument, _ classes: ClassIndex) -> [Finding] {
    let actions = document.elements["action"].filter { action in
      guard let id = action["target"] ?? action["destination"], let selector = action.written("selector") else {
        return false
      }
      return !SystemActions.mayHave(selector, []) && document.element(withID: id)?.isFirstResponder == true
    }
    guard !actions.isEmpty else { return [] }
    let selectors = classes.selectors
    var suggestions = NameSuggestions(Array(selectors.union(SystemActions.all)))
    return actions.compactMap { action in
      guard let selector = action.written("selector"), !selectors.contains(selector),
        let nearest = suggestions.next(for: selector, within: 2), selector.isSlip(of: nearest)
      else { return nil }
      return Finding(
        "no class has an action \(selector); did you mean \(nearest)?", at: action.valueRange("selector"))
    }
  }

  private static func unwindFindings(_ document: LintedDocument, _ classes: ClassIndex) -> [Finding] {
    let segues = document.elements["segue"].filter { $0.written("unwindAction") != nil }
    // A storyboard has few; for many the methods of all classes are put together once.
    let selectors = segues.count > 16 ? classes.selectors : nil
    return segues.compactMap { segue in
      guard let action = segue.written("unwindAction"),
        !(selectors.map { $0.contains(action) } ?? classes.hasMethod(action))
      else { return nil }
      return Finding("\(action) is not an unwind action of any class", at: segue.valueRange("unwindAction"))
    }
  }

  private static let badge = """
    class BadgeView: UIView {
      @IBAction func tap(_ sender: UIButton) {}
    }
    """
}

extension ClassLineage {
  /// The selectors of its methods, and the actions of the classes of Apple's that it derives from.
  fileprivate var actionNames: [String] {
    Array(systemClasses.reduce(into: selectors) { $0.formUnion(SystemActions.actions(of: $1)) })
  }
}

extension String {
  /// Whether a selector takes as many arguments as another one, or has the same name.
  fileprivate func mayBeMeant(by other: String) -> Bool {
    count { $0 == ":" } == other.count { $0 == ":" } || isNamed(like: other)
  }

  /// Whether nothing but arguments tells a selector from another one.
  fileprivate func isNamed(like other: String) -> Bool { filter { $0 != ":" } == other.filter { $0 != ":" } }
}

extension DocumentElement {
  /// Whether it stands for whatever object handles an action at run time.
  fileprivate var isFirstResponder: Bool {
    self["placeholderIdentifier"] == "IBFirstResponder" || self["sceneMemberID"] == "firstResponder"
      || customClass == "FirstResponder" || name == "customObject" && id == "-1"
  }
}

/// The controls that nobody can touch: they are hidden, and no code shows them.
struct HiddenControls {
  private let code: CodeOfViews?
  /// The views of each gesture recognizer, by its id.
  private let views: [String: [DocumentElement]]

  init(_ document: LintedDocument) {
    code = document.code
    let recognizers = document.elements["outletCollection"].filter { $0["property"] == "gestureRecognizers" }
    views = Dictionary(grouping: recognizers) { $0["destination"] ?? "" }
      .mapValues { $0.compactMap { $0.parent?.parent } }
  }

  /// Whether a control is one of them, or a gesture recognizer belongs to such views only.
  func contain(_ sender: DocumentElement) -> Bool {
    guard let code else { return false }
    return (views[sender.id ?? ""] ?? [sender]).allSatisfy { view in
      sequence(first: view) { $0.parent }.contains { $0["hidden"] == "YES" && !code.mayShow($0) }
    }
  }
}
