import class UIKit.UIView
@MainActor @objc(HomeView) public final class Home<T: Equatable>: Base.View<[T]>, Sendable where T: Hashable {
  @IBOutlet private weak var title: UILabel!, subtitle: UILabel?
  @IBOutlet var rows: [UIStackView]!
  @objc(do:with:) func perform(_ a: Int, with b: String = "}") {}
  @IBAction func tap(_ sender: Any?, forEvent event: UIEvent) { let s = #"\#(1) " { "#; print("\(s) \("a{")") }
  class func make() -> Self { fatalError() }
  /* { /* nested */ */ struct Inner { class Deep: Home {} }
}
extension Home.Inner { @IBInspectable var radius: CGFloat { get { 1 } set {} } }
typealias Start = Module.Home<Int>
