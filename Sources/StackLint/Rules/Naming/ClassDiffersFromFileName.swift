import NibDecoder

extension Rule {
  static let classDiffersFromFileName = Rule(
    "class-differs-from-file-name", .naming, .warning, isOptIn: true,
    summary: "The only view controller of a storyboard has another name than the file",
    rationale: """
      With equal names, a search for a screen finds both files, and code can load a controller by its class alone.
      """,
    options: [
      RuleOption(
        "suffixes", .words(["ViewController", "Controller", "VC"]),
        "suffixes that one of the two names may have and the other may lack")
    ],
    examples: [
      .bad(
        """
        <scene sceneID="a"><objects>
          <viewController customClass="⟦LoginViewController⟧" id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="a"><objects>
          <viewController customClass="ExampleViewController" id="b" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, options in
    let file = document.fileName
    let controllers = document.sceneControllers
    guard controllers.count == 1, !namesOfTemplates.contains(file),
      let controller = controllers.first, let name = controller.customClass
    else { return [] }
    let suffixes = [""] + options.words("suffixes")
    guard !suffixes.contains(where: { areSame(name, file + $0) || areSame(name + $0, file) }) else { return [] }
    let message = "\(name) and \(file).storyboard have different names"
    return [Finding(message, at: controller.valueRange("customClass"))]
  }

  /// Xcode's names for the storyboards of new apps and extensions.
  private static let namesOfTemplates: Set<String> = [
    "Main", "MainStoryboard", "MainInterface", "LaunchScreen", "Launch Screen",
  ]

  /// Case aside.
  private static func areSame(_ name: String, _ other: String) -> Bool { name.lowercased() == other.lowercased() }
}
