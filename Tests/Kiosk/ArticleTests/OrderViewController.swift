import JuiceModel
import JuiceViewModels
import Observation
import UIKit

final class OrderViewController: UITableViewController {
  private let order: OrderViewModel
  private var fruitCells: [UITableViewCell] = []
  private var juiceCells: [UITableViewCell] = []
  private var shownAlert: PresentedAlert<AlertAction>?
  private var shownStockEdit: StockEditViewModel?

  init(_ order: OrderViewModel) {
    self.order = order
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = order.title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: order.editStockTitle,
      primaryAction: UIAction { [order] _ in order.editStockButtonTapped() })
    fruitCells = order.fruits.map { UITableViewCell(identifier: "fruit.\($0.id)") }
    juiceCells = order.juices.map { UITableViewCell(identifier: "juice.\($0.id)") }
    for cell in fruitCells { cell.selectionStyle = .none }
    follow { [weak self] in self?.update() }
  }

  private func update() {
    for (cell, fruit) in zip(fruitCells, order.fruits) {
      cell.show([fruit.symbol, fruit.name, fruit.count])
    }
    for (cell, juice) in zip(juiceCells, order.juices) {
      let note = [juice.recipe, juice.shortageReason].compactMap { $0 }
      cell.show([juice.symbol, juice.title], note: note.joined(separator: "\n"))
    }
    present()
  }

  /// Presents the alert or the sheet of the view model, once the former one has gone.
  private func present() {
    let alert = order.alert
    let stockEdit = order.stockEdit
    let isShown = alert == shownAlert && stockEdit === shownStockEdit
    guard isShown == false else { return }
    if let transition = presentedViewController?.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.present() }
    } else if case .some = presentedViewController {
      dismiss(animated: true) { [weak self] in self?.present() }
    } else {
      shownAlert = alert
      shownStockEdit = stockEdit
      if let alert { present(makeController(alert), animated: true) }
      if let stockEdit { present(makeController(stockEdit), animated: true) }
    }
  }

  private func makeController(_ alert: PresentedAlert<AlertAction>) -> UIViewController {
    let controller = UIAlertController(
      title: alert.intent.title, message: alert.intent.message, preferredStyle: .alert)
    let cancel = alert.intent.buttons.firstIndex { $0.role == .cancel }
    for (index, button) in alert.intent.buttons.enumerated() {
      let style: UIAlertAction.Style =
        index == cancel ? .cancel : button.role == .destructive ? .destructive : .default
      controller.addAction(
        UIAlertAction(title: button.title, style: style) { [order] _ in
          order.alertButtonTapped(button.action, of: alert)
        })
    }
    if alert.intent.buttons.isEmpty {
      controller.addAction(
        UIAlertAction(title: order.phrases.confirm, style: .default) { [order] _ in
          order.dismissed(alert)
        })
    }
    return controller
  }

  private func makeController(_ stockEdit: StockEditViewModel) -> UIViewController {
    let sheet = StockEditViewController(stockEdit)
    let controller = UINavigationController(rootViewController: sheet)
    controller.presentationController?.delegate = sheet
    return controller
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? order.stockTitle : order.juicesTitle }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    (section == 0 ? fruitCells : juiceCells).count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    (indexPath.section == 0 ? fruitCells : juiceCells)[indexPath.row]
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 1 { order.juiceButtonTapped(order.juices[indexPath.row].id) }
  }
}

extension UITableViewCell {
  convenience init(identifier: String) {
    self.init(style: .default, reuseIdentifier: nil)
    accessibilityIdentifier = identifier
  }

  func show(_ words: [String?], note: String? = nil) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = words.compactMap { $0 }.joined(separator: " ")
    content.secondaryText = note
    contentConfiguration = content
  }
}

extension UIViewController {
  /// Calls a function now, and again after each change of the properties that it has read.
  func follow(_ update: @escaping @MainActor () -> Void) {
    withObservationTracking {
      update()
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.follow(update) }
    }
  }
}
