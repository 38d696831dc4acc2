import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI

/// The words of the full screen itself.
struct TerminalWordsTests {
  /// The words by their name.
  private func texts(of words: TerminalWords) -> [String: String] {
    var texts: [String: String] = [:]
    for case (let name?, let value) in Mirror(reflecting: words).children {
      switch value {
      case let text as String: texts[name] = text
      case let line as TerminalWords.KeyLine:
        texts["\(name).keys"] = line.keys
        texts["\(name).effect"] = line.effect
      default: break
      }
    }
    return texts
  }

  @Test func `every word exists in every language`() {
    let (english, korean) = (texts(of: .english), texts(of: .korean))
    #expect(english.count == 36)
    #expect(english.keys == korean.keys)
    for (name, text) in english where name.hasSuffix(".keys") == false {
      #expect((text == korean[name]) == false, "\(name)")
    }
  }

  @Test(arguments: [TerminalWords.english, .korean])
  func `terminals measure every word alike`(words: TerminalWords) {
    for (name, text) in texts(of: words) {
      #expect(text.isEmpty == false)
      #expect(
        text.unicodeScalars.allSatisfy {
          (0x20..<0x7F).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
        },
        "\(name)")
    }
  }

  @Test func `the page of keys has every line`() {
    let lines = TerminalWords.korean.lines
    #expect(lines.count == 12)
    #expect(Set(lines).count == 12)
    #expect(TerminalWords.korean.page.flattenedNames == lines.map(\.effect))
  }

  @Test func `words from outside can't forge a row or a page`() {
    var words = TerminalWords.english
    words.help = "\u{1B}[2Jhelp\n"
    words.leaving = TerminalWords.KeyLine("\u{1B}[2J", "\r\n")
    let session = ViewSession(
      Board(buttons: ["a"]), size: TerminalSize(columns: 60, rows: 20), words: words)
    #expect(session.model.grid.lines.last == "Enter choose  ? ␛[2Jhelp␊  q leave")
    session.type("?")
    #expect(session.model.text.contains("␛[2J"))
    #expect(session.model.unknown == [])
  }
}

extension Screen {
  fileprivate var flattenedNames: [String] { content.map(\.name) }
}
