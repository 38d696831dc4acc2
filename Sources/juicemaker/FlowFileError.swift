import FlowDriver
import TextRenderer

/// Why a file is no flow.
enum FlowFileError: Error, Hashable {
  /// The file cannot be read.
  case unreadable(file: String, SystemError)
  /// The file does not parse.
  case syntax(FlowSyntaxError)
}

extension FlowFileError: CustomStringConvertible {
  /// The place, what is wrong and what would be right, in one line of English.
  var description: String {
    switch self {
    case .unreadable(let file, let error):
      "\(file.visible): cannot be read (\(error)); use a flow file that can"
    case .syntax(let error):
      error.description
    }
  }
}
