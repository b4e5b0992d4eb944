import Escaping
import StringsFiles
import XMLSource

/// Why a file with translations cannot be read, for standard error.
extension UnreadableStrings {
  var complaint: Escaped<LogLine> {
    let place = LineIndex(source).position(at: range.lowerBound)
    return "\(source.path):\(place.line):\(place.column): error: \(message)"
  }
}

/// Why a document cannot be read, for standard error.
extension UnreadableDocument {
  var complaint: Escaped<LogLine> {
    guard let range = diagnostic.range else { return "\(source.path): error: \(diagnostic.message)" }
    let place = LineIndex(source).position(at: range.lowerBound)
    return "\(source.path):\(place.line):\(place.column): error: \(diagnostic.message)"
  }
}
