import Formats
import StackLint
import Support

/// What a client says of itself.
struct Client {
  /// The unit of characters in positions.
  private(set) var unit = ColumnUnit.utf16
  /// Whether it asks for diagnostics; they are not sent unasked then.
  private(set) var pullsDiagnostics = false
  private(set) var refreshesDiagnostics = false
  /// What it shows of diagnostics.
  private(set) var diagnostics = DiagnosticWriter.Abilities()
  /// Whether it takes texts with places for the cursor.
  private(set) var takesSnippets = false
  /// Whether it tells of files that change, if asked.
  private(set) var watchesFiles = false
  /// What it can do with edits.
  private(set) var abilities = EditWriter.Abilities()
  /// The folders of the workspace.
  private(set) var folders: [AbsolutePath] = []
  /// Whether it shows that something takes long.
  private(set) var showsProgress = false
  /// What the user asks for.
  private(set) var showsFrames = false
  /// Whether it has a command that shows pictures.
  private(set) var showsPictures = false

  init() {}

  /// Reads the parameters of `initialize`.
  ///
  /// - Parameter links: Where rules are described.
  init(_ parameters: JSONNode, _ links: RuleLinks) throws(JSONNode.Problem) {
    let capabilities = try parameters.member("capabilities")
    let text = try capabilities?.member("textDocument")
    let workspace = try capabilities?.member("workspace")
    unit = try Self.unit(capabilities?.member("general"))
    pullsDiagnostics = try text?.member("diagnostic") != nil
    let shown = try text?.member("publishDiagnostics")
    diagnostics.hasRelatedInformation = try shown?.member("relatedInformation")?.flag() ?? false
    diagnostics.links = try shown?.member("codeDescriptionSupport")?.flag() ?? false ? links : nil
    takesSnippets =
      try text?.member("completion")?.member("completionItem")?.member("snippetSupport")?.flag() ?? false
    refreshesDiagnostics = try workspace?.member("diagnostics")?.member("refreshSupport")?.flag() ?? false
    watchesFiles = try workspace?.member("didChangeWatchedFiles")?.member("dynamicRegistration")?.flag() ?? false
    let edits = try workspace?.member("workspaceEdit")
    abilities.checksVersions = try edits?.member("documentChanges")?.flag() ?? false
    for operation in try edits?.member("resourceOperations")?.array() ?? [] {
      switch try operation.string() {
      case "create": abilities.createsFiles = abilities.checksVersions
      case "rename": abilities.movesFiles = abilities.checksVersions
      default: continue
      }
    }
    folders = try Self.folders(parameters)
    showsProgress = try capabilities?.member("window")?.member("workDoneProgress")?.flag() ?? false
    let options = try parameters.member("initializationOptions")
    showsFrames = try options?.member("inlayHints")?.flag() ?? false
    showsPictures = try options?.member("pictures")?.flag() ?? false
  }

  /// What it takes of code actions.
  var actions: ActionClient {
    ActionClient(abilities: abilities, diagnostics: diagnostics, unit: unit)
  }

  /// The first unit that both know.
  private static func unit(_ general: JSONNode?) throws(JSONNode.Problem) -> ColumnUnit {
    let names = try general?.member("positionEncodings")?.array() ?? []
    for name in names {
      switch try name.string() {
      case "utf-8": return .utf8
      case "utf-16": return .utf16
      case "utf-32": return .unicodeScalars
      default: continue
      }
    }
    return .utf16
  }

  /// The name of the unit in the Language Server Protocol.
  var unitName: String {
    switch unit {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .unicodeScalars: "utf-32"
    }
  }

  private static func folders(_ parameters: JSONNode) throws(JSONNode.Problem) -> [AbsolutePath] {
    if let folders = try parameters.member("workspaceFolders") { return try paths(folders.array()) }
    if let uri = try parameters.member("rootUri") {
      return [DocumentURI(try uri.string()).path].compactMap(\.self)
    }
    return try parameters.member("rootPath").map { (path) throws(JSONNode.Problem) in [AbsolutePath(try path.string())]
    }
      ?? []
  }

  /// Takes the parameters of `workspace/didChangeWorkspaceFolders`.
  mutating func changeFolders(_ parameters: JSONNode) throws(JSONNode.Problem) {
    let event = try parameters.requiredMember("event")
    let removed = try Self.paths(event.array("removed"))
    folders.removeAll(where: removed.contains)
    for folder in try Self.paths(event.array("added")) where !folders.contains(folder) { folders.append(folder) }
  }

  private static func paths(_ folders: [JSONNode]) throws(JSONNode.Problem) -> [AbsolutePath] {
    var paths: [AbsolutePath] = []
    for folder in folders {
      if let path = DocumentURI(try folder.string("uri")).path { paths.append(path) }
    }
    return paths
  }
}
