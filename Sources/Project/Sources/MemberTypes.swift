/// The types of a class's members that documents connect or set, by their names. Several for a member, if classes of a name
/// differ.
public struct MemberTypes: Hashable, Sendable {
  /// The classes that outlets are declared with.
  public internal(set) var outlets: [String: Set<String>] = [:]
  /// The types of the properties that are marked for Interface Builder's inspector.
  public internal(set) var inspectables: [String: Set<String>] = [:]
  /// The types of the senders that actions rely on, by selector: the method asks its only parameter for what not every sender
  /// has. Empty for an action that takes any sender.
  public internal(set) var senders: [String: Set<String>] = [:]

  mutating func merge(_ other: Self) {
    outlets.merge(other.outlets) { $0.union($1) }
    inspectables.merge(other.inspectables) { $0.union($1) }
    senders.merge(other.senders) { $0.union($1) }
  }
}
