/// Values that live as long as the process.
package enum ProcessLifetime {
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Keeps a value until the process ends. The system frees its memory as a whole; part by part that takes time.
  package static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Box(value)) }
}
