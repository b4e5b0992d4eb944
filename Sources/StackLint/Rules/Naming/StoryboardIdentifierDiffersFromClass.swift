import NibDecoder

extension Rule {
  static let storyboardIdentifierDiffersFromClass = Rule(
    "storyboard-identifier-differs-from-class", .naming, .warning, isOptIn: true,
    summary: "The storyboard identifier of a view controller is not the name of its class",
    rationale: """
      With equal names, code can create a controller from its class, and nobody has to maintain a string in two
      places. Change the identifier in code, too.
      """,
    options: [
      RuleOption("required", .flag(false), "whether every controller with a custom class needs an identifier")
    ],
    examples: [
      .bad(
        """
        <scene sceneID="a"><objects>
          <viewController storyboardIdentifier="⟦login⟧" customClass="LoginViewController" id="b" \
        sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
      .bad(
        """
        <scene sceneID="a"><objects>
          ⟦<viewController customClass="LoginViewController" id="b" sceneMemberID="viewController"/>⟧
        </objects></scene>
        """, in: .storyboard, options: ["required": .flag(true)]),
      .good(
        """
        <scene sceneID="a"><objects>
          <viewController storyboardIdentifier="LoginViewController" customClass="LoginViewController" id="b" \
        sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="c"><objects>
          <viewController customClass="DetailViewController" id="d" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, options in
    document.sceneControllers.compactMap { controller in
      guard let name = controller.customClass else { return nil }
      guard let identifier = controller["storyboardIdentifier"] else {
        let message = "\(name) has no storyboard identifier; expected \"\(name)\""
        return options.flag("required") ? Finding(message, at: controller.range) : nil
      }
      guard identifier != name else { return nil }
      let message = "storyboard identifier \"\(identifier)\" differs from the class, \(name)"
      return Finding(message, at: controller.valueRange("storyboardIdentifier"))
    }
  }
}
