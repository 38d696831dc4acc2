/// Why a file could not be included.
enum InclusionError: Error {
  /// The file does not parse.
  case syntax(FlowSyntaxError)
  /// The file cannot be read; what is wrong and what would be right.
  case refused(String, String)
}
