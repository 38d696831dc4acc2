import PlainText

/// The nodes of a screen that changed, one on each line, as in `재고 / 딸기: value "10" -> "9"`.
package struct NodeDifference {
  /// The lines, or an empty string if no node changed.
  package let text: String

  /// Compares two linear readings.
  ///
  /// If one of the texts isn't a linear reading, the difference is empty.
  init(from old: String, to new: String) {
    guard let old = ReadingNode.nodes(in: old), var added = ReadingNode.nodes(in: new) else {
      text = ""
      return
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
      lines.append(
        "\(node.path.escaped()): \(node.role.escaped()) \(change.joined(separator: " -> "))")
    }
    lines += added.map { "+ \($0.line)" }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Compares the nodes of a screen with those of its snapshot.
  ///
  /// If the file is a linear reading, its text is compared. Otherwise the reading is compared with
  /// the snapshot of the same state and language whose style is `linear`, if there is one: with
  /// `Order/initial.ko.linear` for `Order/initial.60x20.ko`.
  ///
  /// - Parameters:
  ///   - file: The snapshot.
  ///   - old: The text of the snapshot.
  ///   - new: The text that differs from it.
  ///   - readings: The linear readings of the screen, one in each vocabulary that a snapshot may use.
  ///     The one that differs least is compared.
  package init(of file: SnapshotFile, from old: String, to new: String, readings: [String]) {
    if file.path.split(separator: ".").dropLast().last?.hasPrefix("linear") == true {
      self.init(from: old, to: new)
    } else {
      let reference = NodeDifference.reading(beside: file) ?? ""
      let differences = reference.isEmpty ? [] : readings.map { Self(from: reference, to: $0) }
      let sizes = differences.map { $0.text.utf8.count { $0 == UInt8(ascii: "\n") } }
      self = zip(differences, sizes).min { $0.1 < $1.1 }?.0 ?? Self(from: "", to: "")
    }
  }

  /// Returns the linear reading of the same state and language.
  private static func reading(beside file: SnapshotFile) -> String? {
    guard let slash = file.path.lastIndex(of: "/") else { return nil }
    let parts = file.path[slash...].dropFirst().split(separator: ".").dropLast()
    let viewport = parts.firstIndex { $0.contains(/^[0-9]+x[0-9]+$/) }
    guard let viewport else { return nil }
    let state = parts[..<viewport]
    let language = parts[viewport...].dropFirst().prefix(1)
    let folder = file.path[...slash]
    let names = [state + language, state].map { ($0 + ["linear", "txt"]).joined(separator: ".") }
    return names.lazy.compactMap { try? SnapshotFile(path: "\(folder)\($0)").text() }.first
  }
}

/// A node of a screen, read from a line of a linear reading.
private struct ReadingNode: Equatable {
  /// The names of the groups around the node and its own name, as in `재고 / 딸기`.
  let path: String
  let role: String
  /// The rest of the line after the name, without the number of the control.
  let content: String

  /// Reads the nodes of a linear reading, or returns `nil` if the text isn't one.
  ///
  /// Each line is `role "name" content`, indented by two spaces for each group around it.
  static func nodes(in reading: String) -> [ReadingNode]? {
    var names: [String] = []
    var nodes: [ReadingNode] = []
    for line in reading.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      let words = line.drop { $0 == " " }
      let depth = (line.utf8.count - words.utf8.count) / 2
      guard depth <= names.count, let (role, name, content) = parts(of: words) else { return nil }
      names = names.prefix(depth) + [name]
      let path = names.count == 1 ? name : names.dropFirst().joined(separator: " / ")
      nodes.append(ReadingNode(path: path, role: role, content: content))
    }
    return nodes
  }

  /// The node as a line of a difference.
  var line: String {
    "\(path.escaped()): \(role.escaped())" + (content.isEmpty ? "" : " \(content.escaped())")
  }

  private static func parts(
    of line: Substring
  ) -> (role: String, name: String, content: String)? {
    guard let open = line.firstIndex(of: "\"") else {
      return line.allSatisfy(\.isLetter) && line.isEmpty == false ? (String(line), "", "") : nil
    }
    let role = line[..<open]
    var name = ""
    var isEscaped = false
    var rest = line[open...].dropFirst()
    while let character = rest.popFirst() {
      if character == "\"", isEscaped == false {
        guard role.hasSuffix(" ") else { return nil }
        return (String(role.dropLast()), name, withoutNumbers(rest))
      }
      isEscaped = character == "\\" && isEscaped == false
      name.append(character)
    }
    return nil
  }

  /// Returns the content without the numbers of controls, such as ` [2]`, that aren't in quotes.
  private static func withoutNumbers(_ content: Substring) -> String {
    var text = ""
    var isQuoted = false
    var isEscaped = false
    var rest = content
    while let character = rest.popFirst() {
      if isQuoted == false, character == " ",
        let number = rest.prefixMatch(of: /\[[0-9]+\](?=,|$)/)
      {
        rest = rest[number.range.upperBound...]
        continue
      }
      if character == "\"", isQuoted ? isEscaped == false : text.last ?? " " == " " {
        isQuoted.toggle()
      }
      isEscaped = character == "\\" && isEscaped == false
      text.append(character)
    }
    if text.hasPrefix(", ") { return String(text.dropFirst(2)) }
    return String(text.drop { $0 == " " })
  }
}
