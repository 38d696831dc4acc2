import HeadlessUI

extension Gesture {
  /// The kind of part that the gesture is for.
  var role: Role {
    switch self {
    case .tap: .button
    case .decrement, .increment: .stepper
    case .dismiss: .sheet
    }
  }

  /// What the gesture does to the part.
  var participle: String {
    switch self {
    case .tap: "tapped"
    case .decrement: "decreased"
    case .increment: "increased"
    case .dismiss: "dismissed"
    }
  }
}
