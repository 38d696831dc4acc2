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
      let change = [node.rest, found.rest].map { $0.isEmpty ? "nothing" : $0.shown() }
      lines.append(
        "\(node.path.shown()): \(node.role.shown()) \(change.joined(separator: " -> "))")
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
    "\(node.path.shown()): \(node.role.shown())"
      + (node.rest.isEmpty ? "" : " \(node.rest.shown())")
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
