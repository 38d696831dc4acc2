/// Returns the rows of a table that a test writes as text, each with a line, an arrow, and what comes of it.
package func rows(_ table: String) -> [(line: String, result: String)] {
  table.split(separator: "\n").map { row in
    let parts = row.split(separator: #/ +-> /#, maxSplits: 1)
    return (String(parts[0]), String(parts[1]))
  }
}
