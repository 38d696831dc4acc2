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
