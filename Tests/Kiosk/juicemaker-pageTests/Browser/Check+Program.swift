import Browsers
import JuiceModel
import JuiceViewModels
import TestSupport

@testable import juicemaker_page

extension Check {
  /// The page speaks the first language of the person that it has, unless another one was chosen.
  static let language = Check("The page speaks the person's language, or the chosen one") { page in
    try page.tab.evaluate("localStorage.clear()")
    for (languages, language) in [("fr,ko-KR,en", "ko"), ("fr,en-GB,ko", "en"), ("fr", "en")] {
      let list = "'\(languages)'.split(',')"
      try page.load(after: "Object.defineProperty(navigator, 'languages', { value: \(list) })")
      try page.expect("document.documentElement.lang", language, "of \(languages)")
    }
    try page.click("[data-language=en]")
    try page.load()
    try page.expectNoProblems()
    try page.expect("document.documentElement.lang", "en")
  }

  /// Names that exist only in another language say so, alone and in the words around them.
  static let otherLanguage = Check("Names in another language say so") { page in
    let name = #""name": { "ko": "감 <1>" }"#
    try page.open(
      menu: """
        { "fruits": [{ "id": "fig", \(name), "stock": 2 },
            { "id": "pear", "name": { "en": "Pear", "ko": "배" }, "stock": 2 }],
          "juices": [{ "id": "fig", "flavour": { "ko": "감 배" }, "recipe": { "fig": 1, "pear": 1 } }] }
        """)
    func expectParts(_ selector: String, _ parts: String) throws {
      try page.expect("probe.parts('\(selector)')", parts)
    }
    try expectParts("[data-id=fig] dt > .name", "ko:감 <1>")
    try expectParts("[data-id=pear] dt > .name", ":Pear")
    try expectParts("button .name", ":Edit stock")
    try expectParts(".tiles .name", "ko:감 배|: juice")
    try expectParts(".tiles .value", "ko:감 <1>|: 1, Pear 1")
    try page.click("button[data-id=fig]")
    try expectParts("#app .alert p", "ko:감 배|: juice is ready! Enjoy!")
    try page.click(".buttons button")
    try page.click("main .bar button")
    try expectParts("[data-id=fig].stepper > .name", "ko:감 <1>")
    try page.press(.escape)
    try page.click("[data-language=ko]")
    try expectParts("[data-id=fig] dt > .name", ":감 <1>")
  }

  /// The page is as before when it's loaded again, except that nothing covers the order screen.
  ///
  /// A Chromium under load gives a script that asks while it's parsed a storage that is no longer the one
  /// of the page before it, about once in a hundred loads.
  static let reload = Check("A reload keeps the stock") { page in
    try page.order("kiwi")
    let screen = try page.html()
    try page.click("button[data-id=strawberry]")
    try page.load(
      after: """
        const { get } = Object.getOwnPropertyDescriptor(window, 'localStorage');
        Object.defineProperty(window, 'localStorage', { get() {
          if (document.currentScript) probe.complaints.push('The storage is used too early.');
          return get.call(window);
        } });
        """)
    try page.expectNoProblems()
    try page.expect("probe.output", screen)
  }

  /// A page with a draft asks before it's left, and only then.
  static let draft = Check("A page asks before a draft is lost") { page in
    func expectQuestion(_ isAsked: Bool) throws {
      let leave = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"
      try page.expect(leave, "\(isAsked == false)")
    }
    try page.click("main .bar button")
    try expectQuestion(false)
    try page.click("[data-id=mango] .increment")
    try expectQuestion(true)
    try page.press(.escape)
    try expectQuestion(false)
  }

  /// A second tab is refused, and takes over once the first is closed.
  static let secondTab = Check("A second tab is refused, and takes over from the first") { page in
    try page.order("banana")
    let screen = try page.html()
    let second = try page.another()
    try second.load()
    try second.expectNotice("busy")
    try second.expect("document.title", PageWords.english.phrases.orderTitle)
    try second.click("#busy button", isInApp: false)
    try second.tab.wait(until: "document.querySelector('#busy').open")
    try second.expectNotice("busy")
    try page.tab.open("about:blank")
    try second.click("#busy button", isInApp: false)
    try second.tab.wait(until: "probe.output")
    try second.expect("probe.output", screen)
    try second.expectNoProblems()
  }

  /// An error that nothing expected, or a trap, is told, and the kiosk can start anew.
  static let error = Check("An error is told, and the kiosk can start anew") { page in
    try page.order("banana")
    let screen = try page.html()
    let traps = ["button[data-id=kiwi]", ".bar button"].map { selector in
      { try page.click(selector, isInApp: false) }
    }
    let timer = "setTimeout(() => { setTimeout(done); throw new Error('no') })"
    let throwing = { _ = try page.tab.evaluate("new Promise((done) => \(timer))") }
    for fail in traps + [throwing] {
      try page.tab.evaluate("probe.isBroken = true")
      try fail()
      try page.expectNotice("failed")
      try page.tab.press(.escape)
      try page.expectNotice("failed")
      try page.tab.evaluate("probe.isBroken = false || (probe.output = '')")
      try page.click("#failed button", isInApp: false)
      try page.tab.wait(until: "probe.output")
      try page.tab.evaluate("probe.complaints = []")
      try page.expect("probe.output", screen)
      try page.expectNoProblems()
    }
  }

  /// A browser that lacks what the program needs isn't asked to try again.
  ///
  /// The title of such a page, and of one that is damaged, is in the language of the notice.
  static let unsupported = Check("A browser that can't run the kiosk is told so") { page in
    let faults = [
      ("unsupported", "globalThis.DecompressionStream = undefined"),
      (
        "failed",
        "addEventListener('DOMContentLoaded', () => { document.scripts.program.text = '' })"
      ),
    ]
    for (notice, script) in faults {
      for words in PageWords.allCases {
        try page.tab.evaluate("localStorage['juicemaker.language'] = '\(words.rawValue)'")
        try page.load(after: script)
        try page.tab.wait(until: "document.querySelector('#\(notice)').open")
        try page.expectNotice(notice)
        try page.expect("document.title", words.phrases.orderTitle)
        try page.tab.press(.escape)
        try page.expectNotice(notice)
      }
    }
  }

  /// A menu opens, is kept, and is left again; texts stay texts.
  static let menus = Check("A menu is opened, kept, and left again") { page in
    let opening = try page.html()
    let folder = try TemporaryFolder()
    let name = #"<img src=x onerror="alert(1)">&amp;'</main>"#
    let fig = #"{ "id": "fig", "name": { "en": "\#(name.replacing("\"", with: "\\\""))" }"#
    let menu = """
      { "fruits": [\(fig), "stock": 2 }, \(fig.replacing("fig", with: "b")), "stock": 1 }],
        "juices": [{ "id": "fig", "flavour": { "en": "Fig" }, "recipe": { "fig": 1 } }] }
      """
    try page.choose(try folder.file("figs.json", menu.utf8))
    try page.expect("probe.output.includes('data-id=\"fig\"')", "false")
    try page.expect("probe.top().querySelector('p[lang=en]').textContent.includes('fig')", "true")
    try page.click(".buttons button")
    try page.click(".buttons button:not(.cancel)")
    try page.expect("document.querySelector('dt > .name').textContent", name)
    try page.expect(
      "document.querySelector('.news').textContent",
      "\(name) 2, \(name) 1, Fig juice \(name)\u{A0}1")
    try page.order("fig")
    try page.expect("document.querySelector('.news').textContent", "\(name) 1")
    try page.load()
    try page.expect("document.querySelector('dt > .name').textContent", name)
    try page.click("summary", isInApp: false)
    try page.click("[data-reset]")
    try page.expect("document.querySelector('details').open", "false")
    try page.click(".buttons button:not(.cancel)")
    try page.expect("probe.output", opening)

    try page.tab.evaluate(
      "dispatchEvent(new DragEvent('drop', { dataTransfer: new DataTransfer() }))")
    try page.tab.wait(until: "probe.top().textContent.includes('Only a menu file')")
    try page.expectNoProblems()
  }

  /// What can't be saved is told, and not made.
  static let noStorage = Check("Nothing is made while there is no storage") { page in
    try page.load(
      after: "Object.defineProperty(window, 'localStorage', { get() { throw Error('no') } })")
    try page.expectMessage(PageWords.english.notSaved)
    try page.click(".buttons button")
    let opening = try page.html()
    try page.click("button[data-id=banana]")
    try page.expectMessage(PageWords.english.phrases.causes[.notPermitted] ?? "")
    try page.click(".buttons button")
    try page.expect("probe.output", opening)
  }

  /// Nothing is changed that the browser can't keep.
  static let fullStorage = Check("Nothing is changed while the storage is full") { page in
    try page.tab.evaluate("probe.fillStorage()")
    try page.add("kiwi")
    try page.tab.press(.plus, times: 89)
    try page.tab.evaluate("perform('1', new Event(''))")
    try page.expectMessage(PageWords.english.phrases.causes[.noRoom] ?? "")
    try page.click(".buttons button")
    try page.expect("document.activeElement.closest('[data-id]').dataset.id", "kiwi")
    try page.click(".sheet .cancel")
    try page.tab.evaluate("probe.makeRoom()")
    try page.order("banana")
    try page.expect("document.querySelector('[data-id=banana] dd').textContent", "8")
  }

  /// Taps make neither the memory of the program nor the document grow.
  ///
  /// The program has memory in blocks of at least 32 bytes, so one that is lost with each tap takes a page
  /// of 64 KB in 2,048 taps.
  static let growth = Check("Taps don't make anything grow") { page in
    func tap(_ count: Int) throws -> (memory: String, nodes: Int) {
      try page.tab.evaluate("probe.tap(\(count))")
      try page.tab.call("HeapProfiler.collectGarbage")
      let nodes = try page.tab.call("Memory.getDOMCounters")["nodes"] as? Int ?? 0
      return (try page.tab.evaluate("probe.memory.buffer.byteLength"), nodes)
    }
    let before = try tap(300)
    for _ in 0..<TestSizes.size(quick: 1, exhaustive: 7) {
      let after = try tap(300)
      guard after.memory == before.memory, after.nodes <= before.nodes + 50 else {
        throw BrowserError("\(before) grew to \(after)")
      }
    }
    try page.expectLayers(1)
  }
}
