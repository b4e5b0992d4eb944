public import NibDecoder
import Support

/// A `<visualEffectView>`. Its content view always fills it, so the constraints in the content view give it its size.
public final class VisualEffectView: View {
  /// What the blur looks like.
  package enum BlurStyle: String, CaseIterable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark

    /// Whether the blur is dark in light appearance, too.
    package var isDark: Bool { self == .dark || rawValue.hasByteSuffix("Dark") }
  }

  /// What the blur looks like; nil without one.
  package var blurStyle: BlurStyle? {
    decodeLate { $0.childCoders(named: ["blurEffect"]).first?.decodeEnum(BlurStyle.self, forKey: "style") }
  }

  /// Reads the view. The stored frame of its content view only says how large the view was.
  public required init(coder: NibCoder) throws {
    try super.init(coder: coder)
    for view in subviews where view.key == "contentView" { view.declaredFrame = nil }
  }
}

extension VisualEffectView: TextlessView {
  static var elementNames: [String] { ["visualEffectView"] }

  /// What lies below remains visible.
  var standardContent: ViewContent { .empty }
}
