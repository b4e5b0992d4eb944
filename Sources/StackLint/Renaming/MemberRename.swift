import DocumentChanges
import NibDecoder
import Project
import Support

/// A property or a method of a class, as a rename finds it.
private struct RenamedMember {
  /// The class that declares it.
  let owner: String
  /// The class with those that inherit from it.
  let family: Set<String>
  /// The name in Swift, and what it becomes.
  let name: String
  let newName: String
  /// In Objective-C, where it is another one.
  let part: String
  let newPart: String
}

extension RenamePlan {
  /// Renames an outlet or an action in documents and sources.
  mutating func planMember() {
    guard let owner = memberOwner() else { return }
    let family = project.family(of: owner)
    refuseIfDeclaredTwice(owner)
    refuseIfInherited(owner)
    refuseIfTaken(owner, family)
    guard refusals.isEmpty, let member = member(of: owner, family) else { return }
    planDocuments(member)
    planSources(member)
  }

  private var isMethod: Bool { rename.kind == .action }

  private func declares(_ type: ProjectClass, _ name: String) -> Bool {
    isMethod ? type.selectors.contains(name) : type.outlets[name] != nil
  }

  private func has(_ type: ProjectClass, _ name: String) -> Bool {
    isMethod ? type.selectors.contains(name) : type.properties.contains(name)
  }

  /// The class that declares the member.
  private mutating func memberOwner() -> String? {
    let classes = project.classes
    if let name = rename.owner.map({ $0.split(separator: ".").last.map(String.init) ?? $0 }) {
      guard let type = classes.additions(to: name) else {
        refuse("\(name) is not declared in any source file")
        return nil
      }
      if declares(type, rename.old) { return name }
      let parent = classes.declaredLineage(of: name)?.names.sorted().first {
        classes[$0].map { declares($0, rename.old) } ?? false
      }
      if let parent {
        refuse("\(rename.old) comes from \(parent), the superclass of \(name); rename \(parent).\(rename.old)")
      } else if has(type, rename.old) {
        refuse("\(rename.old) of \(name) is no \(rename.kind.words)")
      } else if classes.lineage(of: name) == nil {
        refuse("\(name) does not declare \(rename.old); a superclass outside of the project may")
      } else {
        refuse("\(name) has no \(rename.kind.words) \(rename.old)")
      }
      return nil
    }
    let owners = classes.names.filter { name in classes[name].map { declares($0, rename.old) } ?? false }.sorted()
    switch owners.count {
    case 1: return owners[0]
    case 0: refuse("no class of the project declares an \(rename.kind.words) \(rename.old)")
    default:
      refuse("\(owners.prefix(5).joined(separator: ", ")) declare \(rename.old); name one: \(owners[0]).\(rename.old)")
    }
    return nil
  }

  private mutating func refuseIfDeclaredTwice(_ owner: String) {
    let declaring = project.summaries.filter { source in
      source.declarations.contains {
        $0.name == owner && ($0.kind == .swiftClass || $0.kind == .objectiveCClass)
          && (isMethod ? $0.selectors.contains(rename.old) : $0.properties.contains(rename.old))
      }
    }
    refuseSeveralDeclarations(in: declaring.map(\.path), of: "\(owner).\(rename.old)")
  }

  private mutating func refuseIfInherited(_ owner: String) {
    let classes = project.classes
    guard let lineage = classes.declaredLineage(of: owner) else {
      return refuse("\(owner) has more superclasses than are looked at")
    }
    for name in lineage.names.sorted() where name != owner && classes[name].map({ has($0, rename.old) }) == true {
      refuse("\(name), a superclass of \(owner), declares \(rename.old) too; rename it there")
    }
    let system = lineage.systemClasses
    let isApples =
      isMethod
      ? Self.mayHave(rename.old, system)
      : SystemClass.mayHaveOutlet(rename.old, system)
    if isApples { refuse("a superclass of \(owner) from Apple may have \(rename.old) too") }
    var open = Array(lineage.classes.reduce(into: classes[owner]?.inherited ?? []) { $0.formUnion($1.inherited) })
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let found = classes.protocolDeclaration(name) else { continue }
      open += found.inherited
      if isMethod ? found.selectors.contains(rename.old) : found.properties.contains(rename.old) {
        refuse("the protocol \(name) asks for \(rename.old)")
      }
    }
  }

  /// Whether some of Apple's classes may have one of Apple's actions.
  private static func mayHave(_ selector: String, _ classes: Set<String>) -> Bool {
    SystemActions.mayHave(selector, classes) && SystemActions.mayHave(selector, [])
  }

  private mutating func refuseIfTaken(_ owner: String, _ family: Set<String>) {
    let classes = project.classes
    let line = (classes.declaredLineage(of: owner)?.names ?? []).union(family)
    let base = String(rename.new.prefix { $0 != ":" })
    for name in line.sorted() {
      guard let type = classes.additions(to: name) else { continue }
      let isTaken =
        type.properties.contains(base)
        || (isMethod
          ? type.selectors.contains(rename.new) : type.selectors.contains(base) || type.selectors.contains(base + ":"))
      if isTaken { refuse("\(name) has \(rename.new) already") }
    }
    let system = classes.declaredLineage(of: owner)?.systemClasses ?? []
    if !isMethod, SystemClass.outlets.contains(rename.new), SystemClass.mayHaveOutlet(rename.new, system) {
      refuse("a superclass of \(owner) from Apple has \(rename.new) already")
    }
    if isMethod, Self.mayHave(rename.new, system) {
      refuse("Apple's classes have an action \(rename.new) already")
    }
    for name in line.sorted() where name != owner {
      if let type = classes.additions(to: name), has(type, rename.old) { refuse("\(name) declares \(rename.old) too") }
    }
  }

  /// The names of the member in both languages.
  private mutating func member(of owner: String, _ family: Set<String>) -> RenamedMember? {
    guard isMethod else {
      return RenamedMember(
        owner: owner, family: family, name: rename.old, newName: rename.new, part: rename.old, newPart: rename.new)
    }
    let parts = { (text: String) in text.split(separator: ":", omittingEmptySubsequences: false).map(String.init) }
    let (old, new) = (parts(rename.old), parts(rename.new))
    guard old.count == new.count else {
      refuse("\(rename.old) and \(rename.new) have other numbers of parameters")
      return nil
    }
    guard old.dropFirst() == new.dropFirst() else {
      refuse("labels of parameters stay; write \(([new[0]] + old.dropFirst()).joined(separator: ":"))")
      return nil
    }
    // `tapWithSender:` is `tap(sender:)` in Swift.
    let bases = swiftNames(of: rename.old, owner)
    guard bases.count <= 1 else {
      refuse("\(owner) declares several methods that are called \(rename.old)")
      return nil
    }
    let base = bases.first ?? old[0]
    let suffix = String(Substring(old[0].utf8.dropFirst(base.utf8.count)))
    guard new[0].hasByteSuffix(suffix), new[0].utf8.count > suffix.utf8.count else {
      refuse("the label of the first parameter stays; write a name that ends in \(suffix)")
      return nil
    }
    let newBase = String(Substring(new[0].utf8.dropLast(suffix.utf8.count)))
    for type in family.sorted() {
      let others = (project.classes.additions(to: type)?.selectors ?? []).filter {
        $0 != rename.old && parts($0)[0] == old[0]
          || $0 != rename.old && $0.hasBytePrefix(base + "With") && bases.count == 1
      }
      let properties = project.classes.additions(to: type)?.properties ?? []
      if let other = others.min() ?? (properties.contains(base) ? base : nil) {
        refuse("\(type) has \(other) beside \(rename.old): calls cannot be told from each other")
        return nil
      }
    }
    return RenamedMember(owner: owner, family: family, name: base, newName: newBase, part: old[0], newPart: new[0])
  }

  /// The names before the parentheses of the Swift methods that have a selector.
  private func swiftNames(of selector: String, _ owner: String) -> Set<String> {
    project.summaries.reduce(into: []) { names, source in
      guard source.path.hasByteSuffix(".swift"),
        source.declarations.contains(where: { $0.name == owner && $0.selectors.contains(selector) }),
        let bytes = project.content(source.path), let search = SourceNameSearch(bytes, path: source.path)
      else { return }
      names.formUnion(search.methodNames(of: selector))
    }
  }
}

// MARK: - Documents

extension RenamePlan {
  private mutating func planDocuments(_ member: RenamedMember) {
    let others = othersDeclaring(member)
    forEachDocument(containing: rename.old) { plan, tree in
      if tree.name(of: tree.root) == "archive" {
        return plan.refuse(
          "documents of Xcode 4 and older cannot be changed; save it with a newer Xcode", tree.source, 0)
      }
      let objects = Dictionary(
        tree.indices.compactMap { element in tree[element, "id"].map { ($0, element) } },
        uniquingKeysWith: { first, _ in first })
      for (element, attribute) in plan.names(plan.rename.old, in: tree) {
        plan.planConnection(tree, element, attribute, member, objects, others)
      }
      guard !plan.isMethod else { return }
      for element in tree.indices where tree.name(of: element) == "userDefinedRuntimeAttribute" {
        plan.planRuntimeAttribute(tree, element, member)
      }
    }
  }

  private mutating func planConnection(
    _ tree: XMLTree, _ element: ElementIndex, _ attribute: Int, _ member: RenamedMember,
    _ objects: [String: ElementIndex], _ others: [String]
  ) {
    switch tree.name(ofAttribute: attribute) {
    case "unwindAction": planSharedSelector(tree, attribute, others, "any controller may be unwound to")
    case "destinationCreationSelector":
      planSharedSelector(tree, attribute, others, "any controller may create the destination")
    default:
      let owner = tree.owner(ofConnection: element, among: objects)
      if isMethod, owner.map(tree.isFirstResponder) ?? true {
        return planSharedSelector(tree, attribute, others, "any object may handle it")
      }
      if let owner, isOf(member, owner, tree) { edit(tree, attribute, rename.new) }
    }
  }

  private mutating func planRuntimeAttribute(_ tree: XMLTree, _ element: ElementIndex, _ member: RenamedMember) {
    guard let path = tree.attribute("keyPath", of: element), case let value = tree.value(ofAttribute: path),
      value == rename.old || value.hasBytePrefix(rename.old + "."),
      let object = tree.owner(ofConnection: element, among: [:]), isOf(member, object, tree)
    else { return }
    edit(tree, path, rename.new + String(Substring(value.utf8.dropFirst(rename.old.utf8.count))))
  }

  /// A selector whose receiver a document does not name.
  private mutating func planSharedSelector(
    _ tree: XMLTree, _ attribute: Int, _ others: [String], _ fact: String
  ) {
    guard let other = others.first else { return edit(tree, attribute, rename.new) }
    let range = tree.valueRange(ofAttribute: attribute)
    edit(
      tree.source, range.lowerBound..<range.upperBound, rename.new,
      unless: "\(fact), and \(other) declares \(rename.old) too")
  }

  private func isOf(_ member: RenamedMember, _ object: ElementIndex, _ tree: XMLTree) -> Bool {
    guard let name = tree[object, "customClass"], member.family.contains(name) else { return false }
    guard let module = rename.owner?.split(separator: ".").dropLast().first, let written = tree[object, "customModule"],
      tree[object, "customModuleProvider"] != "target"
    else { return true }
    return written == module
  }

  /// The other classes that declare the member.
  private func othersDeclaring(_ member: RenamedMember) -> [String] {
    project.classes.names.filter { name in
      !member.family.contains(name) && project.classes[name].map { has($0, rename.old) } ?? false
    }.sorted()
  }
}

extension XMLTree {
  /// Whether an object stands for whatever handles an action at run time.
  fileprivate func isFirstResponder(_ object: ElementIndex) -> Bool {
    self[object, "placeholderIdentifier"] == "IBFirstResponder" || self[object, "sceneMemberID"] == "firstResponder"
      || self[object, "customClass"] == "FirstResponder"
      || name(of: object) == "customObject" && self[object, "id"] == "-1"
  }
}

// MARK: - Sources

extension RenamePlan {
  private mutating func planSources(_ member: RenamedMember) {
    var found: [(source: SourceFile, search: SourceNameSearch, occurrences: [NameOccurrence])] = []
    for text in Set([member.name, member.part]).sorted() {
      forEachSource(containing: text) { plan, search, source in
        guard !found.contains(where: { $0.source.path == source.path }) else { return }
        found.append((source, search, plan.occurrences(member, search)))
      }
    }
    if !isMethod { refuseSetters(member) }
    let receivers = found.lazy.flatMap(\.occurrences).reduce(into: Set<String>()) { names, occurrence in
      if case .member(let receiver?) = occurrence.owner { names.insert(receiver.name) }
    }
    let types = memberTypes(of: receivers)
    let isAlone = isOnlyName(member, found.flatMap(\.occurrences))
    var isDeclared = false
    for (source, search, occurrences) in found {
      let known = ReceiverTypes(own: search.variableTypes(of: receivers), all: types, classes: project.classes)
      for occurrence in occurrences {
        if occurrence.isDeclaration, occurrence.owner == .wanted { isDeclared = true }
        plan(occurrence, member, source, known, isAlone: isAlone)
      }
    }
    if !isDeclared { refuse("the declaration of \(member.owner).\(rename.old) was not found in the sources") }
  }

  private func occurrences(_ member: RenamedMember, _ search: SourceNameSearch) -> [NameOccurrence] {
    guard isMethod else { return search.occurrences(ofProperty: member.name, in: member.family) }
    return search.occurrences(ofMethod: member.name, selector: rename.old, in: member.family)
  }

  /// The types of the variables that members are asked of.
  private struct ReceiverTypes {
    /// Those of the file itself.
    let own: VariableTypes
    /// Those of members of any class.
    let all: [String: VariableTypes.Types]
    let classes: ClassIndex

    /// Whether a variable holds an object of some classes at an offset; nil if nobody can tell.
    func isOf(_ family: Set<String>, _ receiver: NameOccurrence.Receiver?, at offset: Int) -> Bool? {
      guard let receiver, let types = types(of: receiver, at: offset) else { return nil }
      let hasAlias = types.names.contains { classes[$0]?.isAlias == true }
      return hasAlias ? nil : types.isOf(family)
    }

    private func types(of receiver: NameOccurrence.Receiver, at offset: Int) -> VariableTypes.Types? {
      let name = receiver.name
      if receiver.place == .near, let local = own.local(name, at: offset) { return local }
      if receiver.place != .far, let member = own.members[name] { return member }
      return all[name]
    }
  }

  private mutating func plan(
    _ occurrence: NameOccurrence, _ member: RenamedMember, _ source: SourceFile, _ types: ReceiverTypes, isAlone: Bool
  ) {
    let isPart =
      !source.path.hasByteSuffix(".swift")
      || occurrence.range.count == member.part.utf8.count && member.part != member.name
    var replacement = isPart ? member.newPart : member.newName
    if occurrence.form == .capitalized { replacement = replacement.prefix(1).uppercased() + replacement.dropFirst() }
    switch occurrence.owner {
    case .wanted: edit(source, occurrence.range, replacement)
    case .other: break
    case .unclear(let reason): edit(source, occurrence.range, replacement, unless: reason)
    case .member(let receiver):
      let isOf = isAlone ? true : types.isOf(member.family, receiver, at: occurrence.range.lowerBound)
      guard isOf != false else { return }
      let object = receiver.map { " of \($0.name)" } ?? ""
      edit(
        source, occurrence.range, replacement,
        unless: isOf == true ? nil : "\(rename.old)\(object) may be of \(member.owner) or of another class")
    }
  }

  /// Whether nothing but the member has its name, so that every use is of it.
  private func isOnlyName(_ member: RenamedMember, _ occurrences: [NameOccurrence]) -> Bool {
    let isShared = occurrences.contains { $0.owner == .other && $0.isDeclaration } || !othersDeclaring(member).isEmpty
    return !isShared && !SystemProperty.names.contains(member.name) && !SystemClass.outlets.contains(member.name)
      && !SystemActions.mayHave(rename.old, [])
  }

  private func memberTypes(of names: Set<String>) -> [String: VariableTypes.Types] {
    guard !names.isEmpty else { return [:] }
    let words = WordSet(names)
    return project.sources.reduce(into: [:]) { types, path in
      guard let bytes = project.content(path), words.occurs(in: bytes), let search = SourceNameSearch(bytes, path: path)
      else { return }
      types.merge(search.variableTypes(of: names).members) { $0.union($1) }
    }
  }

  /// Code may give a property another name for Objective-C.
  private mutating func refuseSetters(_ member: RenamedMember) {
    for source in project.summaries where source.path.hasByteSuffix(".swift") {
      guard source.declarations.contains(where: { $0.name == member.owner && $0.properties.contains(member.name) }),
        let bytes = project.content(source.path), let search = SourceNameSearch(bytes, path: source.path)
      else { continue }
      for range in search.renamedForObjectiveC(member.name) {
        refuse(
          "the property has another name in Objective-C", SourceFile(path: source.path, bytes: bytes), range.lowerBound)
      }
    }
  }
}
