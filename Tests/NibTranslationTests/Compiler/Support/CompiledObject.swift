@testable import NibTranslation

/// An object of a compiled nib; the first one holds all others.
struct CompiledObject: Equatable {
  let graph: ObjectGraph
  let position: Int

  var className: String { graph.objects[position].className }
  var keys: [String] { graph.objects[position].values.map(\.key) }

  subscript(key: String) -> ArchivedValue? { graph.objects[position][key] }

  /// The text that a key refers to.
  func text(_ key: String) -> String? { graph.text(key, of: position) }

  /// The object that a key refers to.
  func object(_ key: String) -> CompiledObject? {
    graph.reference(key, of: position).map { CompiledObject(graph: graph, position: $0) }
  }

  /// The elements of an array or a set.
  func list(_ key: String) -> [CompiledObject] {
    graph.objects(in: key, of: position).map { CompiledObject(graph: graph, position: $0) }
  }

  /// The entries of a dictionary whose keys are texts.
  func entries(_ key: String) -> [String: CompiledObject] {
    let entries = graph.entries(in: key, of: position).compactMap { entry in
      graph.text(of: entry.key).map { ($0, CompiledObject(graph: graph, position: entry.value)) }
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// The number of an NSNumber that a key refers to.
  func number(_ key: String) -> Double? { object(key).flatMap { $0["NS.intval"] ?? $0["NS.dblval"] }?.number }

  /// The text that an NSString is.
  var text: String? { graph.text(of: position) }

  /// The numbers of a point or rectangle.
  func geometry(_ key: String) -> [Double]? {
    guard let data = self[key]?.data, data.first == 7 else { return nil }
    return stride(from: 1, to: data.count, by: 8).map { start in
      Double(bitPattern: data[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  /// All objects of a class in the same nib.
  func all(_ className: String) -> [CompiledObject] {
    graph.objects.indices.map { CompiledObject(graph: graph, position: $0) }.filter { $0.className == className }
  }

  /// The nib that an object holds, such as that of a prototype.
  var archive: CompiledObject? {
    guard let data = graph.reference("archiveData", of: position), let bytes = graph.nestedArchive(of: data),
      let inner = try? ObjectGraph(bytes)
    else { return nil }
    return CompiledObject(graph: inner, position: 0)
  }

  // MARK: Connections

  /// The connections of the nib, as `label: class of the source > class of the destination`.
  var connections: [String] {
    list("UINibConnectionsKey").map { connection in
      let ends = ["UISource", "UIDestination"].map { key in
        guard let end = connection.object(key) else { return "nil" }
        if end.className == "NSMutableArray" {
          return connection.list(key).map(\.summary).joined(separator: " ")
        }
        return end.summary
      }
      return "\(connection.text("UILabel") ?? ""): \(ends.joined(separator: " > "))"
    }
  }

  /// What a placeholder stands for, or which class an object has in the end.
  private var summary: String {
    text("UIProxiedObjectIdentifier") ?? text("UIClassName") ?? className
  }
}
