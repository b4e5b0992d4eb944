/// Sums of variables, each kept once, however often and in whatever scale constraints mention it.
///
/// A form is normalised: variables ascend and the first coefficient is 1.
struct FormTable: ~Copyable {
  private var starts: UncheckedArray<Int32>
  private(set) var variables: UncheckedArray<Int32>
  private(set) var coefficients: UncheckedArray<Double>
  private var buckets: UncheckedArray<Int32>

  /// `capacity`: how many forms there may be; more are possible.
  init(capacity: Int) {
    starts = UncheckedArray(capacity: capacity + 1)
    starts.append(0)
    variables = UncheckedArray(capacity: 2 * capacity)
    coefficients = UncheckedArray(capacity: 2 * capacity)
    var bucketCount = 16
    while bucketCount < 2 * capacity { bucketCount *= 2 }
    buckets = UncheckedArray(repeating: -1, count: bucketCount)
  }

  var count: Int { starts.count - 1 }

  func terms(_ form: Int) -> Range<Int> {
    Int(starts[form])..<Int(starts[form + 1])
  }

  /// Adds a term to the form that `close` completes.
  mutating func addTerm(variable: Int32, coefficient: Double) {
    var place = variables.count
    let start = Int(starts[starts.count - 1])
    variables.append(variable)
    coefficients.append(coefficient)
    while place > start, variables[place - 1] > variable {
      variables.swapAt(place, place - 1)
      coefficients.swapAt(place, place - 1)
      place -= 1
    }
  }

  /// The number of the form whose terms were added, new or known, and the scale: the sum is scale × form.
  mutating func close() -> (form: Int, scale: Double) {
    let start = Int(starts[starts.count - 1])
    let scale = coefficients[start]
    if scale != 1 {
      for place in start..<coefficients.count { coefficients[place] /= scale }
    }
    var bucket = firstBucket(start..<variables.count)
    while buckets[bucket] >= 0 {
      let form = Int(buckets[bucket])
      if isEqual(terms(form), start..<variables.count) {
        variables.truncate(to: start)
        coefficients.truncate(to: start)
        return (form, scale)
      }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    buckets[bucket] = Int32(count)
    starts.append(Int32(variables.count))
    if count * 2 > buckets.count { grow() }
    return (count - 1, scale)
  }

  /// Gives variables from a number upwards other numbers, in the same order. No form is added after that.
  mutating func renumber(from first: Int32, to start: Int32) {
    for place in 0..<variables.count where variables[place] >= first { variables[place] += start - first }
  }

  /// The form `first + ratio × second`, if there is one; `first` is the lower variable.
  func pair(_ first: Int32, _ second: Int32, ratio: Double) -> Int? {
    var bucket = Int(truncatingIfNeeded: Self.mix(Self.mix(Self.seed, first, 1), second, ratio)) & (buckets.count - 1)
    while buckets[bucket] >= 0 {
      let form = Int(buckets[bucket])
      let start = Int(starts[form])
      if terms(form).count == 2, variables[start] == first, variables[start + 1] == second,
        coefficients[start + 1] == ratio
      {
        return form
      }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return nil
  }

  /// The form of terms in ascending order, once their first coefficient is made 1.
  func firstIndex(ofNormalized sum: [(variable: Int32, coefficient: Double)]) -> Int? {
    for form in 0..<count where variables[starts[form]] == sum[0].variable && isEqual(terms(form), sum) { return form }
    return nil
  }

  private func isEqual(_ range: Range<Int>, _ sum: [(variable: Int32, coefficient: Double)]) -> Bool {
    guard range.count == sum.count else { return false }
    return zip(range, sum).allSatisfy {
      variables[$0] == $1.variable && coefficients[$0] == $1.coefficient / sum[0].coefficient
    }
  }

  private func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count {
      let (first, second) = (left.lowerBound + offset, right.lowerBound + offset)
      if variables[first] != variables[second] || coefficients[first] != coefficients[second] { return false }
    }
    return true
  }

  private mutating func grow() {
    buckets.reset(to: -1, count: buckets.count * 4)
    for form in 0..<count {
      var bucket = firstBucket(terms(form))
      while buckets[bucket] >= 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = Int32(form)
    }
  }

  private func firstBucket(_ range: Range<Int>) -> Int {
    var hash = Self.seed
    for place in range { hash = Self.mix(hash, variables[place], coefficients[place]) }
    return Int(truncatingIfNeeded: hash) & (buckets.count - 1)
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mix(_ hash: UInt64, _ variable: Int32, _ coefficient: Double) -> UInt64 {
    var mixed = (hash ^ UInt64(truncatingIfNeeded: variable)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= coefficient.bitPattern &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 29)
  }
}
