/// Rows waiting for elimination, shortest first, and first come first served among equals.
///
/// A row that changes is inserted again; entries that no longer tell the truth are skipped when they come up.
struct LengthQueue {
  private static let bucketCount = 16
  private var buckets: [[Int32]] = Array(repeating: [], count: bucketCount)
  private var heads = Array(repeating: 0, count: bucketCount)

  static func bucket(_ length: Int) -> Int {
    min(length, bucketCount - 1)
  }

  mutating func insert(_ row: Int, length: Int) {
    buckets[Self.bucket(length)].append(Int32(row))
  }

  mutating func next(where isValid: (_ row: Int, _ bucket: Int) -> Bool) -> Int? {
    for bucket in 0..<Self.bucketCount {
      while heads[bucket] < buckets[bucket].count {
        let row = Int(buckets[bucket][heads[bucket]])
        heads[bucket] += 1
        if isValid(row, bucket) { return row }
      }
    }
    return nil
  }
}
