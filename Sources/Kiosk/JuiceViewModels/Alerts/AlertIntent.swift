public import JuiceModel

/// An alert as a value: what it says, and what a person can answer.
///
/// Copies share what they say, which is hashed once when it is made.
public struct AlertIntent: Hashable, Sendable {
  /// What answering an alert asks for.
  public enum Action: Hashable, Sendable {
    /// Nothing but to go on.
    case close
    /// To edit the stock.
    case editStock
    /// To go on editing the stock with a draft that could not be saved.
    case resumeStockEdit(StockDifference)
  }

  /// One answer to an alert.
  public struct Button: Hashable, Sendable {
    /// What sets an answer apart from the others.
    public enum Role: Hashable, Sendable {
      /// The answer that leaves everything as it is; a system dismissal means it.
      case cancel
      /// The answer that a person should think about twice.
      case destructive
    }

    /// What the button says.
    public var label: String
    /// What sets the button apart, or nothing.
    public var role: Role?
    /// What the button asks for.
    public var action: Action

    /// Creates an answer.
    public init(label: String, role: Role? = nil, action: Action = .close) {
      self.label = label
      self.role = role
      self.action = action
    }
  }

  private var content: AlertContent

  /// Creates an alert.
  public init(title: String? = nil, message: String, buttons: [Button]) {
    content = AlertContent(title: title, message: message, buttons: buttons)
  }

  /// A heading above the message, or nothing.
  public var title: String? {
    get { content.title }
    set { content = AlertContent(title: newValue, message: message, buttons: buttons) }
  }

  /// What the alert says.
  public var message: String {
    get { content.message }
    set { content = AlertContent(title: title, message: newValue, buttons: buttons) }
  }

  /// The answers, in the order of display.
  public var buttons: [Button] {
    get { content.buttons }
    set { content = AlertContent(title: title, message: message, buttons: newValue) }
  }

  /// What a system dismissal (Esc, a swipe) asks for: what the cancel button does, or to go on
  /// where there is no button at all; nothing where the alert refuses it.
  public var dismissal: Action? {
    guard buttons.isEmpty == false else { return .close }
    return buttons.first { $0.role == .cancel }?.action
  }
}
