/// Another linter, whose rules and configurations can be carried over.
public enum PeerLinter: String, CaseIterable, Sendable {
  case iblinter, xiblint

  /// Its name as its authors write it.
  public var title: String {
    switch self {
    case .iblinter: "IBLinter"
    case .xiblint: "xiblint"
    }
  }

  /// The file that configures it.
  public var configurationName: String {
    switch self {
    case .iblinter: ".iblinter.yml"
    case .xiblint: ".xiblint.json"
    }
  }

  /// Its rules, by id.
  public var aliases: [RuleAlias] {
    switch self {
    case .iblinter: RuleAlias.iblinter
    case .xiblint: RuleAlias.xiblint
    }
  }

  /// Its rule with an id.
  public func alias(_ id: String) -> RuleAlias? { aliases.first { $0.id == id } }

  /// Those of its aliases that are on without any configuration; xiblint asks everybody for a list, which is all here.
  var usual: [RuleAlias] { self == .xiblint ? aliases : aliases.filter(\.isDefault) }
}
