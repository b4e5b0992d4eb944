/// The non-zero entries of a column of the dictionary, in the order of its rows.
struct EnteringColumn {
  fileprivate(set) var rows: [Int32] = []
  fileprivate(set) var entries: [Double] = []

  var count: Int { rows.count }
}

extension SimplexDictionary {
  /// Copies a column into `buffer`.
  func gather(column: Int, into buffer: inout EnteringColumn) {
    buffer.rows.removeAll(keepingCapacity: true)
    buffer.entries.removeAll(keepingCapacity: true)
    let (stride, height) = (columnCount, rowCount)
    entries.withUnsafeBufferPointer { source in
      var position = column
      for row in 0..<height {
        let entry = source[position]
        position += stride
        guard entry != 0 else { continue }
        buffer.rows.append(Int32(row))
        buffer.entries.append(entry)
      }
    }
  }
}
