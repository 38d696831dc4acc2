import HeadlessUI
import JuiceDocuments
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// The kiosk of a page: its menu, its stock, and what there is to say about both.
struct KioskPage: HeadlessApp {
  private let words: PageWords
  private let storage: PageStorage
  private var kiosk: JuiceKiosk
  private var notice: Alert<KioskAction>?

  /// Opens the kiosk with what is saved.
  init(_ words: PageWords, _ storage: PageStorage) {
    self.words = words
    self.storage = storage
    var menu = Menu.standard
    let saved = storage.read(.menu)
    if saved.isEmpty == false {
      do throws(FileError) {
        menu = try Menu(json: saved, file: "menu.json")
      } catch {
        notice = words.notice(words.menuRefused, error.description, words.phrases.confirm)
      }
    }
    let stock = SavedStock(storage, menu)
    if let failure = stock.failure {
      notice = words.notice(
        words.stockUnreadable, failure.description, words.newStock, .destructive)
    }
    kiosk = JuiceKiosk(
      maker: JuiceMaker(menu: menu, store: stock.store(for: menu)), phrases: words.phrases)
  }

  /// The screen of the kiosk, and the notice that covers it, if there is one.
  var screen: Screen<KioskAction> {
    var screen = kiosk.screen
    if let notice { screen.modal = .alert(notice) }
    return screen
  }

  /// Performs an action in the kiosk, or takes away the notice that covers it.
  mutating func perform(_ action: KioskAction) {
    if notice == nil { kiosk.perform(action) } else { notice = nil }
  }

  /// Opens the kiosk with a menu, and keeps the menu.
  ///
  /// If the menu has errors or can't be kept, or if something covers the order screen, the kiosk stays
  /// as it is.
  ///
  /// - Parameters:
  ///   - menu: The bytes of a menu file.
  ///   - file: The name of the file.
  mutating func load(_ menu: [UInt8], file: String) {
    guard screen.modal == nil else { return }
    do throws(FileError) {
      _ = try Menu(json: menu, file: file)
      if storage.write(.menu, menu) {
        self = KioskPage(words, storage)
      } else {
        notice = words.notice(words.menuNotSaved, nil, words.phrases.confirm)
      }
    } catch {
      notice = words.notice(words.menuRefused, error.description, words.phrases.confirm)
    }
  }
}

extension PageWords {
  /// Returns an alert with one button, which Esc stands for unless the button is destructive.
  fileprivate func notice(
    _ title: String,
    _ message: String?,
    _ button: String,
    _ role: ButtonRole? = nil
  ) -> Alert<KioskAction> {
    Alert(
      title: title,
      message: message,
      buttons: [Button(button, action: .order(.dismissed), role: role)],
      dismissal: role == .destructive ? nil : .order(.dismissed)
    )
  }
}
