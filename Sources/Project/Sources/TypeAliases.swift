/// Other names for classes, by which extensions may add to them.
struct TypeAliases {
  /// By file: a file can have aliases of its own.
  private var files: [[String: String]] = []
  /// The aliases that mean one class wherever they are declared.
  private var common: [String: String] = [:]

  init(_ files: [[ClassDeclaration]]) {
    var ambiguous: Set<String> = []
    for file in files {
      var names: [String: String] = [:]
      for declaration in file where declaration.kind == .alias {
        guard let target = declaration.superclass else { continue }
        names[declaration.name] = target
        if let known = common.updateValue(target, forKey: declaration.name), known != target {
          ambiguous.insert(declaration.name)
        }
      }
      self.files.append(names)
    }
    for name in ambiguous { common[name] = nil }
  }

  /// The class that a name in a file stands for.
  func target(of name: String, inFile file: Int) -> String { files[file][name] ?? common[name] ?? name }
}
