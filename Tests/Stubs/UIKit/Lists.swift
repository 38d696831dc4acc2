public import Foundation

extension IndexPath {
  package var section: Int { self[0] }
  package var row: Int { self[1] }
}

@MainActor package struct UIListContentConfiguration {
  package var text: String?
  package var secondaryText: String?

  package static func subtitleCell() -> Self { Self() }
}

@MainActor package final class UIAction {
  package let sender: Any? = nil
  let handler: @MainActor (UIAction) -> Void

  package init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }
}

/// A view.
@MainActor open class UIView {
  package var accessibilityIdentifier: String?
  package var accessibilityLabel: String?
}

/// A view that a person uses.
open class UIControl: UIView {
  package enum Event { case valueChanged, editingChanged, editingDidEndOnExit }

  package var isEnabled = true
  private var actions: [(event: Event, action: UIAction)] = []

  package func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }

  package func sendActions(for event: Event) {
    for (_, action) in actions.filter({ $0.event == event }) { action.handler(action) }
  }
}

package final class UIStepper: UIControl {
  package var value = 0.0
  package var minimumValue = 0.0
  package var maximumValue = 100.0

  package override init() {}
}

/// A field.
open class UITextField: UIControl {
  package var text: String?
  package var placeholder: String?
  package var isSecureTextEntry = false
  package var markedTextRange: UITextRange?

  package init(frame: CGRect) { super.init() }

  /// Creates no field, because there is no archive on Linux.
  public required init?(coder: NSCoder) { nil }
}

package final class UITextRange {
  package init() {}
}

package class UIImage {
  package init?(named name: String) {}

  package init?(data: Data) { if data.isEmpty { return nil } }
}

/// A table of cells.
@MainActor public final class UITableView {
  package enum Style { case insetGrouped }

  package func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

/// A cell of a table.
@MainActor public final class UITableViewCell: UIView {
  package enum CellStyle { case `default` }
  package enum SelectionStyle { case none }

  package var contentConfiguration: UIListContentConfiguration?
  package var selectionStyle = SelectionStyle.none
  package var accessoryView: UIView?

  package init(style: CellStyle, reuseIdentifier: String?) {}
}

/// A controller of a table.
open class UITableViewController: UIViewController {
  package init(style: UITableView.Style) { super.init() }

  /// Creates no controller, because there is no archive on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the title of a section.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the number of cells.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns a cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
