extension RuleAlias {
  /// The rules of xiblint.
  static let xiblint: [RuleAlias] = [
    RuleAlias("accessibility_format", is: "accessibility-format-mismatch"),
    RuleAlias(
      "accessibility_labels_for_image_buttons", is: "image-button-without-accessibility-label",
      settings: ["outlets": .flag(true)], remark: "custom classes, background images and SF Symbols are not reported"),
    RuleAlias("accessibility_labels_for_images", is: "image-without-accessibility-label"),
    RuleAlias("accessibility_labels_for_text_with_placeholder", is: "placeholder-instead-of-label"),
    RuleAlias(
      "autolayout_frames", is: "ambiguous-layout", "misplaced-view",
      remark: "computed from the constraints, not read from what Interface Builder saved"),
    RuleAlias(
      "automation_identifiers", is: "control-without-accessibility-identifier",
      remark: "`elements` selects the elements"),
    RuleAlias(
      "automation_identifiers_for_outlet_labels", is: "outlet-label-without-accessibility-identifier",
      remark: "also checks outlets of a file's owner"),
    RuleAlias(
      "color_assets", is: "missing-color", ignoredOptions: ["asset_catalog"],
      remark: "all asset catalogs of the project count; copies of colors in documents are not compared with them"),
    RuleAlias(
      "enforce_runtime_attributes", is: "runtime-attribute-not-allowed", options: ["runtime_attributes": "allowed"],
      remark: "`button: {layer.cornerRadius: [null]}` becomes `button@layer.cornerRadius: [unset]`"),
    RuleAlias(
      "enforce_system_properties", is: "attribute-not-allowed", options: ["system_properties": "allowed"],
      remark: "`label: {numberOfLines: [\"0\"]}` becomes `label@numberOfLines: [0]`"),
    RuleAlias(
      "named_colors", is: "unnamed-color", settings: ["system-colors": .flag(false), "clear": .flag(false)],
      options: [
        "allowed_colors": "allowed", "allow_system_colors": "system-colors", "allow_clear_color": "clear",
        "ignore_alpha": "translucent",
      ], remark: "by default, system colors and clear colors are allowed"),
    RuleAlias(
      "no_attributed_string_colors", is: "attributed-string-color", remark: "colors in all notes are left alone"),
    RuleAlias("no_simulated_metrics", is: "simulated-metrics"),
    RuleAlias("no_trait_variations", is: "trait-variations-on"),
    RuleAlias("no_view_controller_links_to_other_bundles", is: "reference-to-other-bundle"),
    RuleAlias(
      "simulated_metrics_retina4_0", is: "device-not-allowed", settings: ["devices": .words(["retina4_0"])],
      remark: "`devices` lists the allowed devices"),
    RuleAlias(
      "strict_font_names", is: "font-not-allowed",
      options: ["allowed_fonts": "fonts", "allow_system_fonts": "system-fonts"],
      remark: "text styles count as system fonts"),
    RuleAlias(
      "strict_font_sizes", is: "font-size-not-allowed",
      settings: ["minimum": .number(0), "minimum-on-mac": .number(0)],
      options: ["minimum_size": "minimum", "maximum_size": "maximum"],
      remark: "the minimum is 11 by default; text styles are not reported"),
    RuleAlias(
      "strict_fonts", is: "font-not-allowed", settings: ["system-fonts": .flag(false)],
      options: ["allowed_fonts": "fonts"], remark: "`{name: Avenir, size: 14}` becomes `Avenir 14`"),
    RuleAlias(
      "unavailable_custom_classes", is: "class-not-allowed", options: ["custom_classes": "classes"]),
    RuleAlias(
      "unavailable_system_classes", is: "base-class-not-used", options: ["system_classes": "classes"]),
  ]
}
