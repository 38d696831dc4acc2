/// The things that a person does to a control or a modal.
public enum Gesture: Hashable, Sendable {
  /// Taps a button.
  case tap
  /// Lowers the value of a stepper.
  case decrement
  /// Raises the value of a stepper.
  case increment
  /// Dismisses a modal by the system's own means (Esc, a swipe).
  case dismiss
}
