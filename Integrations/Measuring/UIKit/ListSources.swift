import UIKit

/// What fills the tables and collections of a document. Their own sources are classes that the app does not have.
@MainActor struct ListSources {
  private let cells: [String: [String]]
  private var lists: [(reload: () -> Void, source: PrototypeSource)] = []

  /// - Parameter cells: The prototypes of cells, by tables and collections.
  init(_ cells: [String: [String]]) { self.cells = cells }

  /// How many prototypes the list with the most of them has; 1 without any.
  var count: Int { lists.map(\.source.count).max() ?? 1 }

  /// Makes cells of some prototype.
  func show(_ place: Int) {
    for list in lists {
      list.source.show(place)
      list.reload()
    }
  }

  /// Loads the views of a controller and of those that it shows, and takes their lists over.
  mutating func attach(to controller: UIViewController) {
    controller.loadViewIfNeeded()
    attach(to: controller.view)
    for child in controller.children { attach(to: child) }
  }

  /// Takes over the lists in a view.
  mutating func attach(to view: UIView) {
    let source = view.ibstackObjectID.flatMap { cells[$0] }.map { PrototypeSource($0) }
    switch view {
    case let table as UITableView:
      // A controller of static cells is its table's source.
      if source != nil || !(table.dataSource is UITableViewController) { table.dataSource = source }
      if let source { lists.append(({ table.reloadData() }, source)) }
    case let collection as UICollectionView:
      collection.dataSource = source
      if let source { lists.append(({ collection.reloadData() }, source)) }
    case let picker as UIPickerView: picker.dataSource = nil
    default: break
    }
    for subview in view.subviews { attach(to: subview) }
  }
}
