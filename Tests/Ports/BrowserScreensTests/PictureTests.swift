import BrowserScreens
import Foundation
import HeadlessUI
import TestSupport
import Testing

struct PictureTests {
  private static func html(_ source: PictureSource?) -> String {
    let picture = Node<Int>.picture("A <cup>", symbol: "☕️", source: source, identifier: "cup")
    return Screen(title: "", content: [picture]).html(.english)
  }

  /// The first bytes of a file, and its type.
  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "png"),
      ([0xFF, 0xD8, 0xFF, 0xE1], "jpeg"), (Array("GIF87a".utf8), "gif"),
      (Array("GIF89a".utf8), "gif"), (Array("RIFF....WEBPVP8 ".utf8), "webp"),
    ] as [([UInt8], String)])
  func `bytes are an image of the type of their signature`(bytes: [UInt8], type: String) {
    for count in 0..<4 {
      let all = bytes + (0..<count).map { UInt8($0 * 100 + 55) }
      let data = "data:image/\(type);base64,\(Data(all).base64EncodedString())"
      let image =
        #"<img class="picture" data-id="cup" src="\#(data)" alt="A &#60;cup&#62;" data-symbol="☕️">"#
      #expect(Self.html(.bytes(all)).contains(image))
    }
  }

  @Test(
    arguments: [
      "", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "\u{89}PNG", "GIF",
      "RIFF....WAVE", "RIFF", " GIF89a", "BM", "<img>",
    ])
  func `other bytes are shown as the symbol, and so is a picture without a source`(
    text: String
  ) {
    for source in [nil, PictureSource.bytes(Array(text.utf8))] {
      let html = Self.html(source)
      #expect(html.contains("<img") == false)
      #expect(html.contains(#"role="img" aria-label="A &#60;cup&#62;""#))
      #expect(html.contains(#"data-symbol="☕️""#))
    }
  }

  @Test(arguments: try rows(in: "Tables/urls.txt"))
  func `a file is a relative URL, whatever its name`(name: String, url: String) {
    #expect(Self.html(.file(name)).contains(#" src="\#(url)" alt="#))
  }
}
