/// A target of an Xcode project.
public struct XcodeTarget: Sendable {
  /// The name in Xcode.
  public let name: String
  /// The Swift modules that the target's configurations make, mostly one.
  public let moduleNames: Set<String>
  /// Such as `com.apple.product-type.application`; nil for aggregates.
  public let productType: String?
  /// Sources, documents, catalogs and other resources.
  public let files: TargetFiles
  /// The names of linked frameworks and libraries, without their suffixes, and of linked products of packages.
  public let linkedProducts: Set<String>
  /// The lowest system versions of its configurations by build setting, such as `IPHONEOS_DEPLOYMENT_TARGET`.
  public var deploymentTargets: [String: String] {
    deploymentSettings.compactMapValues { values in values.filter { !$0.contains("$") }.min(by: Self.isLower) }
  }
  /// What all its configurations say by build setting, with references to other settings such as `$(MINIMUM)`.
  public let deploymentSettings: [String: Set<String>]
  /// The build settings in each of its configurations.
  package let configurations: [BuildConfiguration]
  /// The paths of its information property lists, as far as they are known. Mostly there is one.
  package let informationPropertyLists: Set<String>

  private static func isLower(_ one: String, _ other: String) -> Bool {
    let numbers = [one, other].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers[0].lexicographicallyPrecedes(numbers[1])
  }

  /// Whether the target is an app, an app extension or an app clip: something that the system starts.
  public var isApplication: Bool {
    guard let productType else { return false }
    return productType.contains(".application") || productType.contains("extension")
  }
}
