/// The views and layout guides of a session, numbered, and the order of the views.
///
/// A number stays with its item until the item leaves the session, and is not used again. The session of a document looks
/// numbers up by the items' places in the document; a dictionary has those of items that were made in code.
final class LayoutItems {
  /// The view that holds all others.
  let root: View
  /// By number; nil for guides, and for views that left.
  @exclusivity(unchecked) private(set) var views: [View?] = []
  @exclusivity(unchecked) private var items: [LayoutItem?] = []
  /// The numbers of items of the root's document, by their places after the root; negative for none.
  @exclusivity(unchecked) private var numbersInDocument: [Int32] = []
  @exclusivity(unchecked) private var otherNumbers: [ObjectIdentifier: Int] = [:]
  /// For each view a number that grows in the order of the tree; see ``LayoutOrder``.
  @exclusivity(unchecked) private(set) var labels: [Int] = []
  /// For each view how many views are above it.
  @exclusivity(unchecked) private var depths: [Int] = []
  /// For each view the label that settles which of several views stretches; nil where that is the order of the tree.
  @exclusivity(unchecked) private var stretchLabels: [Int]?
  /// Whether views or constraints came, moved or left since these labels were given.
  private var stretchLabelsAreStale = false
  private let system: EdgeSystem

  /// - Parameter isRunTime: Whether views of equal hugging stretch as they do when the app runs.
  init(root: View, system: EdgeSystem, isRunTime: Bool) {
    self.root = root
    self.system = system
    stretchLabels = isRunTime ? [] : nil
    let tree = LayoutOrder(of: root).tree
    views.reserveCapacity(tree.count)
    for view in tree { add(view) }
    relabel(tree)
    _ = updateStretchOrder()
  }

  /// How many numbers are taken.
  var count: Int { items.count }

  /// The number of an item; negative for an item that is not laid out here.
  func number(of item: LayoutItem) -> Int {
    let place = Int(item.documentIndex - root.documentIndex)
    if numbersInDocument.indices.contains(place), item.documentIndex >= 0 {
      let number = Int(numbersInDocument[place])
      if number >= 0, items[number] === item { return number }
    }
    return otherNumbers.isEmpty ? -1 : otherNumbers[ObjectIdentifier(item)] ?? -1
  }

  /// Whether an item is laid out here.
  func contains(_ item: LayoutItem) -> Bool { number(of: item) >= 0 }

  /// The superview of a view, if it is laid out here.
  func superview(of view: View) -> View? { view.superview.flatMap { contains($0) ? $0 : nil } }

  /// The view with a number; nil for guides, and for views that left.
  func view(at number: Int) -> View? { views[number] }

  /// The guide with a number.
  func guide(at number: Int) -> LayoutGuide? { items[number] as? LayoutGuide }

  /// The number of a guide, which gets one when it is first named.
  func number(naming guide: LayoutGuide) -> Int {
    let number = number(of: guide)
    return number >= 0 ? number : add(guide)
  }

  @discardableResult
  func add(_ item: LayoutItem) -> Int {
    let number = items.count
    items.append(item)
    views.append(item as? View)
    labels.append(0)
    depths.append((item as? View).flatMap(superview(of:)).map { depths[self.number(of: $0)] + 1 } ?? 0)
    system.addEdges()
    if !enter(number, inDocumentAt: Int(item.documentIndex - root.documentIndex), of: item) {
      otherNumbers[ObjectIdentifier(item)] = number
    }
    return number
  }

  /// False if the item has no place after the root's, or the table would have too many gaps.
  private func enter(_ number: Int, inDocumentAt place: Int, of item: LayoutItem) -> Bool {
    guard item.documentIndex >= 0, root.documentIndex >= 0, place >= 0, place < 4 * items.count + 64 else {
      return false
    }
    while numbersInDocument.count <= place { numbersInDocument.append(-1) }
    guard numbersInDocument[place] < 0 else { return false }
    numbersInDocument[place] = Int32(number)
    return true
  }

  /// Forgets an item.
  func remove(_ item: LayoutItem) {
    let number = number(of: item)
    guard number >= 0 else { return }
    items[number] = nil
    views[number] = nil
    if otherNumbers.removeValue(forKey: ObjectIdentifier(item)) == nil {
      numbersInDocument[Int(item.documentIndex - root.documentIndex)] = -1
    }
  }
}

// MARK: - Order

extension LayoutItems {
  private static let stride = 1 << 14

  /// The label of a view.
  func label(_ number: Int) -> Int { labels[number] }

  /// The label that settles whether a view stretches rather than others that hug their content as much.
  func stretchLabel(_ number: Int) -> Int {
    guard let stretchLabels, number < stretchLabels.count else { return labels[number] }
    return stretchLabels[number]
  }

  /// Records that constraints came or left, or that a text may have several lines now.
  func stretchOrderDidChange() { stretchLabelsAreStale = stretchLabels != nil }

  /// Labels views again if that may be necessary.
  ///
  /// - Returns: The views with other labels, by number.
  func updateStretchOrder() -> [Int] {
    guard stretchLabelsAreStale, let old = stretchLabels else { return [] }
    stretchLabelsAreStale = false
    let new = StretchOrder(self).labels
    stretchLabels = new
    return new.indices.filter { !old.indices.contains($0) || old[$0] != new[$0] }
  }

  /// The place of an item breadth first: by depth, then in the order of the tree, guides after the subviews of their
  /// view; negative for an item that is not laid out here.
  func breadthFirstPlace(of item: LayoutItem) -> Int {
    if let guide = item as? LayoutGuide {
      guard let owner = guide.owner, contains(owner) else { return -1 }
      let next = LayoutOrder(of: owner).following(below: root).map { label(number(of: $0)) }
      let place = Self.place(depth: depths[number(of: owner)] + 1, label: (next ?? ConstraintOrder.labelLimit) - 1)
      return place + 1
    }
    let own = number(of: item)
    return own < 0 ? -1 : Self.place(depth: depths[own], label: labels[own])
  }

  /// Greater than the place of any item.
  static let placeLimit = place(depth: deepest, label: 0) + 1 << 30

  /// Deeper views count as at this depth.
  private static let deepest = 1 << 10 - 1

  private static func place(depth: Int, label: Int) -> Int {
    min(depth, deepest) << 30 | label << 1
  }

  /// Labels views, which follow each other in the tree, between the views before and after them.
  ///
  /// - Returns: Whether all views have new labels, because there was no room.
  func place(_ views: [View]) -> Bool {
    guard let first = views.first, first !== root else { return false }
    let low = LayoutOrder(of: first).preceding.map { label(number(of: $0)) } ?? 0
    let high = LayoutOrder(of: first).following(below: root).map { label(number(of: $0)) }
    let room = (high ?? min(low + Self.stride * (views.count + 1), ConstraintOrder.labelLimit)) - low
    guard room > views.count else {
      relabel(LayoutOrder(of: root).tree)
      return true
    }
    stretchOrderDidChange()
    // Nearer to what precedes: views are mostly added after others.
    let step = max(1, room / max(views.count + 1, high == nil ? 2 : 8))
    for (place, view) in views.enumerated() { labels[number(of: view)] = low + (place + 1) * step }
    return false
  }

  /// Labels all views of the tree evenly, with room between and after them.
  private func relabel(_ views: [View]) {
    stretchOrderDidChange()
    let stride = max(1, min(Self.stride, ConstraintOrder.labelLimit / 2 / (views.count + 1)))
    for (place, view) in views.enumerated() { labels[number(of: view)] = (place + 1) * stride }
  }

  /// Views in the order of the tree.
  func inOrder(_ numbers: some Sequence<Int>) -> [View] {
    numbers.compactMap { number in views[number].map { (label: labels[number], view: $0) } }
      .sorted { $0.label < $1.label }.map(\.view)
  }
}
