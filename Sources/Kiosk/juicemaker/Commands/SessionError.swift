import FlowDriver

/// Why a line was not done.
enum SessionError: Error, Hashable {
  /// The line does not parse.
  case syntax(FlowSyntaxError)
  /// The command failed.
  case flow(FlowError)
  /// Nothing has the number; the numbers go from 1 to the count.
  case unknownNumber(Int, count: Int)
  /// What has the number is disabled.
  case disabled(Int)

  /// What is wrong and what would be right, without the place.
  var message: String {
    switch self {
    case .syntax(let error): "\(error.wrong); \(error.right)"
    case .flow(let error): "\(error.failure.reason)"
    case .unknownNumber(let number, let count): "nothing has number \(number); use 1 to \(count)"
    case .disabled(let number): "number \(number) is disabled; use another"
    }
  }
}

extension SessionError: CustomStringConvertible {
  /// The place, where there is one, and the message.
  var description: String {
    switch self {
    case .syntax(let error): "\(error)"
    case .flow(let error): "\(error)"
    case .unknownNumber, .disabled: message
    }
  }
}
