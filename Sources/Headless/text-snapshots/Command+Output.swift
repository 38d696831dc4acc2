import PlainText
import SnapshotFiles

extension Command {
  /// Writes the names of snapshots, or their entries in JSON.
  func list(_ snapshots: [PendingSnapshot], isJSON: Bool) throws {
    let entries = try snapshots.map { snapshot in
      ReviewEntry(snapshot, state: try snapshot.isOutdated() ? "outdated" : "pending")
    }
    guard isJSON == false else { return write(try ReviewEntry.json(entries)) }
    for entry in entries {
      write(entry.name.visible + (entry.state == "outdated" ? " (outdated)\n" : "\n"))
    }
  }

  /// Writes what was done to snapshots.
  func describe(_ snapshots: [PendingSnapshot], as state: String, isJSON: Bool) throws {
    guard isJSON == false else {
      return write(try ReviewEntry.json(snapshots.map { ReviewEntry($0, state: state) }))
    }
    for snapshot in snapshots { write("\(state) \(snapshot.name.visible)\n") }
  }

  /// Writes the differences of snapshots.
  func show(_ snapshots: [PendingSnapshot], isJSON: Bool) throws {
    guard isJSON == false else {
      return write(try ReviewEntry.json(snapshots.map { try ReviewEntry(showing: $0) }))
    }
    for snapshot in snapshots {
      guard let comparison = try snapshot.comparison() else { continue }
      let mark = try snapshot.isOutdated() ? " (outdated)" : ""
      let difference = comparison.difference(isColored: style.isColored)
      write("\(snapshot.file.path.visible)\(mark)\n\(difference)")
    }
  }
}
