import CompiledNib

/// The object of a nib that holds all others.
enum NibRoot {
  static func proxy(_ identifier: String, in builder: inout GraphBuilder) -> ArchivedValue {
    builder.add(
      ArchivedObject("UIProxyObject", [.init("UIProxiedObjectIdentifier", builder.string(identifier))]))
  }

  static func outlet(
    _ label: String, _ source: ArchivedValue, _ destination: ArchivedValue, in builder: inout GraphBuilder
  ) -> ArchivedValue {
    builder.add(
      ArchivedObject(
        "UIRuntimeOutletConnection",
        [.init("UILabel", builder.string(label)), .init("UISource", source), .init("UIDestination", destination)]))
  }

  /// Completes the root, which is the first object.
  static func set(
    _ root: ArchivedValue, top: [ArchivedValue], objects: [ArchivedValue], connections: [ArchivedValue],
    in builder: inout GraphBuilder
  ) {
    builder.set(
      root,
      ArchivedObject(
        "NSObject",
        [
          .init("UINibTopLevelObjectsKey", builder.list(top)), .init("UINibObjectsKey", builder.list(objects)),
          .init("UINibConnectionsKey", builder.list(connections)),
          .init("UINibVisibleWindowsKey", builder.list([])),
          .init("UINibAccessibilityConfigurationsKey", builder.list([])),
          .init("UINibTraitStorageListsKey", builder.list([])), .init("UINibKeyValuePairsKey", builder.list([])),
        ]))
  }
}
