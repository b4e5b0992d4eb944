import UIKit

class ItemsController: UITableViewController {
  @IBOutlet weak var emptyLabel: UILabel?

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
  }

  func show() { performSegue(withIdentifier: "showItem", sender: self) }
}

class ItemController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var buyButton: UIButton!

  @IBAction func buy(_ sender: UIButton) { titleLabel.text = "Größe" }
  @IBAction func share(_ sender: Any) { buyButton.isEnabled = false }

  static func make() -> UIViewController {
    UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "Item")
  }
}
