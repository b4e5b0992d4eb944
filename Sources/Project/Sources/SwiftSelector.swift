/// The names of Swift methods in Objective-C.
enum SwiftSelector {
  /// The names that a method may have: `tap(_:)` is `tap:`, `tap(sender:)` is `tapWithSender:`, and where the label is a
  /// preposition, as in `tap(for:)`, or the name ends with one, `tapFor:`.
  static func names(_ name: String, labels: [String]) -> [String] {
    guard let first = labels.first else { return [name] }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    if first == "_" { return [name + ":" + rest] }
    let label = first.prefix(1).uppercased() + first.dropFirst()
    return ["", "With"].map { name + $0 + label + ":" + rest }
  }

  /// The name of the method before Swift 3, when the first parameter had no external label.
  static func earlyName(_ name: String, labels: [String]) -> String {
    names(name, labels: ["_"] + labels.dropFirst()).joined()
  }

  /// Apple's methods as their names would be if sources written for Swift 2 were in a later one.
  static let onlyInEarlySwift: Set = [
    "applicationWithApplication:didFinishLaunchingWithOptions:", "applicationDidFinishLaunchingWithANotification:",
    "applicationDidFinishLaunchingWithNotification:", "prepareForSegueWithSegue:sender:",
    "viewWillAppearWithAnimated:", "viewDidAppearWithAnimated:", "setSelectedWithSelected:animated:",
    "tableViewWithTableView:numberOfRowsInSection:", "collectionViewWithCollectionView:numberOfItemsInSection:",
  ]
}
