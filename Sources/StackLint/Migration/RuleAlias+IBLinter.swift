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
