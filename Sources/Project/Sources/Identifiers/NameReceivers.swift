/// The functions, properties and enumerations of a project from which code takes names to hand them on.
struct NameReceivers {
  private struct Argument: Hashable {
    let function: String
    let label: String
  }

  private struct Meaning: Hashable {
    let kind: IdentifierUse.Kind
    let isRequired: Bool
  }

  private var arguments: [Argument: Meaning] = [:]
  /// By the names of properties, and of protocols that ask for them.
  private var properties: [String: [String: Meaning]] = [:]
  /// By the names of enumerations and of their protocols.
  private var rawValues: [String: Meaning] = [:]
  /// The protocols of classes that have such properties.
  private var protocols: [String: Set<String>] = [:]

  init(_ files: [SourceSummary], _ classes: ClassIndex) {
    // Where a cell may be missing, code makes one.
    let all = files.flatMap(\.identifiers.receivers).filter { $0.kind != .reusableView || $0.isRequired }
    guard !all.isEmpty else { return }
    var counts: [Argument: Int] = [:]
    var meanings: [Argument: Set<Meaning>] = [:]
    for receiver in all {
      let meaning = Meaning(kind: receiver.kind, isRequired: receiver.isRequired)
      switch receiver.origin {
      case .argument(let function, let label):
        counts[Argument(function: function, label: label), default: 0] += 1
        meanings[Argument(function: function, label: label), default: []].insert(meaning)
      case .property(let name, let owner):
        if classes.protocolDeclaration(owner) != nil { properties[name, default: [:]][owner] = meaning }
      case .rawValue(let type): rawValues[type] = meaning
      }
    }
    addProtocols(of: files)
    // Of several functions with a name and a label, all have to hand on the same.
    for file in files {
      for parameter in file.identifiers.passed where parameter.value == nil {
        counts[Argument(function: parameter.function, label: parameter.label), default: 0] -= 1
      }
    }
    for (argument, meanings) in meanings where meanings.count == 1 {
      let isType = argument.function.first?.isUppercase == true
      if isType || counts[argument] == 0 { arguments[argument] = meanings.first }
    }
  }

  private mutating func addProtocols(of files: [SourceSummary]) {
    let wanted = properties.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    guard !wanted.isEmpty else { return }
    for declaration in files.lazy.flatMap(\.declarations) where declaration.kind != .protocol {
      let found = wanted.intersection(declaration.inherited)
      if !found.isEmpty { protocols[declaration.name, default: []].formUnion(found) }
    }
  }

  /// The names in a file that others hand on.
  func uses(in identifiers: SourceIdentifiers) -> [IdentifierUse] {
    var found: [IdentifierUse] = []
    if !arguments.isEmpty {
      for name in identifiers.passed {
        guard let value = name.value, let meaning = arguments[Argument(function: name.function, label: name.label)]
        else { continue }
        found.append(Self.use(meaning, value, name.range, name.enclosingType))
      }
    }
    guard !properties.isEmpty || !rawValues.isEmpty else { return found }
    for constant in identifiers.constants {
      guard let owner = constant.owner, case .literal = constant.value,
        let meaning = meaning(of: constant, in: owner, identifiers.protocols[owner] ?? protocols[owner] ?? [])
      else { continue }
      found.append(Self.use(meaning, constant.value, constant.range, owner))
    }
    return found
  }

  private func meaning(of constant: IdentifierConstant, in owner: String, _ protocols: Set<String>) -> Meaning? {
    if constant.isCase { return rawValues[owner] ?? protocols.lazy.compactMap { rawValues[$0] }.first }
    return properties[constant.name].flatMap { known in protocols.lazy.compactMap { known[$0] }.first }
  }

  private static func use(
    _ meaning: Meaning, _ value: IdentifierExpression, _ range: Range<Int>, _ type: String?
  ) -> IdentifierUse {
    var use = IdentifierUse(
      kind: meaning.kind, isRegistration: false, expression: value, range: range, enclosingType: type)
    use.isRequired = meaning.isRequired
    return use
  }
}
