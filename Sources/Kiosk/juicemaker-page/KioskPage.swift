import HeadlessUI
import JuiceDocuments
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// The kiosk of a page: its menu, its stock, and what there is to say about both.
final class KioskPage: HeadlessApp {
  private let words: PageWords
  private let storage: PageStorage?
  private var kiosk: JuiceKiosk
  private var stock: SavedStock?
  private var notices: [Alert<KioskAction>] = []

  /// Opens the kiosk with what is saved, or a new one that saves nothing.
  init(_ words: PageWords, _ storage: PageStorage? = nil) {
    self.words = words
    self.storage = storage
    kiosk = JuiceKiosk(phrases: words.phrases)
    do throws(FileError) {
      let menu = storage?.read(.menu) ?? []
      open(menu.isEmpty ? .standard : try Menu(json: menu, file: "menu.json"))
    } catch {
      open(.standard)
      add(words.menuRefused, error.description, words.phrases.confirm)
    }
  }

  private func open(_ menu: Menu) {
    stock = storage.map { SavedStock($0, menu) }
    let store = stock?.store(for: menu) ?? FruitStore(Stock(of: menu))
    kiosk = JuiceKiosk(maker: JuiceMaker(menu: menu, store: store), phrases: words.phrases)
    if let failure = stock?.failure {
      add(words.stockUnreadable, failure.description, words.newStock, .destructive)
    }
  }

  var screen: Screen<KioskAction> {
    var screen = kiosk.screen
    if let notice = notices.first { screen.modal = .alert(notice) }
    return screen
  }

  /// Performs an action in the kiosk, or takes away the notice that covers it.
  func perform(_ action: KioskAction) {
    if notices.isEmpty { return kiosk.perform(action) }
    let notice = notices.removeFirst()
    if notice.dismissal == nil { stock?.replace() }
  }

  /// Opens the kiosk with a menu, and keeps the menu.
  ///
  /// If the menu has errors or can't be kept, or if something covers the order screen, the kiosk stays
  /// as it is.
  func load(_ menu: [UInt8], file: String) {
    guard screen.modal == nil else { return }
    do throws(FileError) {
      let read = try Menu(json: menu, file: file)
      if storage?.write(.menu, menu) == true {
        open(read)
      } else {
        add(words.menuNotSaved, nil, words.phrases.confirm)
      }
    } catch {
      add(words.menuRefused, error.description, words.phrases.confirm)
    }
  }

  /// Adds a notice with one button, which Esc stands for unless the button is destructive.
  private func add(
    _ title: String, _ message: String?, _ button: String, _ role: ButtonRole? = nil
  ) {
    notices.append(
      Alert(
        title: title,
        message: message,
        buttons: [Button(button, action: .order(.dismissed), role: role)],
        dismissal: role == .destructive ? nil : .order(.dismissed),
        isWarning: true
      ))
  }
}
