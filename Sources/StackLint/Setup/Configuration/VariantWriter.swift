import StackModel
package import Support

extension VariantChoice {
  /// As a configuration would say it.
  package var text: Escaped<YAMLScalar> {
    let lists = [
      ("devices", devices.map { $0.map(\.name) }), ("orientations", orientations.map { $0.map(\.rawValue) }),
      ("text-sizes", textSizes.map { $0.map(\.name) }), ("languages", languages.map { $0.map(\.name) }),
    ]
    var members = lists.compactMap { key, words -> Escaped<YAMLScalar>? in
      words.map { "  \(key): \(Escaped(value: .words($0)))\n" }
    }
    if let isTextBold { members.append("  bold-text: \(isTextBold)\n") }
    return members.isEmpty ? "" : "variants:\n" + members.joined()
  }
}
