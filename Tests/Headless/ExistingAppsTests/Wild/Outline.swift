import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A list whose first row, once deleted, comes back at the end.
///
/// See <https://github.com/vincode-io/Zavala/issues/61>.
@MainActor final class Outline: FaultyModel {
  private(set) var rows = ["1", "2", "3"]
  private var deleted: [(row: String, index: Int)] = []

  var canUndo: Bool { deleted.isEmpty == false }

  func delete(_ row: String) {
    guard let index = rows.firstIndex(of: row) else { return }
    deleted.append((rows.remove(at: index), index))
  }

  func undo() {
    guard let (row, index) = deleted.popLast() else { return }
    rows.insert(row, at: index > 0 || isMended ? index : rows.count)
  }
}

extension Report {
  static let outline = Report(
    "a row that comes back elsewhere",
    found: .rows(of: "Outline") { screen in
      let rows = Set(screen.rows(of: "Outline").map { $0.name })
      return ["1", "2", "3"].filter(rows.contains)
    },
    among: Property.usual + [.noRowTwice(in: "Outline")]
  ) { (outline: Outline) in
    Screen(
      title: "Outline", bar: [Button("Undo", action: outline.canUndo ? "Undo" : nil)],
      content: [
        .group("Outline", children: outline.rows.map { .button(Button($0, action: $0)) })
      ])
  } perform: { outline, action in
    if action == "Undo" { outline.undo() } else { outline.delete(action) }
  }
}
