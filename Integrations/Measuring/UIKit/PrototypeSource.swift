import UIKit

/// Gives a table or a collection one cell, made of one prototype after the other.
final class PrototypeSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let identifiers: [String]
  private var shown: String

  /// - Parameter identifiers: The reuse identifiers of the prototypes; there is at least one.
  init(_ identifiers: [String]) {
    self.identifiers = identifiers
    shown = identifiers[0]
  }

  var count: Int { identifiers.count }

  /// Chooses a prototype; the last one again if there are not as many.
  func show(_ place: Int) { shown = identifiers[min(place, count - 1)] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: shown, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: shown, for: indexPath)
  }
}
