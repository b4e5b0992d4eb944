import NibDecoder
import Project

extension Rule {
  static let unknownBindingKeyPath = Rule(
    "unknown-binding-key-path", .code, .warning,
    summary: "A binding observes a property that the class does not have",
    rationale: """
      A Mac app raises an exception when it loads the nib: `this class is not key value coding-compliant for the key`. This
      happens when a property is renamed in code only. The rule compares the first key with the class of the object, and
      behind `selection` or `arrangedObjects` of an array or object controller with the class of its objects. Where the class
      derives from others of Apple's than NSObject, NSViewController and NSWindowController, it reports only keys that are
      like a property that the class declares, since Apple's classes have others. Correct the key path.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <customObject customClass="Player" id="p"/>
        <textField id="a">
          <connections><binding destination="p" name="value" keyPath="⟦self.sogn.title⟧" id="b"/></connections>
        </textField>
        """, in: .macXib, beside: ["Player.swift": player]),
      .good(
        """
        <customObject customClass="Player" id="p"/>
        <textField id="a">
          <connections><binding destination="p" name="value" keyPath="song.title" id="b"/></connections>
        </textField>
        """, in: .macXib, beside: ["Player.swift": player]),
    ]
  ) { document, _ in
    guard let project = document.project, !project.classes.isEmpty else { return [] }
    var lineages = ClassLineages(project.classes)
    return document.elements["binding"].compactMap { binding in
      guard let keyPath = binding.written("keyPath"),
        let target = binding["destination"].flatMap(document.element(withID:)),
        case let keys = keyPath.split(separator: ".").map(String.init).drop(while: { $0 == "self" }),
        let (name, key) = boundKey(keys, of: target), !key.hasBytePrefix("@"), let lineage = lineages[name],
        !lineage.mayHaveValue(forKey: key), !lineage.selectors.contains(key)
      else { return nil }
      let nearest = lineage.properties.filter { key.isTypo(of: $0, sharingFirst: 2) }.min()
      guard nearest != nil || lineage.hasKnownKeys && !lineage.mayAnswer(forKey: key) else { return nil }
      let hint = nearest.map { "; did you mean \($0)?" } ?? ""
      return Finding("\(name) has no property \(key)\(hint)", at: binding.valueRange("keyPath"))
    }
  }

  /// The first key that a class of the project has to have, with the name of the class; nil if none is known.
  private static func boundKey(_ keys: ArraySlice<String>, of target: DocumentElement) -> (name: String, key: String)? {
    guard let first = keys.first else { return nil }
    if let name = target.written("customClass") { return (name, first) }
    let isContent = ["selection", "arrangedObjects", "selectedObjects", "content"].contains(first)
    guard target.name.hasByteSuffix("Controller"), isContent, target["mode"] != "entity",
      let name = target.written("objectClassName"), let key = keys.dropFirst().first
    else { return nil }
    return (name, key)
  }

  private static let player = """
    class Player: NSObject {
      @objc dynamic var song = Song()
    }
    """
}

extension ClassLineage {
  /// Whether it derives from no class of Apple's but those whose properties are known.
  fileprivate var hasKnownKeys: Bool {
    !systemClasses.isEmpty && systemClasses.allSatisfy(SystemClass.hasKnownKeys)
  }

  /// Whether Apple's classes have the property, or a method gives its value.
  fileprivate func mayAnswer(forKey key: String) -> Bool {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    let methods = ["get\(name)", "countOf\(name)", "valueForUndefinedKey:", "valueForKey:", "valueForKeyPath:"]
    return SystemClass.keys.contains(key) || !selectors.isDisjoint(with: methods) || answersForMissingMethods
  }
}
