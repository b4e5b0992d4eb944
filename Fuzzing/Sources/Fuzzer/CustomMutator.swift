/// libFuzzer's own mutation of bytes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// Half of the mutations of documents know what elements and attributes are, the others know bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
  guard Fuzzer.target.readsDocuments, seed & 1 == 0 else { return mutateBytes(start, count, limit) }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var mutation = DocumentMutation(bytes, limit: limit, seed: seed)
  guard mutation.mutate() else { return mutateBytes(start, count, limit) }
  return mutation.bytes.copy(to: start)
}

/// Puts a part of one document into another; other inputs are libFuzzer's to cross.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
  _ first: UnsafePointer<UInt8>?, _ firstCount: Int, _ second: UnsafePointer<UInt8>?, _ secondCount: Int,
  _ result: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
  guard Fuzzer.target.readsDocuments else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: first, count: firstCount))
  var mutation = DocumentMutation(bytes, limit: limit, seed: seed)
  let other = Array(UnsafeBufferPointer(start: second, count: secondCount))
  return mutation.crossOver(with: other) ? mutation.bytes.copy(to: result) : 0
}

extension [UInt8] {
  /// - Returns: How many bytes there are.
  fileprivate func copy(to start: UnsafeMutablePointer<UInt8>) -> Int {
    for (index, byte) in enumerated() { start[index] = byte }
    return count
  }
}
