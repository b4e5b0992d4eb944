/// Messages hold names of any length, and are read in lines.
extension Diagnostic {
  /// The columns that a message takes at most.
  package static let mostColumns = 100
  /// The columns of a message that may stand for several findings, whose number is added to it.
  package static let mostColumnsOfGroup = 94

  /// The first of some wordings that fits into a line, or else the shortest.
  ///
  /// - Parameter wordings: The fullest first. Later ones leave out what the place of the finding and its notes tell.
  package static func message(_ wordings: String..., columns: Int = mostColumns) -> String {
    message(wordings, columns: columns)
  }

  /// The first of some wordings that fits into a line, or else the shortest.
  package static func message(_ wordings: [String], columns: Int = mostColumns) -> String {
    wordings.first { $0.count <= columns } ?? wordings.min { $0.count < $1.count } ?? ""
  }
}
