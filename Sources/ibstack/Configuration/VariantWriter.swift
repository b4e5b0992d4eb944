import StackModel

extension VariantChoice {
  /// As a configuration would say it.
  var text: String {
    let lists = [
      ("devices", devices.map { $0.map(\.name) }), ("orientations", orientations.map { $0.map(\.rawValue) }),
      ("text-sizes", textSizes.map { $0.map(\.name) }), ("languages", languages.map { $0.map(\.rawValue) }),
    ]
    let members = lists.compactMap { key, words in words.map { "  \(key): [\($0.joined(separator: ", "))]\n" } }
    let bold = isTextBold.map { ["  bold-text: \($0)\n"] } ?? []
    let all = members + bold
    return all.isEmpty ? "" : "variants:\n" + all.joined()
  }
}

extension Device {
  /// As people write it.
  fileprivate var name: String { isLandscape && id != "appleTV" ? "\(id)-landscape" : id }
}
