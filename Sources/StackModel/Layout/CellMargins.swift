/// The margins that Interface Builder's canvas gives the content view of a table view cell.
struct CellMargins {
  private let view: View
  private let layoutRoot: LayoutRoot
  private let settings: DocumentSettings

  init(_ contentView: View, _ layoutRoot: LayoutRoot, _ settings: DocumentSettings) {
    view = contentView
    self.layoutRoot = layoutRoot
    self.settings = settings
  }

  /// The system's margins, or in old versions those of any view.
  var insets: EdgeInsets {
    guard hasSystemMargins else { return EdgeInsets(all: settings[MarginFacts.plain]) }
    let vertical = settings[CellMarginFacts.vertical]
    let margins = LayoutMargins(
      top: vertical, leading: side, bottom: hasSeparatorInside ? vertical - 0.5 : vertical,
      trailing: hasAccessory ? settings[CellMarginFacts.accessorySide] : side)
    return margins.resolved(rightToLeft: view.isRightToLeft(in: settings))
  }

  private var hasSystemMargins: Bool {
    switch settings[CellMarginFacts.rule] {
    case .none: false
    case .preserving: followsTable
    case .all: true
    }
  }

  /// Wide phones and tablets have wide margins, except in cells as narrow as the library's 320, and phones in landscape.
  private var side: Double {
    let wide = settings[CellMarginFacts.wideSide]
    guard settings[CellMarginFacts.sidesFollowScreen] else { return layoutRoot.size.width >= 400 ? wide : narrowSide }
    if let device = settings.device, device.isPhone, device.isLandscape { return settings[CellMarginFacts.side] }
    let screen = settings.device?.size.width ?? layoutRoot.size.width
    let widest =
      settings.semantics == .runtime
      ? settings[CellMarginFacts.widestNarrowScreen] : CellMarginFacts.widestNarrowCanvas
    return screen > widest && layoutRoot.size.width > 325 ? wide : narrowSide
  }

  /// Old phones had other margins in tables that are no controller's view.
  private var narrowSide: Double {
    guard (settings.device?.size.width ?? 0) < 390 else { return settings[CellMarginFacts.side] }
    guard let table = layoutRoot.view.superview else { return settings[CellMarginFacts.narrowSideInXib] }
    return settings[table.key == nil ? CellMarginFacts.narrowSideInTable : CellMarginFacts.side]
  }

  private var followsTable: Bool {
    view.preservesSuperviewLayoutMargins || view.superview?.preservesSuperviewLayoutMargins == true
  }

  private var hasAccessory: Bool { (view.superview as? CellView)?.hasAccessory ?? false }

  /// Whether the separator takes half a point of the content's height.
  private var hasSeparatorInside: Bool {
    let height = view.declaredFrame?.height ?? layoutRoot.size.height
    return height != height.rounded() && settings[CellMarginFacts.separatorIsInside]
  }
}
