import CellText
import HeadlessUI
import TextRendering

/// The number of rows from which on the last one is the port's.
private let leastRows = 8
/// The number of rows from which on the content stands in the upper part, with the row below it.
private let tallRows = 30

extension TerminalState {
  var appViewport: Viewport {
    guard viewport.rows >= leastRows else { return viewport }
    return Viewport(columns: viewport.columns, rows: viewport.rows - 1)
  }

  var isTall: Bool { viewport.rows >= tallRows }

  var lastRow: String? {
    guard mode == .question || viewport.rows >= leastRows else { return nil }
    let columns = min(viewport.columns, TextRenderer.mostColumns)
    let margin = String(repeating: " ", count: (viewport.columns - columns) / 2)
    return margin + Hint.row(of: hints(columns: columns), columns: columns)
  }

  private func hints(columns: Int) -> [Hint] {
    switch mode {
    case .question:
      let leave = String("q \(words.leaveUnsaved)".visible.prefix(columns: columns))
      return [Hint(words.question, rank: 1), Hint(leave, rank: 3), Hint(words.stay, rank: 2)]
    case .keys: return [Hint("Esc \(words.back)", rank: 0)]
    case .numbers(let typed) where typed.isEmpty == false: return hints(of: typed)
    case .app, .numbers, .left: return keyHints
    }
  }

  private var keyHints: [Hint] {
    var hints: [Hint] = []
    if focus.stops.count > 1 { hints.append(Hint("Tab \(words.move)", rank: 2)) }
    if isTyping {
      let submit = focus.submission.map { _ in words.submit }
      let effect = focus.text.isMultiline ? words.newLine : submit
      if let effect { hints.append(Hint("Enter \(effect)", rank: 6)) }
    } else if focus.affordance?.role == .stepper {
      hints.append(Hint("+ - \(words.change)", rank: 3))
    } else if focus.affordance?.isEnabled == true {
      hints.append(Hint("Enter \(words.choose)", rank: 6))
    }
    if let dismissal { hints.append(Hint("Esc \(dismissal)", rank: typed == nil ? 5 : 9)) }
    let leave = Hint(
      "\(isTyping ? "Ctrl-C" : "q") \(words.leave)", rank: session.layers.count == 1 ? 7 : 1)
    return hints + (isTyping ? [] : [Hint("? \(words.help)", rank: 8)]) + [leave]
  }

  private var dismissal: String? {
    guard typed == nil else { return words.back }
    guard let layer = focus.layer, let index = focus.dismissal else { return nil }
    let answer = layer.affordances[index]
    let name = answer.gesture == .tap ? answer.name : words.back
    return layer.nodes.first { $0.cancels }?.name ?? name
  }

  private func hints(of number: String) -> [Hint] {
    let back = Hint("Esc \(words.back)", rank: 3)
    guard let control = control(numbered: number) else {
      return [Hint("\(words.unknownNumber) \(number)", short: "\(number)?", rank: 2), back]
    }
    let sign = [.decrement: "-", .increment: "+"][control.gesture] ?? ""
    let name = "\(number) \(control.name)" + (sign.isEmpty ? "" : " \(sign)")
    var hints = [Hint(name, short: number + sign, rank: 2)]
    if control.isEnabled {
      hints.append(Hint("Enter \(words.choose)", short: "Enter", rank: 1))
    }
    return hints + [back]
  }
}

/// A key and its effect, as a part of the last row.
private struct Hint {
  let text: String
  /// The text where there isn't room for all of it.
  let short: String
  /// The hints with the lowest ranks are left out if not all of them fit.
  let rank: Int

  private static let gap = "  "

  init(_ text: String, short: String? = nil, rank: Int) {
    self.text = text.visible
    self.short = short ?? self.text
    self.rank = rank
  }

  /// As many hints as fit, in their order, with as many whole texts as fit beside the short ones.
  static func row(of hints: [Hint], columns: Int) -> String {
    var room = columns + gap.utf8.count
    var shown = hints.map { _ in String?.none }
    func show(_ text: String, at index: Int) {
      let added = text.displayWidth - (shown[index]?.displayWidth ?? -gap.utf8.count)
      guard added <= room else { return }
      shown[index] = text
      room -= added
    }
    let ranked = hints.indices.sorted { hints[$0].rank > hints[$1].rank }
    for index in ranked { show(hints[index].short, at: index) }
    for index in ranked { show(hints[index].text, at: index) }
    return shown.compactMap { $0 }.joined(separator: gap)
  }
}
