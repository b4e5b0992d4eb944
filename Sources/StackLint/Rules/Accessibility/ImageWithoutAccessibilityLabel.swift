import NibDecoder

extension Rule {
  static let imageWithoutAccessibilityLabel = Rule(
    "image-without-accessibility-label", .accessibility, .warning,
    summary: "An image is enabled for accessibility but has no label",
    rationale: """
      VoiceOver reads a label for the image; without one, it reads the name of the file. Describe what the image shows,
      or turn off Accessibility Enabled if the image is decorative. The rule does not report images that an outlet names,
      unless `outlets` is set, because code may set their label.
      """,
    options: [RuleOption("outlets", .flag(false), "whether to report images that an outlet names, too")],
    examples: [
      .bad(
        """
        ⟦<imageView image="img_042" id="a">⟧
          <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
        </imageView>
        """, in: .xib),
      .good(
        """
        <imageView image="img_042" id="a">
          <accessibility key="accessibilityConfiguration" label="Map of the trail">
            <bool key="isElement" value="YES"/>
          </accessibility>
        </imageView>
        <imageView image="line" id="b"/>
        <imageView image="photo" id="c">
          <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
        </imageView>
        <view id="d"><connections><outlet property="photoView" destination="c" id="e"/></connections></view>
        """, in: .xib),
    ]
  ) { document, options in
    guard document.root?["launchScreen"] != "YES" else { return [] }
    return document.elements["imageView"].compactMap { image in
      guard image.isAccessibilityElement == true, image.accessibilityLabel == nil,
        image.runtimeAttribute("accessibilityFormat") == nil,
        options.flag("outlets") || !document.isNamedByOutlet(image)
      else { return nil }
      let name = image["image"].map { "the image \($0)" } ?? "an image"
      return Finding("\(name) is read by VoiceOver, but has no accessibility label", at: image.range)
    }
  }
}
