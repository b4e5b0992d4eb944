import StackModel

/// The versions of systems that documents are compared with, so that only what looks worse on newer ones is reported.
package struct OlderSystems: Sendable {
  /// The major version of iOS; nil if documents for iOS are not compared.
  let iOSVersion: Int?
  /// The major version of macOS; nil if documents for macOS are not compared.
  let macOSVersion: Int?

  package init(iOSVersion: Int? = nil, macOSVersion: Int? = nil) {
    (self.iOSVersion, self.macOSVersion) = (iOSVersion, macOSVersion)
  }

  /// Whether nothing is compared.
  var isEmpty: Bool { iOSVersion == nil && macOSVersion == nil }

  /// Makes documents be laid out as on these systems.
  func apply(to options: inout LayoutOptions) {
    StackViewChoice(iOSVersion: iOSVersion, macOSVersion: macOSVersion).apply(to: &options)
  }

  /// The systems that are compared with these, unless a command names others.
  var newerSystems: StackViewChoice {
    StackViewChoice(
      iOSVersion: iOSVersion.map { max($0, SystemVersion.newestMajor) },
      macOSVersion: macOSVersion.map { max($0, SystemVersion.newestMajor) })
  }

  /// The devices to lay out for, unless somebody asks for others: the phone of new documents, and a tablet.
  var variants: VariantChoice {
    isEmpty
      ? VariantChoice()
      : VariantChoice(devices: [.standard] + [Device(named: "ipad10_9rounded", landscape: false)].compactMap(\.self))
  }

  /// What was compared, for people; nil if nothing was.
  var text: String? { name.map { "compared with \($0)" } }

  /// `iOS 18 and macOS 15`; nil if nothing is compared.
  package var name: String? {
    let systems = [iOSVersion.map { "iOS \($0)" }, macOSVersion.map { "macOS \($0)" }].compactMap(\.self)
    return systems.isEmpty ? nil : systems.joined(separator: " and ")
  }
}
