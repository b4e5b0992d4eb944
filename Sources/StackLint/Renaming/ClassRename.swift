import DocumentChanges
import NibDecoder
import Project
import Support

extension RenamePlan {
  /// Renames a class in documents, sources and property lists.
  mutating func planClass() {
    let classes = project.classes
    guard let type = classes[rename.old], !type.isAlias else {
      return refuse(
        classes.additions(to: rename.old) == nil
          ? "\(rename.old) is not declared in any source file"
          : "\(rename.old) is not declared in the project, only extended; a module or Apple declares it")
    }
    if classes[rename.new] != nil || classes.protocolDeclaration(rename.new) != nil {
      refuse("\(rename.new) is declared already")
    }
    if SystemHierarchy.contains(rename.new) { refuse("\(rename.new) is a class of Apple's") }
    let declaring = project.index.sources.paths(declaring: rename.old)
    for path in declaring where !SourceRole.isOwn(path) && SourceRole.library(of: path) != nil {
      refuse("\(path) declares \(rename.old), and is code of others")
    }
    let files = Set(declaring.map { $0.lastPathComponent.prefix { $0 != "." } })
    if files.count > 1 {
      refuse("\(declaring.joined(separator: " and ")) declare \(rename.old): uses cannot be told from each other")
    }
    refuseRuntimeName()
    refuseNamesOfTheClass()
    guard refusals.isEmpty, planClassInDocuments() else { return }
    planClassInSources()
    planPropertyLists(
      keys: ["NSPrincipalClass", "UISceneDelegateClassName", "UISceneClassName", "NSExtensionPrincipalClass"],
      mayHaveModule: true)
  }

  private mutating func refuseRuntimeName() {
    for source in project.summaries {
      for declaration in source.declarations where declaration.name == rename.old {
        if let name = declaration.runtimeName, name != rename.old {
          refuse("\(rename.old) is \(name) at run time, by @objc(\(name)); documents may have either name")
        }
      }
    }
  }

  /// Code may ask for cells, scenes and nibs by the name of the class.
  private mutating func refuseNamesOfTheClass() {
    for request in project.index.identifiers.requests where request.name == rename.old && !request.isLiteral {
      guard let bytes = project.content(request.path) else { continue }
      let isOfClass = SourceFile(path: request.path, bytes: bytes)
      let text = isOfClass.text(in: SourceRange(request.range.lowerBound, request.range.upperBound))
      guard !isConstantOfLiteral(request.path, text) else { continue }
      refuse("code asks for something by the name of the class", isOfClass, request.range.lowerBound)
    }
    for document in project.paths
    where document.isDocumentName && document.lastPathComponent.prefix(while: { $0 != "." }) == rename.old {
      guard document.hasFileExtension("xib"), loadsNibByName(rename.old) else { continue }
      refuse("\(document) is loaded by the name of the class")
    }
  }

  /// Whether a controller without the name of a nib loads the one that is called like its class.
  private func loadsNibByName(_ name: String) -> Bool {
    guard let lineage = project.classes.declaredLineage(of: name) else { return true }
    return ["UIViewController", "NSViewController"].contains { lineage.isKind(of: $0) != false }
  }

  private func isConstantOfLiteral(_ path: String, _ expression: String) -> Bool {
    guard let name = expression.split(separator: ".").last else { return false }
    return project.summaries.lazy.flatMap(\.identifiers.constants).contains { $0.name == name && $0.isLiteral }
  }

  /// - Returns: Whether all documents mean the same class.
  private mutating func planClassInDocuments() -> Bool {
    var uses: [(tree: XMLTree, attribute: Int, module: String?)] = []
    forEachDocument(containing: rename.old) { plan, tree in
      if tree.name(of: tree.root) == "archive" {
        return plan.refuse(
          "documents of Xcode 4 and older cannot be changed; save it with a newer Xcode", tree.source, 0)
      }
      for element in tree.indices {
        for attribute in tree.attributePositions(of: element)
        where tree.value(ofAttribute: attribute) == plan.rename.old {
          let name = tree.name(ofAttribute: attribute)
          guard name == "customClass" || tree.form(ofAttribute: attribute, of: element) == .className else { continue }
          let isOfTarget = name != "customClass" || tree[element, "customModuleProvider"] == "target"
          uses.append((tree, attribute, isOfTarget ? nil : tree[element, "customModule"]))
        }
      }
    }
    guard refusals.isEmpty else { return false }
    let modules = Set(uses.compactMap(\.module))
    if rename.owner == nil, modules.count > 1 {
      refuse(
        "documents have \(rename.old) of \(modules.sorted().joined(separator: " and ")); name one: \(modules.sorted()[0]).\(rename.old)"
      )
      return false
    }
    for use in uses where rename.owner == nil || use.module == nil || use.module == rename.owner {
      edit(use.tree, use.attribute, rename.new)
    }
    return true
  }

  private mutating func planClassInSources() {
    forEachSource(containing: rename.new) { plan, search, source in
      for range in search.places(of: plan.rename.new).prefix(1) {
        plan.refuse("\(plan.rename.new) is in use already", source, range.lowerBound)
      }
    }
    forEachSource(containing: rename.old) { plan, search, source in
      for occurrence in search.occurrences(ofType: plan.rename.old) {
        switch occurrence.owner {
        case .wanted: plan.edit(source, occurrence.range, plan.rename.new)
        case .other: break
        case .unclear(let reason): plan.edit(source, occurrence.range, plan.rename.new, unless: reason)
        case .member: plan.edit(source, occurrence.range, plan.rename.new, unless: "it may be something else")
        }
      }
      for use in search.outline.literals(of: plan.rename.old) where Self.isClassName(use) {
        plan.edit(source, use.range, plan.rename.new)
      }
    }
  }

  private static func isClassName(_ use: LiteralUse) -> Bool {
    ["NSClassFromString", "objc_getClass", "classNamed", "objc_lookUpClass"].contains(use.taker ?? "")
  }
}

// MARK: - Property lists

extension RenamePlan {
  /// Gives values of keys in property lists and in build settings the new name.
  ///
  /// - Parameter mayHaveModule: Whether the name may stand behind a module and a dot.
  mutating func planPropertyLists(keys: Set<String>, mayHaveModule: Bool = false) {
    let name = rename.old
    let isWanted = { (value: String) in value == name || mayHaveModule && value.hasByteSuffix("." + name) }
    for path in project.paths where path.hasByteSuffix(".plist") {
      guard let bytes = project.content(path), bytes.containsBytes(rename.old) else { continue }
      guard let tree = try? XMLTree(bytes, path: path) else {
        if bytes.starts(with: "bplist".utf8) { refuse("\(path) is binary, and may have the name; convert it to XML") }
        continue
      }
      var key: String?
      for element in tree.indices {
        let text = tree.text(of: element)
        if tree.name(of: element) == "key" {
          key = text
        } else if tree.name(of: element) == "string" {
          guard let known = key, keys.contains(String(known.prefix { $0 != "~" })), isWanted(text) else { continue }
          let range = tree.contentRange(of: element)
          edit(tree.source, (range.upperBound - rename.old.utf8.count)..<range.upperBound, rename.new)
        }
      }
    }
    for path in project.paths where path.hasByteSuffix(FileSummary.xcodeProjectSuffix) {
      guard let bytes = project.content(path) else { continue }
      let source = SourceFile(path: path, bytes: bytes)
      for key in keys.sorted() {
        let setting = Self.settings[key] ?? "INFOPLIST_KEY_" + key
        for range in bytes.ranges(of: setting) { planSetting(source, behind: range.upperBound, isWanted) }
      }
    }
  }

  private static let settings = [
    "NSAccentColorName": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    "CFBundleIconName": "ASSETCATALOG_COMPILER_APPICON_NAME",
  ]

  /// `INFOPLIST_KEY_UIMainStoryboardFile = Main;`, where the key may end in the name of a device.
  private mutating func planSetting(_ source: SourceFile, behind key: Int, _ isWanted: (String) -> Bool) {
    let bytes = source.bytes
    guard let equals = bytes[key...].prefix(24).firstIndex(of: UInt8(ascii: "=")),
      let end = bytes[equals...].prefix(2_000).firstIndex(of: UInt8(ascii: ";"))
    else { return }
    var (start, stop) = (equals + 1, end)
    while start < stop, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while stop > start, bytes[stop - 1] == UInt8(ascii: " ") { stop -= 1 }
    let isQuoted = stop - start >= 2 && bytes[start] == UInt8(ascii: "\"")
    let inner = isQuoted ? start + 1..<stop - 1 : start..<stop
    guard isWanted(String(decoding: bytes[inner], as: UTF8.self)) else { return }
    let range = inner.upperBound - rename.old.utf8.count..<inner.upperBound
    let head = String(decoding: bytes[inner.lowerBound..<range.lowerBound], as: UTF8.self)
    edit(source, start..<stop, ProjectText.value(head + rename.new, wasQuoted: isQuoted, before: head + rename.old))
  }
}

/// Values of a `project.pbxproj`, as Xcode writes them.
enum ProjectText {
  /// A value with quotes, if it needs them, or if the one in its place had them without need.
  static func value(_ text: String, wasQuoted: Bool, before old: String) -> String {
    needsQuotes(text) || wasQuoted && !needsQuotes(old) ? "\"\(text)\"" : text
  }

  static func needsQuotes(_ text: String) -> Bool {
    text.isEmpty || text.contains("___") || text.contains("//")
      || !text.utf8.allSatisfy { byte in
        byte.isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "_./$".utf8.contains(byte)
      }
  }
}
