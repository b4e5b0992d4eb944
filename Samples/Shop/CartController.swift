import UIKit

final class CartController: UIViewController {
  @IBOutlet private var detailLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    detailLabel.text = "A5, 160 pages"
  }

  @IBAction private func pay() {}
}
