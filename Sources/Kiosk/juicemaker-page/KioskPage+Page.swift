import BrowserScreens
import PageUI

extension KioskPage {
  /// The kiosk that is open in the page, which belongs to its single thread.
  nonisolated(unsafe) private static var open: KioskPage?

  /// The page of the kiosk.
  static var page: AppPage {
    AppPage("juicemaker", languages: [.korean, .english]) {
      $0.foreignNames
    } app: { words in
      #if arch(wasm32)
        let kiosk = KioskPage(.words(in: words.language), .descriptors)
      #else
        let kiosk = KioskPage(.words(in: words.language))
      #endif
      open = kiosk
      return kiosk
    }
  }
}

#if arch(wasm32)
  import JuiceModel

  extension PageStorage {
    /// The texts that the script of the page keeps, unless it says 51, which is `ENOSPC` of WASI, or
    /// another error, or `nil` outside a page.
    fileprivate static var descriptors: PageStorage? {
      guard (wholeText(SavedText.stock.rawValue) == nil) == false else { return nil }
      return PageStorage(
        read: { wholeText($0.rawValue) ?? [] },
        write: { text, bytes in
          let error = writeBytes(bytes, to: text.rawValue)
          return error == 0 ? nil : error == 51 ? .noRoom : .notPermitted
        })
    }
  }

  extension KioskPage {
    /// Loads the menu on standard input, after a line with the name of its file, if it can be read, and
    /// shows the kiosk.
    fileprivate static func loadMenu() {
      let parts = (wholeText(0) ?? []).split(
        separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
      let menu = parts.dropFirst().first.map { Array($0) }
      open?.load(menu, file: String(decoding: parts[0], as: UTF8.self))
      AppPage.refresh()
    }
  }

  @_expose(wasm, "load") @_cdecl("kiosk_load")
  func load() { KioskPage.loadMenu() }
#endif
