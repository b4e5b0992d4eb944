/// The margins that Interface Builder's canvas gives the content view of a table view cell: 1,442 of 1,485 margins that
/// constraints imply in documents from version 13700 on agree.
struct CellMargins {
  private let view: View
  private let piece: LayoutPiece
  private let settings: DocumentSettings

  init(_ contentView: View, _ piece: LayoutPiece, _ settings: DocumentSettings) {
    view = contentView
    self.piece = piece
    self.settings = settings
  }

  /// Before Xcode 9, and in the first versions of Xcode 9 for cells that do not follow the table's margins, 8 all round.
  var insets: EdgeInsets {
    if settings.toolsVersion < 13_000 || (settings.toolsVersion < 13_700 && !followsTable) { return EdgeInsets(all: 8) }
    let vertical: Double = settings.isXcode26OrLater ? 15 : 11
    let margins = LayoutMargins(
      top: vertical, leading: side, bottom: hasSeparatorInside ? vertical - 0.5 : vertical,
      trailing: hasAccessory ? 8 : side)
    return margins.resolved(rightToLeft: view.isRightToLeft(in: settings))
  }

  /// Wide phones and tablets have 20, except in cells as narrow as the library's 320, and phones that lie across. Before
  /// Xcode 11 that went by the cell's own width.
  private var side: Double {
    guard settings.toolsVersion >= 15_000 else { return piece.size.width >= 400 ? 20 : narrowSide }
    if let device = settings.device, device.isPhone, device.isLandscape { return 16 }
    let screen = settings.device?.size.width ?? piece.size.width
    return screen >= 390 && piece.size.width > 325 ? 20 : narrowSide
  }

  /// 16; up to Xcode 11 the 15 of old phones in tables that are no controller's view, and from 14865 on in a `.xib`:
  /// 49 of 50 margins of 15 in 10 repositories.
  private var narrowSide: Double {
    guard settings.toolsVersion < 17_000, (settings.device?.size.width ?? 0) < 390 else { return 16 }
    guard let table = piece.root.superview else { return settings.toolsVersion >= 14_860 ? 15 : 16 }
    return table.key == nil ? 15 : 16
  }

  private var followsTable: Bool {
    view.preservesSuperviewLayoutMargins || view.superview?.preservesSuperviewLayoutMargins == true
  }

  private var hasAccessory: Bool { (view.superview as? CellView)?.hasAccessory ?? false }

  /// Whether the separator takes half a point of the content's height.
  private var hasSeparatorInside: Bool {
    let height = view.declaredFrame?.height ?? piece.size.height
    return height != height.rounded() && settings.toolsVersion < 17_000
  }
}
