import Testing

/// An `init` makes a value of values. What asks the system has a name that says so: `read`, `find`, `open`, `create`.
@Suite struct InitializerTests {
  /// Functions of the system. Without arguments `stat()` is a value.
  private static let systemCalls: Set<String> = [
    "open", "openat", "pread", "stat", "lstat", "fstat", "access", "opendir", "readdir", "readlink", "realpath",
    "getcwd", "getenv", "pipe", "unlink", "mkdir", "rename", "flock", "ioctl", "isatty", "socket", "bind", "listen",
    "fcntl", "mmap", "dlopen", "posix_spawn", "posix_spawnp",
  ]
  /// What is made only to ask the system.
  private static let members: Set<Substring> = ["withSystemPath", "exists", "isRepository"]

  /// Initializers that may, and why.
  private static let exceptions = [
    "BundleFiles.init(file:)": "reads when somebody asks for the content",
    "LayoutDocument.init(contentsOf:)": "public, and named as those of Foundation that read",
    "XMLTree.init(contentsOf:)": "public, and named as those of Foundation that read",
  ]

  /// The initializers that ask the system, themselves or by the functions of types that they call.
  private static func found(in sources: [SwiftSource]) -> [String] {
    let functions = sources.flatMap { SwiftFunction.all(in: $0) }
    let graph = CallGraph(functions)
    let asking = graph.callers { function in
      !function.members.isDisjoint(with: members)
        || function.calls.contains { call in
          call.receiver == "self" && systemCalls.contains(call.name) && !call.label.isEmpty
            && !graph.has(call.name, in: function.type)
        } || readsInputFile(function)
    }
    return asking.filter { functions[$0].name == "init" }.map { functions[$0].shown }.sorted()
  }

  /// Whether a function calls `InputFile.read`. Its result is one of those that have a `get`.
  private static func readsInputFile(_ function: SwiftFunction) -> Bool {
    guard function.members.contains("get") || function.calls.contains(where: { $0.receiver == "InputFile" }) else {
      return false
    }
    return function.calls.contains { $0.receiver.isEmpty && $0.name == "read" && ["", "limit"].contains($0.label) }
  }

  @Test func initializersMakeValuesOfValues() {
    #expect(SwiftSource.all.count > 500)
    #expect(Self.found(in: SwiftSource.all).filter { Self.exceptions[$0] == nil } == [])
  }

  @Test func exceptionsAreNeeded() {
    let found = Set(Self.found(in: SwiftSource.all))
    #expect(Self.exceptions.keys.filter { !found.contains($0) }.sorted() == [])
  }

  @Test func initializersThatAskAreFound() {
    let text = """
      struct Box {
        let size: Int
        init(_ size: Int) { self.size = size }
        init(path: String) { size = Self.size(path) }
        init?(file: InputFile) {
          guard let bytes = try? file.read().get() else { return nil }
          self.init(bytes.count)
        }
        private static func size(_ path: String) -> Int {
          var status = stat()
          return lstat(path, &status) == 0 ? 1 : 0
        }
        static func find(in folder: String) -> Box { Box(path: folder) }
      }

      extension Crate.Lid {
        init(_ text: String) { self = read(text) }
        init(near path: String) { box = Box.find(in: path) }
        private func read(_ text: String) -> Lid { Lid() }
      }
      """
    #expect(
      Self.found(in: [SwiftSource(path: "A/B.swift", text: text)])
        == ["Box.init(file:)", "Box.init(path:)", "Crate.Lid.init(near:)"])
  }
}

/// Which functions call which.
private struct CallGraph {
  private let functions: [SwiftFunction]
  /// The functions of types, by the last name of the type.
  private var places: [String: [Int]] = [:]

  init(_ functions: [SwiftFunction]) {
    self.functions = functions
    for (index, function) in functions.enumerated() {
      places[Self.key(Self.last(function.type), function.name), default: []].append(index)
    }
  }

  private static func last(_ type: String) -> String { type.split(separator: ".").last.map(String.init) ?? "" }

  private static func key(_ type: String, _ name: String) -> String { "\(type).\(name)" }

  /// Whether a type has functions of a name.
  func has(_ name: String, in type: String) -> Bool { places[Self.key(Self.last(type), name)] != nil }

  /// Functions, and those that call them directly or by others.
  func callers(of isWanted: (SwiftFunction) -> Bool) -> Set<Int> {
    var callers: [Int: [Int]] = [:]
    for (index, function) in functions.enumerated() {
      for called in function.calls.flatMap({ called(by: $0, in: function) }) {
        callers[called, default: []].append(index)
      }
    }
    var open = functions.indices.filter { isWanted(functions[$0]) }
    var found = Set(open)
    while let next = open.popLast() {
      for caller in callers[next] ?? [] where found.insert(caller).inserted { open.append(caller) }
    }
    return found
  }

  private func called(by call: SwiftFunction.Call, in function: SwiftFunction) -> [Int] {
    guard !call.receiver.isEmpty else { return [] }
    let type = call.receiver == "self" ? function.type : call.receiver
    let found = (places[Self.key(Self.last(type), call.name)] ?? []).filter { functions[$0].label == call.label }
    return call.receiver == "self" ? found.filter { functions[$0].type == type } : found
  }
}
