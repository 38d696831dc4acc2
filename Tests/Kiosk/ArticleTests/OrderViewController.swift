import JuiceModel
import JuiceViewModels
import UIKit

final class OrderViewController: UICollectionViewController {
  private enum Section { case stock, juices }
  private enum Item: Hashable {
    case fruit(Fruit.ID)
    case juice(Juice.ID)
  }
  private struct Row {
    let identifier: String
    let name: String
    let symbol: String?
    let value: String?
    var note: String?
  }

  private let order: OrderViewModel
  private var rows: [Item: Row] = [:]
  private var shownAlert: PresentedAlert<AlertAction>?
  private var shownStockEdit: StockEditViewModel?
  private lazy var dataSource = makeDataSource()

  init(_ order: OrderViewModel) {
    self.order = order
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
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
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.stock, .juices])
    snapshot.appendItems(order.fruits.map { .fruit($0.id) }, toSection: .stock)
    snapshot.appendItems(order.juices.map { .juice($0.id) }, toSection: .juices)
    dataSource.apply(snapshot, animatingDifferences: false)
    follow { [weak self] in self?.update() }
  }

  private func update() {
    for fruit in order.fruits {
      rows[.fruit(fruit.id)] = Row(
        identifier: "fruit.\(fruit.id)", name: fruit.name, symbol: fruit.symbol,
        value: fruit.count)
    }
    for juice in order.juices {
      rows[.juice(juice.id)] = Row(
        identifier: "juice.\(juice.id)", name: juice.title, symbol: juice.symbol,
        value: juice.shortageReason, note: juice.recipe)
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
    present()
  }

  /// Presents the alert or the sheet of the view model, once the former one has gone.
  private func present() {
    let (alert, stockEdit) = (order.alert, order.stockEdit)
    let isShown = alert == shownAlert && stockEdit === shownStockEdit
    guard isShown == false else { return }
    if let transition = presentedViewController?.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in self?.present() }
    } else if case .some = presentedViewController {
      dismiss(animated: true) { [weak self] in self?.present() }
    } else {
      (shownAlert, shownStockEdit) = (alert, stockEdit)
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

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [weak self] cell, _, item in
      guard let row = self?.rows[item] else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = [row.symbol, row.name].compactMap { $0 }.joined(separator: " ")
      content.secondaryText = row.note
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = row.identifier
      cell.accessories = row.value.map { [.label(text: $0)] } ?? []
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [order] view, _, index in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = index.section == 0 ? order.stockTitle : order.juicesTitle
      view.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { view, index, item in
      view.dequeueConfiguredReusableCell(using: cell, for: index, item: item)
    }
    dataSource.supplementaryViewProvider = { view, _, index in
      view.dequeueConfiguredReusableSupplementary(using: header, for: index)
    }
    return dataSource
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if case .juice(let id) = dataSource.itemIdentifier(for: indexPath) {
      order.juiceButtonTapped(id)
    }
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
