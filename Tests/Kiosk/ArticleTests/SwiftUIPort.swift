import HeadlessUI
import JuiceViewModels
import SwiftUI

/// An app in SwiftUI, read and tapped as a person would.
@MainActor struct SwiftUIPort: AppPort {
  /// What SwiftUI reports when a button ends a presentation.
  enum Report: Hashable {
    case tap
    case end
  }

  nonisolated static let orders: [[Report]] = [
    [.end, .tap], [.tap, .end], [.end, .end, .tap], [.tap, .end, .end], [.end, .tap, .end],
  ]

  private let host: Host
  private let reports: [Report]

  /// - Parameter reports: The order in which SwiftUI reports the tap of a button and the end of what
  ///   it belongs to.
  init(_ host: Host, reports: [Report]) {
    self.host = host
    self.reports = reports
  }

  func currentScreen() -> Screen<Int> { Reading(host.draw(), reports).screen }

  @discardableResult
  func take(_ input: Input<Int>) -> Bool {
    guard case .action(let number) = input else { return false }
    let before = Reading(host.draw(), reports)
    before.actions[number]()
    if Reading(host.draw(), reports).isSheetShown == false { before.endSheet() }
    return true
  }
}

/// What a person sees, and what happens for each number.
@MainActor private struct Reading {
  /// The layers from the bottom to the top.
  private var layers: [Layer<Int>] = []
  private(set) var actions: [() -> Void] = []
  private(set) var isSheetShown = false
  private(set) var endSheet = {}
  /// The identifier of the next control.
  private var identifier: String?
  /// What dismissing the sheet does, as its button says.
  private var dismissalHint: String?
  private let reports: [SwiftUIPort.Report]

  init(_ drawn: [Drawn], _ reports: [SwiftUIPort.Report]) {
    self.reports = reports
    read(drawn, as: .screen)
  }

  var screen: Screen<Int> { Screen(layers: layers, events: []) }

  /// Reads a layer and what covers it.
  private mutating func read(
    _ drawn: [Drawn], as role: Role, dismissal dismiss: (() -> Void)? = nil
  ) {
    let depth = layers.count
    var (title, bar, content) = ("", [HeadlessUI.Button<Int>](), [Node<Int>]())
    for part in drawn {
      switch part {
      case .title(let text): title = text
      case .bar(let placement, let parts):
        var hint: String?
        for case .hint(let text) in parts { hint = text }
        if placement == .cancellationAction { dismissalHint = hint.take() ?? dismissalHint }
        bar += parts.compactMap { button($0, hint: hint) }
      case .alert(let title, let message, let buttons, let end):
        layers.append(alert(title, message, buttons, end))
      case .sheet(let content, let end): readSheet(content, end)
      default: if let node = node(part) { content.append(node) }
      }
    }
    let dismissal = dismiss.map { Dismissal(number($0), hint: dismissalHint) }
    let layer =
      role == .sheet
      ? Layer.sheet(title: title, bar: bar, content: content, dismissal: dismissal)
      : Screen(title: title, bar: bar, content: content).topLayer
    layers.insert(layer, at: depth)
  }

  private mutating func node(_ drawn: Drawn) -> Node<Int>? {
    switch drawn {
    case .identifier(let text):
      identifier = text
      return nil
    case .text(let text): return .text(text)
    case .section(let title, let content):
      return .group(title, children: content.compactMap { node($0) })
    case .labeled:
      let row = RowReading([drawn])
      return .value(
        row.name, value: row.value ?? "", symbol: row.symbol, identifier: identifier.take())
    case .button: return button(drawn).map { .button($0) }
    case .stepper(let label, let decrement, let increment):
      let row = RowReading(label)
      return .stepper(
        row.name, value: row.value ?? "", symbol: row.symbol,
        decrement: decrement.map { number($0) }, increment: increment.map { number($0) },
        status: row.note.map { Status($0, holds: true) }, identifier: identifier.take())
    default: return nil
    }
  }

  private mutating func button(
    _ drawn: Drawn, hint: String? = nil,
    action wrap: (@escaping () -> Void) -> () -> Void = { $0 }
  ) -> HeadlessUI.Button<Int>? {
    guard case .button(let label, let role, let action) = drawn else { return nil }
    let row = RowReading(label)
    return Button(
      row.name, value: row.note, symbol: row.symbol, action: number(wrap(action)),
      status: row.value.map { Status($0, holds: true) },
      role: role.map { $0 == .cancel ? .cancel : .destructive }, hint: hint,
      identifier: identifier.take())
  }

  private mutating func alert(
    _ title: String, _ message: [Drawn], _ buttons: [Drawn], _ end: @escaping () -> Void
  ) -> Layer<Int> {
    let reports = reports
    let answers = buttons.compactMap { drawn in
      button(drawn) { tap in { for report in reports { report == .tap ? tap() : end() } } }
    }
    let cancel = answers.contains { $0.node.cancels }
    return Layer.alert(
      title: message.isEmpty ? nil : title,
      message: message.isEmpty ? title : RowReading(message).name,
      buttons: answers, dismissal: cancel ? Dismissal(number(end)) : nil)
  }

  /// Reads a sheet, whose dismissal is a swipe if SwiftUI reports that first and isn't told to refuse
  /// it, or else the Esc of its cancel button.
  private mutating func readSheet(_ drawn: [Drawn], _ end: @escaping () -> Void) {
    let ends = reports.filter { $0 == .end }
    let swipe = { for _ in ends { end() } }
    isSheetShown = true
    endSheet = swipe
    var canSwipe = reports.first == .end
    var cancel: (() -> Void)?
    for part in drawn {
      if case .dismissalDisabled = part { canSwipe = false }
      if case .bar(.cancellationAction, let parts) = part {
        for case .button(_, _, let action) in parts { cancel = action }
      }
    }
    read(drawn, as: .sheet, dismissal: canSwipe ? swipe : cancel)
  }

  private mutating func number(_ action: @escaping () -> Void) -> Int {
    actions.append(action)
    return actions.count - 1
  }
}

/// The texts of a row, by their places.
private struct RowReading {
  private(set) var name = ""
  private(set) var symbol: String?
  private(set) var note: String?
  private(set) var value: String?

  init(_ drawn: [Drawn]) { read(drawn) }

  private mutating func read(_ drawn: [Drawn]) {
    var texts: [String] = []
    for part in drawn {
      switch part {
      case .text(let text): texts.append(text)
      case .label(let title, let icon):
        read(title)
        symbol = icon.isEmpty ? nil : RowReading(icon).name
      case .labeled(let content, let label):
        read(label)
        value = content.isEmpty ? nil : RowReading(content).name
      default: break
      }
    }
    name = texts.first ?? name
    note = texts.dropFirst().first ?? note
  }
}
