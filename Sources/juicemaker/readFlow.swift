import FlowDriver

/// Reads a flow file.
func readFlow(_ file: String) throws(FlowFileError) -> Flow {
  let bytes: [UInt8]
  do {
    bytes = try readFile(file)
  } catch {
    throw .unreadable(file: file, error)
  }
  do {
    return try Flow(parsing: bytes, file: file)
  } catch {
    throw .syntax(error)
  }
}
