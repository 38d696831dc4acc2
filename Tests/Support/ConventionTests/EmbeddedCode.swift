extension SourceFile {
  /// The code without what stands behind `#else` of `#if hasFeature(Embedded)`.
  var embeddedCode: [Token] {
    var branches: [ConditionalBranch] = []
    return code.indices.compactMap { index in
      switch directive(at: index) {
      case "#if hasFeature ( Embedded )":
        branches.append(.embedded)
      case let directive where directive.hasPrefix("#if "):
        branches.append(.other)
      case let directive where directive.hasPrefix("#else") && branches.last == .embedded:
        branches[branches.count - 1] = .notEmbedded
      case "#endif":
        _ = branches.popLast()
      default:
        break
      }
      return branches.contains(.notEmbedded) ? nil : code[index]
    }
  }

  /// The words from a number sign to the end of its line, such as `#if DEBUG`.
  private func directive(at index: Int) -> String {
    guard code[index].text == "#" else { return "" }
    let words = code[index...].dropFirst().prefix { $0.line == code[index].line }
    return "#" + words.map(\.text).joined(separator: " ")
  }
}

private enum ConditionalBranch {
  case embedded
  case notEmbedded
  case other
}
