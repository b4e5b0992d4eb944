import TestSupport

@testable import NibTranslation

extension GraphBuilder {
  /// A view with labels of some texts, and an outlet to the last one.
  static func labels(_ texts: [String], className: String = "NSArray") -> ObjectGraph {
    var builder = GraphBuilder()
    let labels = texts.map { text in
      let text = builder.string(text)
      return builder.add("UILabel", [("UIText", text), ("UINumberOfLines", .int8(2))])
    }
    let subviews = builder.collection(labels, className)
    let view = builder.add("UIView", [("UISubviews", subviews)])
    let name = builder.string("title")
    let outlet = builder.add(
      "UIRuntimeOutletConnection",
      [("UILabel", name), ("UISource", view), ("UIDestination", labels.last ?? .null)])
    return builder.graph(top: [view], connections: [outlet])
  }
}

extension ObjectGraph {
  /// The same objects in another order of the table, with their keys in another order.
  func shuffled(_ seed: Int) -> ObjectGraph {
    var generator = SplitMix64(seed: UInt64(seed))
    let order = [0] + Array(objects.indices.dropFirst()).shuffled(using: &generator)
    var places = Array(repeating: 0, count: objects.count)
    for (place, position) in order.enumerated() { places[position] = place }
    let moved = order.map { position in
      var object = objects[position]
      for index in object.values.indices {
        if let target = object.values[index].value.reference { object.values[index].value = .object(places[target]) }
      }
      if elements(of: position) == nil { object.values.shuffle(using: &generator) }
      return object
    }
    return ObjectGraph(format: format, objects: moved)
  }
}
