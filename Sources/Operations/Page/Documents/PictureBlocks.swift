import Drawing

/// The pictures of a document in one layout, a few scenes in each block: who looks at a scene of a large storyboard waits
/// for its neighbors only.
struct PictureBlocks: Hashable, Sendable {
  /// How many scenes share a block, and with it the style sheets.
  static let scenesInBlock = 20

  /// The scenes' blocks, in the order of the scenes.
  let blocks: [DataBlock]

  /// - Parameter subjects: What has pictures; nil where the layout leaves a scene without a size.
  init(_ drawing: DocumentDrawing, _ subjects: [DocumentDrawing.Subject?]) {
    blocks = stride(from: 0, to: subjects.count, by: Self.scenesInBlock).map { start in
      let end = min(start + Self.scenesInBlock, subjects.count)
      return DataBlock(PictureData(drawing, Array(subjects[start..<end])).json)
    }
  }
}
