import LayoutAnalysis
import StackModel
import Support

extension Escaped where Syntax == YAMLScalar {
  /// A value of an option, in one line.
  init(value: RuleOption.Value) {
    switch value {
    case .number(let number): self = number == number.rounded() ? "\(FrameText.number(number))" : "\(number)"
    case .flag(let flag): self = flag ? "true" : "false"
    case .words(let words): self = "[\(words.map { Escaped(text: $0) }.joined(separator: ", "))]"
    case .table(let table):
      let members = table.sorted { $0.key < $1.key }.map { key, words -> Escaped in
        "\(key): \(Escaped(value: .words(words)))"
      }
      self = "{\(members.joined(separator: ", "))}"
    }
  }
}
