import PlainText

extension SnapshotComparison {
  /// Returns the nodes of a screen that changed, one on each line, as in
  /// `재고 / 딸기: value "10" -> "9"`.
  ///
  /// Unless the snapshot is a linear reading itself, a reading of the screen is compared with the
  /// linear snapshot of the same state and language: with `Order/initial.ko.linear` for
  /// `Order/initial.60x20.ko`. Of the readings, the one that differs least counts.
  func nodes(from reference: String, readings: [String]) -> String {
    let name = String(file.path.dropLast(".txt".count))
    guard let linearNames = SnapshotName.linearNames(of: name) else {
      return nodeDifference(from: reference, to: actual).joined()
    }
    let texts = linearNames.lazy.compactMap { try? SnapshotFile(path: $0 + ".txt").text() }
    guard let linear = texts.first else { return "" }
    let differences = readings.map { nodeDifference(from: linear, to: $0) }
    return differences.min { $0.count < $1.count }?.joined() ?? ""
  }
}

/// There are none if one of the texts isn't a linear reading.
private func nodeDifference(from old: String, to new: String) -> [String] {
  guard let old = ReadingNode.nodes(in: old), var added = ReadingNode.nodes(in: new) else {
    return []
  }
  var lines: [String] = []
  for node in old {
    let index = added.firstIndex { $0.path == node.path && $0.role == node.role }
    guard let index else {
      lines.append("- \(node.line)")
      continue
    }
    let other = added.remove(at: index)
    guard (other == node) == false else { continue }
    let change = [node, other].map { $0.content.isEmpty ? "nothing" : $0.content.escaped() }
    lines.append("\(node.start) \(change.joined(separator: " -> "))")
  }
  return (lines + added.map { "+ \($0.line)" }).map { $0 + "\n" }
}

private struct ReadingNode: Equatable {
  /// The names of the groups around the node and its own name, as in `재고 / 딸기`.
  let path: String
  let role: String
  let content: String

  var start: String { "\(path.escaped()): \(role.escaped())" }
  var line: String { start + (content.isEmpty ? "" : " \(content.escaped())") }

  /// Each line is `role "name" content`, indented by two spaces for each group around it.
  static func nodes(in reading: String) -> [ReadingNode]? {
    var names: [String] = []
    var nodes: [ReadingNode] = []
    for line in reading.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      let parts = line.wholeMatch(of: /( *)([^"]*?)(?: "((?:[^"\\]|\\.)*)"(.*))?/)
      guard let (_, indent, role, name, content) = parts?.output, role.isEmpty == false,
        indent.count / 2 <= names.count, name == nil ? role.allSatisfy(\.isLetter) : true
      else { return nil }
      names = names.prefix(indent.count / 2) + [String(name ?? "")]
      let path = names.count == 1 ? names : Array(names.dropFirst())
      nodes.append(
        ReadingNode(
          path: path.joined(separator: " / "), role: String(role),
          content: withoutNumbers(content ?? "")))
    }
    return nodes
  }

  /// Controls have numbers such as ` [2]`, which aren't in quotes.
  private static func withoutNumbers(_ content: Substring) -> String {
    let text = content.replacing(/("(?:[^"\\]|\\.)*")| \[[0-9]+\](?=,|$)/) { $0.output.1 ?? "" }
    return String(text.hasPrefix(", ") ? text.dropFirst(2) : text.drop { $0 == " " })
  }
}
