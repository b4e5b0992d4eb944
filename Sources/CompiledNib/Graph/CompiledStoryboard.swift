import PropertyLists

/// A `.storyboardc`: nibs of controllers and of their views, and the property list that says which nib has which controller.
public struct CompiledStoryboard: Sendable {
  /// A nib of the storyboard.
  public struct Nib: Sendable {
    /// The name of its file or folder, without `.nib`.
    public let name: String
    /// Its objects.
    public let graph: ObjectGraph

    /// Creates a nib.
    public init(name: String, graph: ObjectGraph) { (self.name, self.graph) = (name, graph) }
  }

  /// The nibs that could be read, in the order of their names.
  public let nibs: [Nib]
  /// The names of all nibs, also of those that could not be read.
  public let nibNames: Set<String>
  /// The nib of each controller by the controller's identifier; nil if there is no readable `Info.plist`.
  public let nibNamesByIdentifier: [String: String]?
  /// The identifier of the controller with which the storyboard starts.
  public let entryPoint: String?
  /// The identifiers of controllers that are in another storyboard.
  public let externalIdentifiers: Set<String>

  /// Creates a storyboard from its nibs.
  ///
  /// - Parameter information: The bytes of its `Info.plist`, a binary property list; nil if there is none.
  public init(nibs: [Nib], nibNames: Set<String>, information: [UInt8]?) {
    (self.nibs, self.nibNames) = (nibs, nibNames)
    let list = information.flatMap { try? BinaryPropertyList($0).propertyList() }
    nibNamesByIdentifier = list?.dictionary.map {
      ($0["UIViewControllerIdentifiersToNibNames"]?.dictionary ?? [:]).compactMapValues(\.string)
    }
    entryPoint = list?["UIStoryboardDesignatedEntryPointIdentifier"]?.string
    externalIdentifiers = Set(
      (list?["UIViewControllerIdentifiersToExternalStoryboardReferences"]?.dictionary ?? [:]).keys)
  }

  /// The nib of a name; nil if there is none that could be read.
  public subscript(name: String) -> ObjectGraph? { nibs.first { $0.name == name }?.graph }
}
