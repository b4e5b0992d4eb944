class A: B {} class B: A {}
class C: UIView { func a(b c: Int, _: [String: (Int, Int)]) {} }