/// The name of a document in an information property list or in a build setting.
struct LaunchReference: Sendable {
  let key: LaunchKey
  /// The key as it is written, without the start of a build setting.
  let writtenKey: String
  /// The name, in each configuration of the target.
  let names: [String]
  /// The file that has the name, and where in it.
  let file: String
  let path: [String]
  /// The target whose property list it is; nil if none is known.
  let target: LaunchTarget?
}
