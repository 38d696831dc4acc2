import Foundation
import PlainText
import SnapshotFiles
import Testing

@testable import text_snapshots

@Suite struct ReportPageTests {
  private static func entry(
    _ old: String?, _ new: String, name: String = "Order/a.60x20.ko"
  ) -> ReportEntry {
    let file = SnapshotFile(path: "/Snapshots/\(name).txt")
    return ReportEntry(
      name: name, comparison: SnapshotComparison(file: file, expected: old, actual: new))
  }

  private static func rows(_ page: ReportPage) -> [Substring] {
    page.html.split(separator: "\n").filter { $0.hasPrefix("<tr") }
  }

  @Test func `the cells that changed are marked, and wide characters are in elements of two cells`()
  {
    let page = ReportPage([ReportPageTests.entry("a\n딸기 10 é\n", "a\n딸기  9 é\n")])
    #expect(
      ReportPageTests.rows(page) == [
        "<tr><td>a<td>a",
        "<tr><td class=o><b>딸</b><b>기</b> <del>10</del> é"
          + "<td class=w><b>딸</b><b>기</b> <ins> 9</ins> é",
      ])
    #expect(page.html.contains("<table><tr><th scope=col>- snapshot<th scope=col>+ new text\n"))
  }

  @Test func `lines that were added and removed have no counterpart`() {
    let page = ReportPage([ReportPageTests.entry("a\nb\n", "b\nc", name: "a")])
    #expect(
      ReportPageTests.rows(page) == [
        "<tr><td class=o><del>a</del><td>", "<tr><td>b<td>b",
        "<tr><td><td class=w><ins>c</ins><small> no line feed at the end</small>",
      ])
  }

  @Test func `a snapshot that doesn't exist yet has only the new text`() {
    let page = ReportPage([ReportPageTests.entry(nil, "a\n…\n")])
    #expect(ReportPageTests.rows(page) == ["<tr><td>a", "<tr><td><i>…</i>"])
    #expect(page.html.contains("<table><tr><th scope=col>+ new text\n"))
    #expect(page.html.contains("Order/a.60x20.ko</a> (new)\n"))
  }

  @Test func `the page lists the names, and links to each`() {
    let names = ["Order/a.60x20.ko", "딸기", "a\"<b>&'", "딸기"]
    let page = ReportPage(names.map { ReportPageTests.entry("a\n", "b\n", name: $0) })
    #expect(page.html.contains("<title>4 snapshots to review</title>"))
    #expect(
      page.html.contains(
        """
        <li><a href="#Order/a.60x20.ko">Order/a.60x20.ko</a> (1 line)
        <li><a href="#%EB%94%B8%EA%B8%B0">딸기</a> (1 line)
        <li><a href="#a%22%3Cb%3E%26%27">a&quot;&lt;b&gt;&amp;&#39;</a> (1 line)
        <li><a href="#%EB%94%B8%EA%B8%B0~2">딸기</a> (1 line)

        """))
    for anchor in ["Order/a.60x20.ko", "%EB%94%B8%EA%B8%B0", "%EB%94%B8%EA%B8%B0~2"] {
      #expect(page.html.contains("<h2 id=\"\(anchor)\">"))
    }
  }

  @Test func `nothing to review is a page, too`() {
    let page = ReportPage([])
    #expect(page.html.contains("<h1>No snapshots to review</h1>"))
    #expect(page.html.contains("<p>Every text equals its snapshot.</p>"))
    #expect(page.html.contains("<nav>") == false)
  }

  @Test func `text from outside is escaped, and can't be seen as markup or move anything`() {
    let text = "<script>alert('&')</script>\u{1B}[31m\u{202E}\u{200B}\u{0}\r<!--\n"
    let page = ReportPage([
      ReportPageTests.entry("\n", text, name: "x\u{1B}\u{202E}<img src=a onerror=b>")
    ])
    #expect(page.html.contains("<script") == false)
    #expect(page.html.contains("<img") == false)
    #expect(page.html.contains("<!--") == false)
    #expect(page.html.contains("&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;"))
    #expect(page.html.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable })
    #expect(page.html.contains(#"\u{1B}[31m\u{202E}\u{200B}\u{0}\r"#))
  }

  @Test func `characters that HTML gives a meaning are escaped even with marks on them`() {
    let page = ReportPage([ReportPageTests.entry("\n", "<\u{301}script>&\u{301}lt;\n")])
    #expect(page.html.contains("<i>&lt;\u{301}</i>script&gt;<i>&amp;\u{301}</i>lt;"))
  }

  @Test func `the page refers to nothing outside it`() {
    let page = ReportPage([ReportPageTests.entry("a\n", "b\n")])
    for reference in ["http:", "https:", "url(", "src=", "@import", "<link", "<script"] {
      #expect(page.html.contains(reference) == false)
    }
    #expect(page.html.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
    #expect(page.html.contains("prefers-color-scheme:dark"))
  }

  @Test func `the cells of each line are as wide as the line`() {
    let pieces = [
      "a", " ", "딸기", "🍓", "👩‍👧", "🇰🇷", "é", "e\u{301}", "…", "─", "│", "ﾊ", "中", "<&>", "\t",
      "\u{200B}",
      "ᄀ", "ก็", "❤\u{FE0F}", "☎", "ع",
    ]
    let lines = (0..<200).map { index in
      (0..<8).map { pieces[(index * 7 + $0 * ($0 + index)) % pieces.count] }.joined()
    }
    let old = lines.map { $0 + "\n" }.joined()
    let new = lines.map { $0.replacing("딸", with: "망").replacing("a", with: "") + "\n" }.joined()
    let comparison = ReportPageTests.entry(old, new).comparison
    let rows = ReportPageTests.rows(ReportPage([ReportPageTests.entry(old, new)]))
    #expect(rows.count == comparison.lines.rows.count)
    for (row, html) in zip(comparison.lines.rows, rows) {
      let cells = html.split(separator: "<td", omittingEmptySubsequences: false).dropFirst()
      #expect(cells.count == 2)
      for (side, cell) in zip([row.old, row.new], cells) {
        let line = side?.pieces.map(\.text).joined() ?? ""
        #expect(ReportPageTests.width(ofCell: cell) == line.displayWidth, "\(cell)")
      }
    }
  }

  /// Returns the cells that a browser gives a table cell: 2 for `b`, 1 for `i`, and 1 for each other
  /// character.
  private static func width(ofCell html: Substring) -> Int {
    var width = 0
    var rest = html.drop { ($0 == ">") == false }.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "<":
        let tag = rest.prefix { ($0 == ">") == false }
        rest = rest.dropFirst(tag.count + 1)
        guard tag == "b" || tag == "i" else { continue }
        rest = rest.drop { ($0 == "<") == false }.dropFirst(4)
        width += tag == "b" ? 2 : 1
      case "&":
        rest = rest.drop { ($0 == ";") == false }.dropFirst()
        width += 1
      default: width += 1
      }
    }
    return width
  }

  @Test(arguments: [
    "a text that fills the screen with Latin letters, 60 in a row",
    "딸기쥬스 주문 재고 부족 바나나쥬스 주문 재고 부족 키위쥬스 주문 재고",
  ])
  func `a page of fifty differences of whole screens is small, and shows every change`(line: String)
  {
    let old = String(repeating: line + "\n", count: 24)
    let entries = (0..<50).map { number in
      var lines = Array(repeating: line, count: 24)
      lines[number % 24] = "changed \(number)"
      let new = lines.map { $0 + "\n" }.joined()
      return ReportPageTests.entry(old, new, name: "Order/a\(number).60x24.ko")
    }
    let page = ReportPage(entries)
    #expect(page.html.utf8.count < 300_000)
    for number in 0..<50 { #expect(page.html.contains("<ins>changed \(number)</ins>")) }
    let one = ReportPage(Array(entries.prefix(1)))
    #expect(ReportPageTests.rows(one).count == 24)
  }

  @Test func `lines that are the same are left out of a page that would be large`() {
    let lines = (1...9_000).map { "line \($0) of a long text\n" }
    let new = lines.joined().replacing("line 5000 of", with: "line of")
    let page = ReportPage([ReportPageTests.entry(lines.joined(), new)])
    let rows = ReportPageTests.rows(page)
    #expect(rows.count == 9)
    #expect(rows.first == "<tr class=s><td colspan=2>4996 lines left out")
    #expect(rows.last == "<tr class=s><td colspan=2>3997 lines left out")
  }
}
