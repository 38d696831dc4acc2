import SwiftUI

/// A person who uses an app in SwiftUI, which reports taps and ends of presentations in some order.
@MainActor struct SwiftUIPerson {
  /// What SwiftUI reports when a button ends the presentation of an alert.
  enum Report {
    case tap
    case end
  }

  nonisolated static let orders: [[Report]] = [
    [.end, .tap], [.tap, .end], [.end, .end, .tap], [.tap, .end, .end], [.end, .tap, .end],
  ]

  let host: Host
  private let reports: [Report]

  init(_ root: some View, reports: [Report] = [.tap]) {
    host = Host(root)
    self.reports = reports
  }

  /// The topmost layer.
  private struct Top {
    /// The parts, each before those inside it.
    var parts: [Drawn]
    var isAlert = false
    /// Reports the end of its presentation.
    var end: (() -> Void)?
  }

  private var top: Top {
    let drawn = host.draw()
    for part in drawn {
      switch part {
      case .alert(let title, let message, let buttons, let end):
        let parts = [.text(title)] + message + buttons
        return Top(parts: parts.flatMap { $0.all }, isAlert: true, end: end)
      case .sheet(let content, let end): return Top(parts: content.flatMap { $0.all }, end: end)
      default: continue
      }
    }
    return Top(parts: drawn.flatMap { $0.all })
  }

  /// What the topmost layer says, in the order in which it's drawn.
  var words: [String] { top.parts.compactMap { $0.words } }

  /// Taps the button with a text, or the plus sign of the stepper with it.
  func tap(_ text: String) {
    let top = top
    for part in top.parts where part.all.contains(where: { $0.words == text }) {
      switch part {
      case .button(_, _, let action):
        for report in top.isAlert ? reports : [.tap] { report == .tap ? action() : top.end?() }
      case .stepper(_, _, let increment): increment?()
      default: continue
      }
    }
    let isSheetGone = top.isAlert == false && self.top.end == nil
    if isSheetGone { top.end?() }
  }

  /// Presses Esc in an alert, or swipes the sheet down unless it refuses that.
  func dismiss() {
    let top = top
    let isRefused = top.parts.contains { if case .dismissalDisabled = $0 { true } else { false } }
    if isRefused == false { top.end?() }
  }
}

extension Drawn {
  /// The part, and all inside it.
  var all: [Drawn] {
    switch self {
    case .button(let label, _, _), .stepper(let label, _, _): [self] + label
    default: [self]
    }
  }

  /// What the part itself says, or `nil` if only those inside it say something.
  var words: String? {
    switch self {
    case .text(let text): text
    case .title(let text): "title \(text)"
    case .hint(let text): "hint \(text)"
    case .identifier(let text): "identifier \(text)"
    case .button(_, let role?, _): "\(role)"
    default: nil
    }
  }
}
