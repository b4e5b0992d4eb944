let a = """
  class NotAClass: UIView { \("class \(1)") """
  """
let b = ##"no "# end \##("x")"##
let c = /[{"]/
class After: UIView { var `class`: Int = 0 }
#if os(iOS)
actor A { nonisolated func f(x: () -> Void) {} } // class Comment: UIView {}
#else
