import PlainText
import SnapshotFiles

/// A text and its snapshot, as a report shows them.
struct ReportEntry {
  /// The name of the snapshot.
  let name: String
  /// The comparison of the text with the snapshot.
  let comparison: SnapshotComparison
  /// A Boolean value that indicates whether the text is too old to be accepted.
  var isOutdated = false
}

/// A web page that shows differences from snapshots side by side.
///
/// The page refers to nothing outside it, and runs no code.
struct ReportPage {
  /// The number of bytes for the tables of a page.
  ///
  /// If a table takes more than its part, it leaves out lines that are the same.
  private static let budget = 275_000
  /// The number of differences among which the budget is divided at most.
  private static let most = 50

  /// The page in HTML.
  let html: String

  /// Creates the page for some differences.
  init(_ entries: [ReportEntry]) {
    let room = ReportPage.budget / min(max(entries.count, 1), ReportPage.most)
    let title = ReportPage.title(entries.count)
    var body = ""
    var list = ""
    for (entry, anchor) in zip(entries, ReportPage.anchors(entries)) {
      let table = ReportTable(entry.comparison)
      let name = entry.name.visible.escapedForHTML
      let mark = entry.isOutdated ? ", outdated" : ""
      list += "<li><a href=\"#\(anchor)\">\(name)</a> (\(table.summary)\(mark))\n"
      body += "<section aria-labelledby=\"\(anchor)\"><h2 id=\"\(anchor)\">\(name)</h2>\n"
      if entry.isOutdated { body += "<p>Outdated: \(PendingSnapshot.refusal).</p>\n" }
      body += "<div tabindex=0>\(table.html(within: room))</div></section>\n"
    }
    let legend = entries.isEmpty ? "Every text equals its snapshot." : ReportPage.legend
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="\(ReportPage.policy)">
      <title>\(title)</title>
      <style>
      \(ReportPage.style)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <p>\(legend)</p>
      \(list.isEmpty ? "" : "<nav><ol>\n\(list)</ol></nav>\n<main>\n\(body)</main>\n")</body>
      </html>

      """
  }

  private static func title(_ count: Int) -> String {
    switch count {
    case 0: "No snapshots to review"
    case 1: "1 snapshot to review"
    default: "\(count) snapshots to review"
    }
  }

  /// Returns the anchor of each entry, which is its name unless an earlier entry has the name.
  private static func anchors(_ entries: [ReportEntry]) -> [String] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      let count = counts[entry.name, default: 0] + 1
      counts[entry.name] = count
      return (count == 1 ? entry.name : "\(entry.name)~\(count)").anchor
    }
  }
}

extension String {
  /// The text with the characters that HTML gives a meaning replaced by references.
  var escapedForHTML: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as an identifier that a link can refer to: every byte other than an ASCII letter or
  /// digit, `-`, `_`, `.`, `~`, and `/` is escaped by a percent sign.
  fileprivate var anchor: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(Unicode.Scalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
