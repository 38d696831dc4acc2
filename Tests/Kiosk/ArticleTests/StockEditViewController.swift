import JuiceModel
import JuiceViewModels
import UIKit

final class StockEditViewController: UITableViewController {
  private let stockEdit: StockEditViewModel
  private var cells: [UITableViewCell] = []

  init(_ stockEdit: StockEditViewModel) {
    self.stockEdit = stockEdit
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = stockEdit.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: stockEdit.cancelTitle,
      primaryAction: UIAction { [stockEdit] _ in stockEdit.dismissed() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: stockEdit.closeTitle,
      primaryAction: UIAction { [stockEdit] _ in stockEdit.closeButtonTapped() })
    cells = stockEdit.rows.map(makeCell)
    follow { [weak self] in self?.update() }
  }

  private func update() {
    isModalInPresentation = stockEdit.hasChanges
    for (cell, row) in zip(cells, stockEdit.rows) {
      cell.show([row.symbol, row.name, row.count], note: row.changeNote)
      (cell.accessoryView as? UIStepper)?.value = Double(row.value)
    }
  }

  private func makeCell(_ row: StockEditViewModel.Row) -> UITableViewCell {
    let stepper = UIStepper()
    stepper.minimumValue = Double(row.bounds.lowerBound)
    stepper.maximumValue = Double(row.bounds.upperBound)
    stepper.accessibilityIdentifier = row.id.rawValue
    stepper.accessibilityLabel = row.name
    stepper.addAction(
      UIAction { [stockEdit] action in
        guard let stepper = action.sender as? UIStepper else { return }
        stockEdit.countChanged(row.id, to: Int(stepper.value))
      },
      for: .valueChanged)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.accessoryView = stepper
    return cell
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells[indexPath.row]
  }
}

extension StockEditViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    stockEdit.dismissed()
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let question = UIAlertController(
      title: nil, message: stockEdit.closeHint, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: stockEdit.closeTitle, style: .default) { [stockEdit] _ in
        stockEdit.closeButtonTapped()
      })
    question.addAction(
      UIAlertAction(title: stockEdit.cancelTitle, style: .destructive) { [stockEdit] _ in
        stockEdit.dismissed()
      })
    question.addAction(UIAlertAction(title: stockEdit.title, style: .cancel))
    present(question, animated: true)
  }
}
