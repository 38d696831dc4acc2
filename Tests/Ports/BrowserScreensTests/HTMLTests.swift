import BrowserScreens
import HeadlessUI
import TestSupport
import Testing

struct HTMLTests {
  @Test func `any screen is written with all of its texts and numbers, and no name forges a tag`()
    throws
  {
    for seed in 0..<TestSizes.size(quick: 20 as UInt64, exhaustive: 100) {
      var screens = GeneratedScreens(seed: seed)
      try check(screens.screen(depth: Int(seed % 6)).numbered)
    }
  }

  private func check(_ screen: Screen<Int>) throws {
    let html = try WrittenHTML(screen.html(.english))
    let ids = html.values("id")
    #expect(Set(ids).count == ids.count)
    for name in ["aria-labelledby", "aria-describedby", "for", "list"] {
      let named = html.values(name).flatMap { $0.split(separator: " ").map(String.init) }
      #expect(Set(named).subtracting(ids) == [], "\(name)")
    }
    for button in html.elements where button.name == "button" {
      let isDisabled = button.attributes["data-action"] == nil
      #expect(button.attributes["aria-disabled"] == (isDisabled ? "true" : nil))
    }
    let numbers = ["action", "submit", "focused", "left", "dismiss"].flatMap {
      html.values("data-\($0)")
    }
    let controls = screen.layers.flatMap { $0.affordances }
    #expect(Set(numbers) == Set(controls.compactMap { $0.action.map { "\($0)" } }))
    #expect(Set(screen.layers.flatMap(texts)).subtracting(html.texts) == [])
  }

  /// Returns everything that a layer says.
  private func texts(_ layer: Layer<Int>) -> [String] {
    var texts: [String?] = [layer.title, layer.dismissal?.hint, layer.focus]
    texts += layer.message?.unicodeScalars.split(separator: "\n").map { String($0) } ?? []
    for node in layer.flattenedNodes {
      texts += [node.name, node.value, node.symbol, node.status?.name, node.hint, node.identifier]
      texts += node.fieldTraits?.offered ?? []
      texts.append(node.fieldTraits?.placeholder)
    }
    return texts.compactMap { $0 }.filter { $0.isEmpty == false }
  }

  @Test(arguments: try rows(in: "Tables/escapes.txt"))
  func `a text is escaped in a text and in an attribute`(text: String, escaped: String) {
    let button = Button(text, action: 1, identifier: text)
    let lines = Screen(title: "", bar: [button]).html(.english).utf8.split(separator: 10)
    let expected = [
      #"<button type="button" data-action="1" data-id="\#(escaped)">"#,
      #"<span class="name" dir="auto">\#(escaped)</span>"#,
    ]
    #expect(lines[3...4].map { Array($0) } == expected.map { Array($0.utf8) })
  }

  private func lines(of message: String, in language: String?, count: Int) -> [Substring] {
    let alert = Layer<Int>(.alert, message: message, messageLanguage: language)
    let lines = Screen(title: "", coveredBy: [alert]).html(.korean).split(separator: "\n")
    return Array(lines.dropLast(3).suffix(count))
  }

  @Test func `the lines of a message are a list, and a message in another language says so`() {
    let line = #"<p id="n1" lang="en" dir="auto">A</p>"#
    #expect(lines(of: "A", in: "en", count: 1) == [line[...]])
    let items: [Substring] = [#"<li dir="auto">A</li>"#, #"<li dir="auto">B</li>"#, "</ul>"]
    #expect(lines(of: "A\nB", in: nil, count: 4) == [#"<ul id="n1">"#] + items)
    #expect(lines(of: "A\nB", in: "en", count: 4) == [#"<ul id="n1" lang="en">"#] + items)
  }

  @Test func `a text in another language says so, alone or among others, but not inside a word`() {
    var words = BrowserWords.english
    words.foreignNames = ["감": "ko", "감 배": "ko", "<Or>": "fr", "Fig": "de", "": "en"]
    let names = ["감", "감 배쥬스, 감 2", "No <Or>", "Major Fig", "MajorFig", "감감"]
    let content = names.map { Node<Int>.text($0) }
    let lines = Screen(title: "Fig", content: content).html(words).split(separator: "\n")
    #expect(
      lines.dropFirst(2).dropLast() == [
        #"<h1 dir="auto"><bdi lang="de">Fig</bdi></h1>"#, "</div>",
        #"<p dir="auto"><bdi lang="ko">감</bdi></p>"#,
        #"<p dir="auto"><bdi lang="ko">감 배</bdi>쥬스, <bdi lang="ko">감</bdi>\#u{A0}2</p>"#,
        #"<p dir="auto">No <bdi lang="fr">&#60;Or&#62;</bdi></p>"#,
        #"<p dir="auto">Major <bdi lang="de">Fig</bdi></p>"#, #"<p dir="auto">MajorFig</p>"#,
        #"<p dir="auto"><bdi lang="ko">감</bdi><bdi lang="ko">감</bdi></p>"#,
      ])
  }

  private func buttonCount(of bar: Button<String>) throws -> Int {
    let sheet = Layer.sheet(title: "Tea", bar: [bar], dismissal: Dismissal("leave"))
    let screen = Screen(title: "Teas", coveredBy: [sheet])
    try check(screen.numbered)
    return screen.html(.english).split(separator: "\n").count { $0.hasPrefix("<button") }
  }

  @Test
  func `a sheet gets a cancel button unless one of its own does what the dismissal does`() throws {
    #expect(try buttonCount(of: Button("Back", action: "leave")) == 1)
    #expect(try buttonCount(of: Button("Back", action: "save")) == 2)
    #expect(try buttonCount(of: Button("Back", action: "save", role: .cancel)) == 1)
  }

  @Test func `neighbouring buttons are a list that says how many`() {
    let buttons = [1, 2].map { Node.button(Button("Go", action: $0)) }
    let lines = Screen(title: "", content: buttons).html(.english).split(separator: "\n")
    let list: [Substring] = [#"<ul class="tiles" role="list">"#, "</ul>"]
    #expect(lines.filter { $0.hasPrefix("<ul") || $0.hasPrefix("</ul") } == list)
    #expect(lines.count { $0 == "<li>" } == 2)
  }

  @Test func `hundreds of groups below an alert with all its texts are written`() async throws {
    let written = await onThread {
      var node = Node<Int>.button(Button("Dig", action: 1))
      for depth in 0..<400 { node = .group(depth % 2 == 0 ? "G" : nil, children: [node]) }
      let alert = Layer<Int>(.alert, title: "Deep", message: "Are you there?")
      let screen = Screen(title: "Mine", content: [node], coveredBy: [alert])
      return Result { try WrittenHTML(screen.html(.english)).values("role") }
    }
    #expect(try written.get().count { $0 == "group" } == 200)
  }
}
