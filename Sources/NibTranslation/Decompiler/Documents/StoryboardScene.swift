/// A controller of a compiled storyboard, in the nib that has it, and its view in another one.
struct StoryboardScene {
  let nibName: String
  let scope: NibScope
  let controller: Int
  let id: String
  /// The nib of the view; nil if the controller's own nib has it, or code makes it.
  let viewScope: NibScope?
  /// The ids of the controllers that this one holds and that have a scene, by their places in the nib.
  var childIDs: [Int: String] = [:]

  /// Whether the scene is that of a container that another container's nib has, too: both have the same class, identifier
  /// and views in it.
  func hasSameContainer(as other: Int, in otherScope: NibScope) -> Bool {
    guard otherScope !== scope, scope.className(of: controller) == otherScope.className(of: other) else { return false }
    let views = Self.views(in: controller, scope)
    return !views.isEmpty && views == Self.views(in: other, otherScope)
      && scope.graph.text("UIStoryboardIdentifier", of: controller)
        == otherScope.graph.text("UIStoryboardIdentifier", of: other)
  }

  /// The names of the nibs of the views that a container's controllers have.
  private static func views(in container: Int, _ scope: NibScope) -> [String?] {
    let names = scope.graph.objects(in: "UIViewControllers", of: container).map {
      scope.graph.text("UINibName", of: $0)
    }
    return names.contains { $0 != nil } ? names : []
  }

  /// The ids in the name of a view's nib, such as `BYZ-38-t0r-view-8bC-Xf-vdC`.
  static func ids(inViewName name: String) -> (controller: String, view: String)? {
    guard let range = name.utf8.firstRange(of: Array("-view-".utf8)) else { return nil }
    let (controller, view) = (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
    return controller.isEmpty || view.isEmpty ? nil : (controller, view)
  }

  /// The id at the end of the name of a controller's nib, such as `UIViewController-BYZ-38-t0r`.
  static func id(inControllerName name: String) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4 else { return nil }
    let last = parts.suffix(3)
    return last.map(\.count) == [3, 2, 3] ? last.joined(separator: "-") : nil
  }
}

extension Collection where Element: Equatable {
  /// The first place where a run of elements is.
  fileprivate func firstRange(of run: [Element]) -> Range<Index>? {
    var start = startIndex
    while start != endIndex {
      if self[start...].starts(with: run) { return start..<index(start, offsetBy: run.count) }
      start = index(after: start)
    }
    return nil
  }
}
