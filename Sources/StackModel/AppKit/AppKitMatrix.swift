import NibDecoder

/// The cells of a `<matrix>` of a macOS document, in columns of one size, for drawing.
package struct AppKitMatrix {
  /// A cell.
  package struct Cell {
    /// The text; empty if there is none.
    package let title: String
    /// The image's name; nil if there is none.
    package let imageName: String?
    /// What kind of button the cell is; nil for one that is not known, and for text.
    package let type: AppKitButton.ButtonType?
    /// Whether the cell has a bezel.
    package let isBordered: Bool
    /// Whether the cell is on.
    package let state: AppKitControl.State
    /// The font of the text.
    package let font: Font
    /// The size of the cell's box.
    package let controlSize: ControlSize
    /// Where the cell lies in the matrix.
    package let frame: Rect
  }

  /// The cells, column by column.
  package let cells: [Cell]
  /// Whether the background color is drawn.
  package let drawsBackground: Bool

  /// Nil without the size of a cell.
  init?(coder: NibCoder) {
    guard let size = coder.decodeSize(forKey: "cellSize") else { return nil }
    drawsBackground = coder.decodeBool(forKey: "drawsBackground") == true
    let spacing = coder.decodeSize(forKey: "intercellSpacing") ?? Size(width: 1, height: 1)
    cells = coder.coders(in: "cells").enumerated().flatMap { place, column in
      let x = Double(place) * (size.width + spacing.width)
      return column.childCoders.enumerated().map { row, cell in
        let y = Double(row) * (size.height + spacing.height)
        return Cell(coder: cell, frame: Rect(x: x, y: y, width: size.width, height: size.height))
      }
    }
  }
}

extension AppKitMatrix.Cell {
  fileprivate init(coder: NibCoder, frame: Rect) {
    title = coder.decodeText(forKey: "title", attributedKey: "attributedTitle")
    imageName = coder.decodeImageName(forKey: "image")
    type = coder.decodeEnum(AppKitButton.ButtonType.self, forKey: "type")
    isBordered = coder.decodeString(forKey: "borderStyle") != nil
    state = coder.value(forKey: "state")
    font = Font(coder: coder, key: "font") ?? .system(13)
    controlSize = coder.value(forKey: "controlSize")
    self.frame = frame
  }
}
