/// What changed since the last layout.
final class ChangeSet {
  /// The changes of each view, by number.
  private var views: [Int: LayoutChanges] = [:]
  private var constraints: [LayoutConstraint] = []
  private var knownConstraints: Set<ObjectIdentifier> = []
  private var global: GlobalChanges = .any
  private let items: LayoutItems
  private let rows: RowTable

  init(_ items: LayoutItems, _ rows: RowTable) {
    self.items = items
    self.rows = rows
  }

  /// Changes that concern more than single views.
  struct GlobalChanges: OptionSet {
    let rawValue: UInt8
    /// Something is different.
    static let any = Self(rawValue: 1)
    /// The canvas's size.
    static let canvasSize = Self(rawValue: 2)
    /// Margins, baselines or safe areas.
    static let metrics = Self(rawValue: 4)
    /// Lengths that views would have by their content.
    static let naturalSizes = Self(rawValue: 8)
    /// Everything.
    static let all = Self(rawValue: 255)
  }

  var isEmpty: Bool { global.isEmpty }

  /// Records changes of a view.
  func record(_ changes: LayoutChanges, of number: Int) {
    views[number, default: []].formUnion(changes)
    global.insert(.any)
  }

  /// Records changes that concern more than single views.
  func record(_ changes: GlobalChanges) { global.formUnion(changes.union(.any)) }

  /// Records that a constraint is new or has other numbers.
  func record(_ constraint: LayoutConstraint) {
    global.insert(.any)
    if let holder = constraint.holder { recordNaturalSize(above: holder) }
    if knownConstraints.insert(ObjectIdentifier(constraint)).inserted { constraints.append(constraint) }
  }

  /// The changes of a view.
  func changes(of number: Int) -> LayoutChanges { views.isEmpty ? [] : views[number] ?? [] }

  /// Forgets the changes of a view that leaves the session.
  func forget(_ number: Int) { views[number] = nil }

  /// Empties the set of changed views.
  func takeViews() -> [Int: LayoutChanges] {
    defer { views = [:] }
    return views
  }

  /// Empties the list of changed constraints.
  func takeConstraints() -> [LayoutConstraint] {
    defer { (constraints, knownConstraints) = ([], []) }
    return constraints
  }

  /// Empties the set of global changes.
  func takeGlobal() -> GlobalChanges {
    defer { global = [] }
    return global
  }
}

// MARK: - What views report

extension ChangeSet {
  /// Records what a view reports.
  func record(_ change: ViewChange, of view: View) {
    switch change {
    case .size: mark(view, .size)
    case .frame: mark(view, [.size, .frame])
    case .content:
      mark(view, view is Label ? contentChanges(of: view) : .size)
      recordNaturalSize(above: view)
    case .compressionResistance: mark(view, contentChanges(of: view))
    case .visibility: recordVisibility(of: view)
    case .margins:
      mark(view, [.size, .spacings])
      record(.metrics)
      recordNaturalSize(above: view)
    case .environment: record(.all)
    case .spacing:
      mark(view, [.stack, .spacings])
      recordNaturalSize(above: view)
    case .customSpacing: mark(view, .slot)
    case .arrangement: recordArrangement(of: view)
    case .neighbors: recordNeighbors(of: view)
    }
  }

  /// Records changes of a view that is laid out here: what stands in a layout root may be one itself.
  func mark(_ view: View, _ changes: LayoutChanges) {
    let number = items.number(of: view)
    if number >= 0 { record(changes, of: number) }
  }

  private func contentChanges(of view: View) -> LayoutChanges {
    view.arrangingStack == nil ? .size : [.size, .slot]
  }

  private func recordVisibility(of view: View) {
    mark(view, .size)
    switch view.arranger {
    case let stack as AppKitStackView: recordArrangement(of: stack)
    case let stack as StackView:
      mark(view, .slot)
      mark(stack, .stack)
      // A hidden stack view lets go of its far end.
      if view is StackView { mark(view, .stack) }
      recordNaturalSize(above: view)
    default: break
    }
  }

  private func recordArrangement(of view: View) {
    if let stack = view as? StackView {
      mark(stack, [.stack, .allSlots])
      for view in stack.arrangedSubviews { mark(view, .size) }
    } else {
      mark(view, .stack)
      // Others may stand on the baseline of another view now.
      record(.metrics)
    }
    recordNaturalSize(above: view)
  }

  /// A view enters or leaves an arrangement, which concerns those beside it.
  private func recordNeighbors(of view: View) {
    guard let stack = view.arrangingStack else { return }
    mark(stack, .stack)
    for place in (view.arrangementIndex - 1)...(view.arrangementIndex + 1)
    where stack.arrangedSubviews.indices.contains(place) { mark(stack.arrangedSubviews[place], .slot) }
  }

  /// Stacks that go by natural lengths have to look again, however far above.
  func recordNaturalSize(above view: View) {
    if rows.dependsOnTallestViews { record(.naturalSizes) }
    var view = view
    while let arranger = view.arranger {
      if let stack = arranger as? StackView, stack.distribution == .fillProportionally {
        mark(stack, [.stack, .shares])
      } else if let stack = arranger as? AppKitStackView, stack.distribution == .fillProportionally {
        mark(stack, .stack)
      }
      view = arranger
    }
  }
}

/// What is different about a view since the last layout.
struct LayoutChanges: OptionSet {
  let rawValue: UInt8
  /// The view is new: none of its constraints are there.
  static let isNew = Self(rawValue: 1)
  /// Its frame, its fixed size, or its content's size and priorities.
  static let size = Self(rawValue: 2)
  /// What its stack view does with it.
  static let slot = Self(rawValue: 4)
  /// What it does as a stack view, with no view in particular.
  static let stack = Self(rawValue: 8)
  /// What it does as a stack view with all views.
  static let allSlots = Self(rawValue: 16)
  /// The distances between its views.
  static let spacings = Self(rawValue: 32)
  /// How its views share the axis.
  static let shares = Self(rawValue: 64)
  /// Its frame was set.
  static let frame = Self(rawValue: 128)
}
