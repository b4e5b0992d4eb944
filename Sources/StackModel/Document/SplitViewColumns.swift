import NibDecoder

/// How wide the columns of split view controllers are on a tablet. On a phone, a column fills the screen.
///
/// Source: Apple's documentation of `UISplitViewController.maximumPrimaryColumnWidth`, whose automatic value is 320 points,
/// and of `displayMode`: held upright, the detail fills the screen. Evidence for the pixel between columns: 3/3 pairs of
/// stored frames.
struct SplitViewColumns {
  private enum Column {
    case primary, secondary
  }

  private var columns: [String: Column] = [:]

  init(_ controllers: [Controller]) {
    let splits = controllers.filter { $0.elementName == "splitViewController" && $0.hasAutomaticColumns }
    guard !splits.isEmpty else { return }
    let byID = controllers.byID
    for segue in splits.lazy.flatMap(\.segues) {
      switch segue.relationship {
      case "masterViewController": follow(segue.destination, .primary, byID)
      case "detailViewController": follow(segue.destination, .secondary, byID)
      default: continue
      }
    }
  }

  /// A navigation or tab bar controller shows the controllers that it contains in its column.
  private mutating func follow(_ id: String, _ column: Column, _ byID: [String: Controller]) {
    guard columns[id] == nil, let controller = byID[id] else { return }
    columns[id] = column
    for contained in controller.shownInPlace { follow(contained, column, byID) }
  }

  /// Whether a controller is shown in a column.
  func contains(_ controller: Controller) -> Bool { controller.id.map { columns[$0] != nil } ?? false }

  /// The width of a controller's view, in points; nil if it is that of the screen.
  func width(of controller: Controller, on device: Device) -> Double? {
    guard device.isTablet, let column = controller.id.flatMap({ columns[$0] }) else { return nil }
    switch column {
    case .primary: return Self.primaryWidth
    case .secondary: return device.isLandscape ? device.size.width - Self.primaryWidth - 1 / device.scale : nil
    }
  }

  private static let primaryWidth = 320.0
}

extension Controller {
  /// Whether a split view controller has two columns, and leaves their widths and their display mode to the system.
  fileprivate var hasAutomaticColumns: Bool {
    !segues.contains { $0.relationship == "supplementaryViewController" } && !setsColumns
  }
}
