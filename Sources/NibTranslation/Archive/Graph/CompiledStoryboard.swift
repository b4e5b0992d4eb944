import Formats

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
  /// Controllers of other storyboards, by the identifiers that this one has for them.
  public let externalControllers: [String: ExternalController]

  /// A controller of another storyboard.
  public struct ExternalController: Hashable, Sendable {
    /// The name of the storyboard; nil for the same one.
    public let storyboard: String?
    /// The controller's identifier there; nil for the one with which it starts.
    public let identifier: String?
    /// The bundle of the storyboard; nil for the same one.
    public let bundle: String?
  }

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
    let references = list?["UIViewControllerIdentifiersToExternalStoryboardReferences"]?.dictionary ?? [:]
    externalControllers = references.mapValues {
      ExternalController(
        storyboard: $0["UIReferencedStoryboardName"]?.string,
        identifier: $0["UIReferencedControllerIdentifier"]?.string,
        bundle: $0["UIReferencedBundleIdentifier"]?.string)
    }
  }

  /// The nib of a name; nil if there is none that could be read.
  public subscript(name: String) -> ObjectGraph? { nibs.first { $0.name == name }?.graph }
}
