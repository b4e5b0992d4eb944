/// A rule of another linter with its counterparts.
public struct RuleAlias: Sendable {
  /// The other linter's id.
  public let id: String
  /// Whether the rule is on by default in the other linter.
  public let isDefault: Bool
  /// The ids of the rules that report the same.
  public let ruleIDs: [String]
  /// The options with which the rules behave like the other one.
  public let settings: [String: RuleOption.Value]
  /// The names of options, by the other linter's names.
  public let options: [String: String]
  /// The other linter's options that need no counterpart.
  public let ignoredOptions: [String]
  /// The difference, in a clause without a full stop.
  public let remark: String

  /// Creates an alias.
  public init(
    _ id: String, isDefault: Bool = false, is ruleIDs: String..., settings: [String: RuleOption.Value] = [:],
    options: [String: String] = [:], ignoredOptions: [String] = [], remark: String = ""
  ) {
    self.id = id
    self.isDefault = isDefault
    self.ruleIDs = ruleIDs
    self.settings = settings
    self.options = options
    self.ignoredOptions = ignoredOptions
    self.remark = remark
  }

  /// The rules that report the same.
  public var rules: [Rule] { ruleIDs.compactMap(RuleCatalog.rule) }
}

extension RuleAlias {
  /// The rules of IBLinter.
  static let iblinter: [RuleAlias] = [
    RuleAlias(
      "ambiguous", isDefault: true, is: "ambiguous-layout",
      remark: "computed from the constraints, not read from what Interface Builder saved"),
    RuleAlias("color_resources", is: "missing-color", remark: "system colors are not reported"),
    RuleAlias(
      "custom_class_name", is: "class-differs-from-file-name", settings: ["suffixes": .words([])],
      remark: "by default `Login.storyboard` may contain `LoginViewController`; `suffixes: []` is as strict as IBLinter"
    ),
    RuleAlias(
      "custom_module", isDefault: true, is: "wrong-custom-module",
      remark: "`included` and `excluded` become `paths`; Objective-C sources count, too"),
    RuleAlias(
      "duplicate_constraint", isDefault: true, is: "duplicate-constraint",
      remark: "also reports constraints with exchanged sides"),
    RuleAlias("duplicate_id", isDefault: true, is: "duplicate-id", remark: "references do not count"),
    RuleAlias(
      "enable_autolayout", isDefault: true, is: "auto-layout-off", remark: "documents without views are not reported"),
    RuleAlias("has_initial_view_controller", is: "missing-initial-view-controller"),
    RuleAlias(
      "has_single_view_controller", is: "several-scenes",
      remark: "`maximum` allows more; navigation controllers do not count"),
    RuleAlias(
      "hides_bottom_bar", is: "bottom-bar-kept", options: ["excluded_view_controllers": "except"],
      remark: "the initial controller, and destinations of segues other than show and push, are not reported"),
    RuleAlias("image_resources", is: "missing-image", remark: "SF Symbols are not reported"),
    RuleAlias(
      "misplaced", is: "misplaced-view",
      remark: "computed from the constraints, not read from what Interface Builder saved"),
    RuleAlias(
      "relative_to_margin", is: "margin-constraint",
      remark: "also reports the layout margins guide and margins of centers"),
    RuleAlias(
      "reuse_identifier", is: "reuse-identifier-differs-from-class",
      remark: "cells without an identifier are not reported"),
    RuleAlias("stackview_backgroundcolor", is: "stack-view-background-color", remark: "clear colors are not reported"),
    RuleAlias(
      "storyboard_viewcontroller_id", is: "storyboard-identifier-differs-from-class",
      settings: ["required": .flag(true)],
      remark: "controllers without an identifier are reported only with `required: true`"),
    RuleAlias(
      "use_base_class", is: "base-class-not-used", options: ["use_base_class_rule": "classes"],
      remark: "classes can be written with their modules"),
    RuleAlias(
      "use_trait_collections", is: "trait-variations-off",
      remark: "`enabled: false` corresponds to the rule `trait-variations-on`"),
    RuleAlias(
      "view_as_device", is: "device-not-allowed", settings: ["devices": .words(["retina4_7"])],
      options: ["device_id": "devices"], remark: "several devices can be allowed"),
  ]
}

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

/// Another linter, whose rules and configurations can be carried over.
public enum PeerLinter: String, CaseIterable, Sendable {
  case iblinter, xiblint

  /// Its name as its authors write it.
  public var title: String {
    switch self {
    case .iblinter: "IBLinter"
    case .xiblint: "xiblint"
    }
  }

  /// The file that configures it.
  public var configurationName: String {
    switch self {
    case .iblinter: ".iblinter.yml"
    case .xiblint: ".xiblint.json"
    }
  }

  /// Its rules, by id.
  public var aliases: [RuleAlias] {
    switch self {
    case .iblinter: RuleAlias.iblinter
    case .xiblint: RuleAlias.xiblint
    }
  }

  /// Its rule with an id.
  public func alias(_ id: String) -> RuleAlias? { aliases.first { $0.id == id } }

  /// Those of its aliases that are on without any configuration; xiblint asks everybody for a list, which is all here.
  var usual: [RuleAlias] { self == .xiblint ? aliases : aliases.filter(\.isDefault) }
}
