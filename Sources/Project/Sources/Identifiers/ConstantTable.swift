/// The string constants of a project, by which uses of them are understood.
///
/// A name that may stand for several texts is not understood at all.
struct ConstantTable {
  private struct Member: Hashable {
    let owner: String
    let name: String
  }

  private var members: [Member: Set<IdentifierExpression>] = [:]
  private var globals: [String: Set<IdentifierExpression>] = [:]
  private var values: [String: Set<IdentifierExpression>] = [:]
  private let classes: ClassIndex
  /// The classes that others derive from: code in one of them may be about any.
  private let superclasses: Set<String>

  /// The types that AppKit has for names.
  private static let types: [IdentifierUse.Kind: String] = [
    .scene: "SceneIdentifier", .storyboard: "Name", .nib: "Name", .segue: "Identifier",
    .tableItem: "NSUserInterfaceItemIdentifier",
  ]

  init(_ files: [SourceSummary], classes: ClassIndex) {
    self.classes = classes
    let asksForItself = files.contains { $0.identifiers.uses.contains { $0.expression == .ownTypeName } }
    superclasses = asksForItself ? classes.superclasses : []
    for constant in files.lazy.flatMap(\.identifiers.constants) {
      values[constant.name, default: []].insert(constant.value)
      if let owner = constant.owner {
        members[Member(owner: owner, name: constant.name), default: []].insert(constant.value)
      }
      if constant.isGlobal { globals[constant.name, default: []].insert(constant.value) }
    }
  }

  /// The text of a use; nil if it is not understood.
  ///
  /// - Parameter constants: The constants of the file that the use is in, by their names.
  func text(of use: IdentifierUse, among constants: [String: [IdentifierConstant]]) -> String? {
    switch use.expression {
    case .literal(let text): text
    // The parameter of a generic function may be any class.
    case .typeName(let name): use.isRegistration || classes[name] != nil ? name : nil
    case .ownTypeName: use.enclosingType.flatMap { superclasses.contains($0) || !isClass($0) ? nil : $0 }
    case .unknown: nil
    case .constant(let path) where path.count == 1: plain(path[0], use, constants)
    case .constant(let path):
      member(path[path.count - 1], of: path[path.count - 2], use, constants[path[path.count - 1]] ?? [])
    }
  }

  /// A constant without a type: one of the same file, else a global one.
  private func plain(_ name: String, _ use: IdentifierUse, _ constants: [String: [IdentifierConstant]]) -> String? {
    guard let inFile = constants[name] else { return only(globals[name], ownType: nil) }
    let inType = inFile.filter { $0.owner == use.enclosingType }
    let wanted = inType.isEmpty ? inFile : inType
    return only(Set(wanted.map(\.value)), ownType: use.enclosingType)
  }

  /// Whether a class of the project's own is no other than the one that its name stands for.
  private func isClass(_ name: String) -> Bool {
    classes[name].map { !$0.superclasses.isEmpty } == true && classes.protocolDeclaration(name) == nil
  }

  private func member(
    _ name: String, of owner: String, _ use: IdentifierUse, _ constants: [IdentifierConstant]
  ) -> String? {
    switch owner {
    // The type of an implicit member is seldom known.
    case "":
      let typed = Self.types[use.kind].flatMap { members[Member(owner: $0, name: name)] }
      return only(typed ?? values[name], ownType: nil)
    case "self", "Self":
      return use.enclosingType.flatMap { only(members[Member(owner: $0, name: name)], ownType: $0) }
    default: break
    }
    // A variable may hold anything.
    guard owner.first?.isUppercase == true else { return nil }
    // Many files have a type such as `Constants` for themselves.
    let inFile = constants.filter { $0.owner == owner }
    if !inFile.isEmpty { return only(Set(inFile.map(\.value)), ownType: owner) }
    if let declared = members[Member(owner: owner, name: name)] { return only(declared, ownType: owner) }
    guard let known = classes[owner], !known.properties.contains(name) else { return nil }
    // What an extension or a protocol gives to all types is the name of each.
    return values[name] == [.ownTypeName] ? owner : nil
  }

  private func only(_ values: Set<IdentifierExpression>?, ownType: String?) -> String? {
    guard let values, values.count == 1, let value = values.first else { return nil }
    switch value {
    case .literal(let text): return text
    case .typeName(let name): return classes[name].map { _ in name }
    // In an extension of an Apple class, any class that inherits from it.
    case .ownTypeName: return ownType.flatMap { name in classes[name].map { _ in name } }
    case .constant, .unknown: return nil
    }
  }
}
