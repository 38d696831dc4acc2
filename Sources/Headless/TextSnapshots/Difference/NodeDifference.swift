import PlainText

/// What changed in a screen, a line for each node: `재고 / 딸기: value "10" -> "9"`.
package struct OutlineDifference {
  /// The lines, empty where there are none.
  package let text: String

  /// Compares two linear readings; empty where one is none.
  init(from old: String, to new: String) {
    guard let old = Outline(old), let new = Outline(new) else {
      text = ""
      return
    }
    var rest = new.nodes
    var lines: [String] = []
    for node in old.nodes {
      guard let place = rest.firstIndex(where: { $0.path == node.path && $0.role == node.role })
      else {
        lines.append("- \(OutlineDifference.line(node))")
        continue
      }
      let found = rest.remove(at: place)
      guard (found == node) == false else { continue }
      let change = [node.rest, found.rest].map { $0.isEmpty ? "nothing" : $0.escaped() }
      lines.append(
        "\(node.path.escaped()): \(node.role.escaped()) \(change.joined(separator: " -> "))")
    }
    lines += rest.map { "+ \(OutlineDifference.line($0))" }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Compares the reading of a screen with the snapshot of its state and language in the style
  /// `linear`, or the texts themselves where they are such.
  package init(of file: SnapshotFile, from old: String, to new: String, reading: String?) {
    let parts = file.path.split(separator: "/").last?.split(separator: ".") ?? []
    if parts.dropFirst(3).first?.hasPrefix("linear") == true {
      self.init(from: old, to: new)
    } else if let reading, let reference = OutlineDifference.reference(beside: file) {
      self.init(from: reference, to: reading)
    } else {
      self.init(from: "", to: "")
    }
  }

  private static func line(_ node: Outline.Node) -> String {
    "\(node.path.escaped()): \(node.role.escaped())"
      + (node.rest.isEmpty ? "" : " \(node.rest.escaped())")
  }

  /// The linear reading of the same state and language in any viewport.
  private static func reference(beside file: SnapshotFile) -> String? {
    guard let slash = file.path.lastIndex(of: "/") else { return nil }
    let parts = file.path[slash...].dropFirst().split(separator: ".")
    guard parts.count > 3 else { return nil }
    let folder = String(file.path[..<slash])
    let name = SnapshotFolder(path: folder).files(endingIn: ".\(parts[2]).linear.txt").first {
      name in
      name.hasPrefix("\(parts[0]).")
    }
    return name.flatMap { try? SnapshotFile(path: "\(folder)/\($0)").text() }
  }
}

/// A linear reading taken apart: the nodes of a screen, each with the names of those around it.
struct Outline {
  /// A node: where it is, what it is, and what it says.
  struct Node: Equatable {
    /// The names from the outermost group inwards, as in `재고 / 딸기`, and the role.
    let path: String
    let role: String
    let rest: String
  }

  let nodes: [Node]

  /// Reads a line `role "name" rest` for each node, two blanks deeper in each group; nothing where
  /// a line is none such.
  init?(_ text: String) {
    var names: [String] = []
    var nodes: [Node] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      let words = line.drop { $0 == " " }
      let depth = (line.utf8.count - words.utf8.count) / 2
      guard depth <= names.count, let (role, name, rest) = Outline.parts(words) else { return nil }
      names = names.prefix(depth) + [name]
      let path = names.count == 1 ? name : names.dropFirst().joined(separator: " / ")
      nodes.append(Node(path: path, role: role, rest: rest))
    }
    self.nodes = nodes
  }

  /// Takes a line apart; the number of what can be acted on is left out.
  private static func parts(_ line: Substring) -> (role: String, name: String, rest: String)? {
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
        return (String(role.dropLast()), name, unnumbered(rest))
      }
      isEscaped = character == "\\" && isEscaped == false
      name.append(character)
    }
    return nil
  }

  private static func unnumbered(_ rest: Substring) -> String {
    var text = ""
    for part in rest.split(separator: " ") {
      let isNumber = part.hasPrefix("[") && part.dropFirst().first?.isNumber == true
      if isNumber == false { text += text.isEmpty ? part : " " + part }
    }
    return text.hasPrefix(", ") ? String(text.dropFirst(2)) : text
  }
}
