internal import AutoLayout

/// The constraints of an NSGridView: rows and columns follow each other, and contents are placed in their cells.
struct AppKitGridArrangement {
  private let grid: AppKitGridView

  init(_ grid: AppKitGridView) { self.grid = grid }

  var constraints: [Constraint] {
    lines(grid.columns, StackAxis.of(.horizontal), spacing: grid.columnSpacing)
      + lines(grid.rows, StackAxis.of(.vertical), spacing: grid.rowSpacing)
      + grid.cells.flatMap(placements) + baselines
  }

  /// Rows and columns are as small as their contents allow.
  private static let fittingPriority = 50.0

  /// Contents with a lower hugging priority fill their cell. Evidence: 8/8 views with priorities up to 249, 0/8 with
  /// 251.
  private static let fillingPriority = 249.5

  /// Other contents fill their cell as far as nothing else gives them a length. They do not make a column as narrow as
  /// they are. Evidence: 1/1 column with a stack view of fixed lengths and a merged label, and 12 views in it.
  private static let looseFillingPriority = 49.0

  private func make(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation, _ other: LayoutItem?,
    _ otherAttribute: LayoutAttribute, constant: Double = 0, priority: Double = 1000
  ) -> Constraint {
    Constraint(
      Constraint.Anchor(item, attribute), relation, other.map { Constraint.Anchor($0, otherAttribute) },
      constant: constant, priority: priority, identifier: "NSGridView", origin: .appKitGrid(grid))
  }

  // MARK: Rows and columns

  private func lines(_ lines: [AppKitGridView.Line], _ axis: StackAxis, spacing: Double) -> [Constraint] {
    var result: [Constraint] = []
    var (end, distance) = (grid as LayoutItem, 0.0)
    for line in lines where !line.isHidden {
      let edge = end === grid ? axis.minEdge : axis.maxEdge
      result.append(
        make(line.guide, axis.minEdge, .equal, end, edge, constant: distance + line.leadingPadding))
      result.append(make(line.guide, axis.dimension, .greaterThanOrEqual, nil, axis.dimension))
      result.append(length(of: line, axis))
      (end, distance) = (line.guide, spacing + line.trailingPadding)
    }
    if end !== grid {
      result.append(make(end, axis.maxEdge, .equal, grid, axis.maxEdge, constant: spacing - distance))
    }
    return result
  }

  private func length(of line: AppKitGridView.Line, _ axis: StackAxis) -> Constraint {
    make(
      line.guide, axis.dimension, .equal, nil, axis.dimension, constant: line.length ?? 0,
      priority: line.length == nil ? Self.fittingPriority : 1000)
  }

  // MARK: Contents

  private func placements(of cell: AppKitGridView.Cell) -> [Constraint] {
    let columns = (grid.columns[cell.columns.lowerBound].guide, grid.columns[cell.columns.upperBound].guide)
    let rows = (grid.rows[cell.rows.lowerBound].guide, grid.rows[cell.rows.upperBound].guide)
    let isOnBaseline = cell.alignment != .none && cell.content.elementName != "customView"
    return placement(of: cell.content, cell.xPlacement, columns, StackAxis.of(.horizontal))
      + placement(of: cell.content, isOnBaseline ? .none : cell.yPlacement, rows, StackAxis.of(.vertical))
  }

  private func placement(
    of view: View, _ placement: AppKitGridView.Placement, _ lines: (LayoutGuide, LayoutGuide), _ axis: StackAxis
  ) -> [Constraint] {
    let near = make(view, axis.minEdge, .equal, lines.0, axis.minEdge)
    let far = make(view, axis.maxEdge, .equal, lines.1, axis.maxEdge)
    var (looseNear, looseFar) = (near, far)
    let isLoose = view.contentHuggingPriority[axis.axis] > Self.fillingPriority
    let filling = isLoose ? Self.looseFillingPriority : Self.fillingPriority
    (looseNear.priority, looseFar.priority) = (filling, filling)
    let inside = [
      make(view, axis.minEdge, .greaterThanOrEqual, lines.0, axis.minEdge),
      make(view, axis.maxEdge, .lessThanOrEqual, lines.1, axis.maxEdge),
    ]
    switch placement {
    case .leading, .top: return inside + [near, looseFar]
    case .trailing, .bottom: return inside + [far, looseNear]
    case .fill: return [near, far]
    case .center: return inside + centering(view, lines, axis) + [looseNear, looseFar]
    case .none, .inherited: return inside
    }
  }

  /// In the middle of a row or a column, or at the leading side of merged cells.
  private func centering(_ view: View, _ lines: (LayoutGuide, LayoutGuide), _ axis: StackAxis) -> [Constraint] {
    let center: LayoutAttribute = axis.axis == .horizontal ? .centerX : .centerY
    guard lines.0 === lines.1 else { return [make(view, axis.minEdge, .equal, lines.0, axis.minEdge)] }
    return [make(view, center, .equal, lines.0, center)]
  }

  /// The contents of a row that has an alignment share the baseline of the first one.
  private var baselines: [Constraint] {
    var firstOfRow: [Int: View] = [:]
    return grid.cells.compactMap { cell -> Constraint? in
      guard cell.alignment != .none else { return nil }
      guard let first = firstOfRow[cell.rows.lowerBound] else {
        firstOfRow[cell.rows.lowerBound] = cell.content
        return make(cell.content, .top, .equal, grid.rows[cell.rows.lowerBound].guide, .top, priority: 999)
      }
      let attribute: LayoutAttribute = cell.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return make(cell.content, attribute, .equal, first, attribute)
    }
  }
}

/// The attributes of one axis, so that horizontal and vertical stacks share their rules.
struct StackAxis: Sendable {
  let axis: Axis
  let minEdge: LayoutAttribute
  let maxEdge: LayoutAttribute
  let dimension: LayoutAttribute
  let center: LayoutAttribute

  static func of(_ axis: Axis) -> StackAxis { axis == .horizontal ? horizontal : vertical }

  private static let horizontal = StackAxis(
    axis: .horizontal, minEdge: .leading, maxEdge: .trailing, dimension: .width, center: .centerX)
  private static let vertical = StackAxis(
    axis: .vertical, minEdge: .top, maxEdge: .bottom, dimension: .height, center: .centerY)

  /// The attribute measured from the layout margins.
  func margin(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: attribute
    }
  }
}
