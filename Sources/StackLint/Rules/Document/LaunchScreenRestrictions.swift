import NibDecoder
import Project
import Support

extension Rule {
  static let launchScreenRestrictions = Rule(
    "launch-screen-restrictions", .document, .warning, grouping: .scene,
    summary: "A launch screen has what the system does not show before the app runs, or ibtool does not compile",
    rationale: """
      The system shows a launch screen without the app's code. It may have UIKit's own classes only, one view or view
      controller as its root, and no web views, actions, outlets of the app's, custom classes or user defined runtime
      attributes. ibtool does not compile most of it: then the finding is an error, in its words. Remove what is
      reported. A document that `UILaunchStoryboardName` names, and that is not marked as a launch screen, has one
      notice.
      """,
    needs: [.sources, .documents],
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" launchScreen="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view id="root">
              <subviews>
                ⟦<label text="Start" customClass="BrandLabel" id="title">⟧</label>
              </subviews>
            </view>
          </objects>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" launchScreen="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view id="root">
              <subviews>
                <label text="Start" id="title"/>
              </subviews>
            </view>
          </objects>
        </document>
        """),
    ]
  ) { document, _ in
    guard document.document.nib.kind == .interfaceBuilder(.iOS) else { return [] }
    if document.isLaunchScreen { return LaunchScreen(document).findings }
    guard let path = document.projectPath, document.project?.launch.isLaunchScreen(path) == true else { return [] }
    return LaunchScreen(document).findings.prefix(1).map { first in
      var finding = first
      finding.notes = [Diagnostic.Note("UILaunchStoryboardName names the document")]
      finding.mayBeChangedByCode = true
      return finding
    }
  }
}

/// What a launch screen has and may not have.
private struct LaunchScreen {
  private let document: LintedDocument

  init(_ document: LintedDocument) { self.document = document }

  /// In each object, the first that is wrong.
  var findings: [Finding] {
    var seen: Set<Int> = []
    let all = (roots + customClasses + actions + outlets + attributes + webViews).filter { finding in
      finding.range.map { seen.insert($0.lowerBound).inserted } ?? true
    }
    return all.sorted { $0.range?.lowerBound ?? 0 < $1.range?.lowerBound ?? 0 }
  }

  private var customClasses: [Finding] {
    document.customObjects.filter { $0.name != "placeholder" && $0["customClass"]?.isEmpty == false }.map { object in
      let name = object["customClass"] ?? ""
      return refusal("Launch screens may not set custom classnames, as \(name) of", object)
    }
  }

  /// Outlets between objects of UIKit, as from a table view to its controller, are no connections to code. Those of an
  /// object with a custom class go with the class.
  private var outlets: [Finding] {
    (document.elements["outlet"] + document.elements["outletCollection"]).compactMap { outlet in
      guard let object = outlet.parent?.parent, object.written("customClass") == nil,
        let property = outlet.written("property"),
        !SystemClass.mayHaveOutlet(property, Set([object.elementClass].compactMap(\.self)))
      else { return nil }
      return finding("a launch screen may not have outlets, as \(property) of", object)
    }
  }

  private var actions: [Finding] {
    document.elements["action"].compactMap { action in
      action.parent?.parent.map { refusal("Launch Screens may not have connections, as the actions of", $0) }
    }
  }

  private var attributes: [Finding] {
    document.elements["userDefinedRuntimeAttributes"].compactMap { list in
      list.parent.map { refusal("Launch screens may not contain user-defined runtime attributes, as those of", $0) }
    }
  }

  private var webViews: [Finding] {
    (document.elements["webView"] + document.elements["wkWebView"]).map {
      finding("a launch screen may not have web views, as", $0)
    }
  }

  /// The second root of a nib, which has objects of other kinds beside its root.
  private var roots: [Finding] {
    guard document.elements["scene"].isEmpty, let objects = document.elements["objects"].first else { return [] }
    let roots = objects.children.filter { $0.name.hasByteSuffix("iew") || $0.name.hasByteSuffix("ontroller") }
    return Array(roots).dropFirst().prefix(1).map {
      refusal("Launch screens may only have one top level object; remove", $0)
    }
  }

  /// What ibtool does not compile, in its words.
  private func refusal(_ words: String, _ object: DocumentElement) -> Finding {
    Finding("ibtool: \(words) \(object.objectName)", at: object.range, isCrash: true)
  }

  private func finding(_ fact: String, _ object: DocumentElement) -> Finding {
    Finding("\(fact) \(object.objectName)", at: object.range)
  }
}
