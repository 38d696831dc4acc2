/// What an alert says and offers, shared by its copies.
final class AlertContent: Hashable, Sendable {
  let title: String?
  let message: String
  let buttons: [AlertIntent.Button]
  private let hash: Int

  init(title: String?, message: String, buttons: [AlertIntent.Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
    var hasher = Hasher()
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
    hash = hasher.finalize()
  }

  static func == (first: AlertContent, second: AlertContent) -> Bool {
    first === second
      || first.hash == second.hash && first.title == second.title
        && first.message == second.message && first.buttons == second.buttons
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
