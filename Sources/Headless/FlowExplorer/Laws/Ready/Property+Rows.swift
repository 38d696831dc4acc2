import CellText
import FlowDriver
public import HeadlessUI

extension Property {
  /// Returns the property that, once nothing waits, the rows of a group belong to what is chosen.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - chosen: The name of the field, the value, or the button that shows what is chosen.
  ///   - belongs: A closure that takes the name of a row and what is chosen, and returns whether the row
  ///     belongs to it.
  public static func rows(
    of group: String, belongTo chosen: String,
    where belongs: @escaping @Sendable (_ row: String, _ chosen: String) -> Bool
  ) -> Property {
    .atRest(
      "once nothing waits, the rows of \(group.quoted) belong to \(chosen.quoted)",
      where: { $0.rows(of: group).isEmpty == false },
      { _, screen in
        let value = screen.value(of: chosen) ?? ""
        let other = screen.rows(of: group).first { belongs($0.name, value) == false }
        return other.map { [.expect($0.absence)] }
      })
  }

  /// Returns the property that the rows of a group are the first of their source, in its order.
  ///
  /// - Parameters:
  ///   - group: The name of the group.
  ///   - source: A closure that returns the names of all rows that there can be on a screen.
  public static func rows(
    of group: String, beginLike source: @escaping @Sendable (Screen<App.Action>) -> [String]
  ) -> Property {
    .always(
      "the rows of \(group.quoted) begin like their source",
      where: { $1.rows(of: group).isEmpty == false },
      { _, screen in
        let rows = screen.rows(of: group)
        let source = source(screen)
        let names = rows.map { $0.name }
        if source.starts(with: names) { return nil }
        let missing = source.prefix(names.count).first { names.contains($0) == false }
        if let missing {
          return [.expect(rows[0].role == .button ? .button(missing) : .text(missing))]
        }
        let pairs = zip(names, source.map { $0.quoted } + names.map { _ in "nothing" })
        let wrong = pairs.first { ($0.quoted == $1) == false }
        return wrong.map { "the row \($0.quoted) is in the place of \($1)" }
      })
  }

  /// Returns the property that no two rows of a group have the same name.
  public static func noRowTwice(in group: String) -> Property {
    .always(
      "no row of \(group.quoted) is there twice", where: { $1.rows(of: group).isEmpty == false },
      { _, screen in
        let names = screen.rows(of: group).map { $0.name }
        let twice = names.first { name in names.count { $0 == name } > 1 }
        return twice.map { "\($0.quoted) is there more than once" }
      })
  }
}

extension Node {
  /// The expectation that the node isn't there.
  var absence: Command.Expectation {
    switch role {
    case .button: .noButton(name, identifier: identifier)
    case .value, .stepper, .field: .noValue(of: name, identifier: identifier)
    default: .noText(name)
    }
  }
}
