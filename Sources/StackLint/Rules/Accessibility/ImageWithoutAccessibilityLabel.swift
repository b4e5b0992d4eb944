import NibDecoder

extension Rule {
  static let imageWithoutAccessibilityLabel = Rule(
    "image-without-accessibility-label", .accessibility, .warning,
    summary: "An image is enabled for accessibility but has no label",
    rationale: """
      VoiceOver reads a label for the image; without one, it reads the name of the file. Describe what the image shows,
      or turn off Accessibility Enabled if the image is decorative.
      """,
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
        """, in: .xib),
    ]
  ) { document, _ in
    guard document.root?["launchScreen"] != "YES" else { return [] }
    return document.elements["imageView"].compactMap { image in
      guard image.isAccessibilityElement == true, image.accessibilityLabel == nil,
        image.runtimeAttribute("accessibilityFormat") == nil
      else { return nil }
      let name = image["image"].map { "the image \($0)" } ?? "an image"
      return Finding("\(name) is read by VoiceOver, but has no accessibility label", at: image.range)
    }
  }
}
