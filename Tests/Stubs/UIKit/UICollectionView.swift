public import Foundation

package struct UICollectionLayoutListConfiguration {
  package enum Appearance { case insetGrouped }
  package enum HeaderMode { case none, supplementary }

  package var headerMode = HeaderMode.none

  package init(appearance: Appearance) {}
}

package final class UICollectionViewCompositionalLayout {
  package static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout() }
}

/// A controller of a collection.
open class UICollectionViewController: UIViewController {
  package let collectionView = UICollectionView()

  package init(collectionViewLayout: UICollectionViewCompositionalLayout) { super.init() }

  /// Creates no controller, because there is no archive on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

package class UICollectionReusableView: UIView {
  package override init() {}
}

package class UICollectionViewCell: UICollectionReusableView {}

package final class UICollectionViewListCell: UICollectionViewCell {
  package var contentConfiguration: UIListContentConfiguration?
  package var accessories: [UICellAccessory] = []
}

package struct UICellAccessory {
  package static func label(text: String) -> UICellAccessory { UICellAccessory() }
}

/// A collection of cells.
@MainActor public final class UICollectionView {
  package static let elementKindSectionHeader = ""

  @MainActor package struct CellRegistration<Cell: UICollectionViewCell, Item> {
    package init(handler: @escaping (Cell, IndexPath, Item) -> Void) {}
  }

  @MainActor package struct SupplementaryRegistration<View: UICollectionReusableView> {
    package init(elementKind: String, handler: @escaping (View, String, IndexPath) -> Void) {}
  }

  package func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  package func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> UICollectionViewCell { UICollectionViewCell() }

  package func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}

package struct NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>
{
  package private(set) var itemIdentifiers: [Item] = []

  package init() {}

  package mutating func appendSections(_ sections: [Section]) {}

  package mutating func appendItems(_ items: [Item], toSection section: Section) {}

  package mutating func reconfigureItems(_ items: [Item]) {}
}

@MainActor
package final class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  package var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?

  package init(
    collectionView: UICollectionView,
    cellProvider: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  ) {}

  package func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { .init() }

  package func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool
  ) {}

  package func itemIdentifier(for indexPath: IndexPath) -> Item? { nil }
}
