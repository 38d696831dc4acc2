import HeadlessUI
import JuiceDocuments
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// The kiosk of a page: its menu, its stock, and notices about both.
final class KioskPage: HeadlessApp {
  private let words: PageWords
  private let storage: PageStorage?
  private var kiosk: JuiceKiosk
  private var notices: [(alert: Layer<KioskAction>, accepted: () -> Void)] = []

  /// Opens the kiosk with the saved menu and stock, or a new one that saves nothing.
  init(_ words: PageWords, _ storage: PageStorage? = nil) {
    self.words = words
    self.storage = storage
    kiosk = JuiceKiosk(phrases: words.phrases)
    do throws(FileError) {
      let menu = storage?.read(.menu) ?? []
      let file = menu.isEmpty ? nil : try MenuFile(json: menu, file: "menu.json")
      open(file?.menu ?? .standard)
    } catch {
      open(.standard)
      add(words.menuRefused, error.description, in: "en")
    }
  }

  private var phrases: Phrases { words.phrases }

  private func open(_ menu: Menu) {
    let stock = storage.map { PageStock($0, menu) }
    let store = stock?.store ?? FruitStore(Stock(of: menu))
    kiosk = JuiceKiosk(maker: JuiceMaker(menu: menu, store: store), phrases: phrases)
    if let warning = stock?.warning { add(words.stockUnclear, warning.description, in: "en") }
    guard let stock, let failure = stock.failure else { return }
    if failure.cause == .damaged {
      add(
        words.stockUnreadable, failure.description, in: "en", words.newStock, .destructive,
        accepted: stock.overwrite)
    } else {
      add(words.notSaved, phrases.causes[failure.cause])
    }
  }

  /// The names on the menu that aren't in the language of the page, with the tags of their languages.
  var foreignNames: [String: String] {
    let menu = kiosk.order.menu
    let names = menu.fruits.map { $0.name } + menu.juices.map { $0.flavour }
    return names.reduce(into: [:]) { foreign, name in
      let isTranslated = name.translations.contains { $0.language == phrases.language }
      guard isTranslated == false, let shown = name.translations.first else { return }
      foreign[shown.text] = shown.language.rawValue
    }
  }

  var screen: Screen<KioskAction> {
    let screen = kiosk.screen
    return notices.first.map { screen.covered(by: $0.alert) } ?? screen
  }

  /// Performs an action in the kiosk, or takes away the notice that covers it.
  func perform(_ action: KioskAction) {
    if notices.isEmpty { return kiosk.perform(action) }
    let notice = notices.removeFirst()
    if case .order(.alertButtonTapped) = action { notice.accepted() }
  }

  /// Shows the warnings about a menu, and asks whether to open the kiosk with it and to keep it, unless
  /// it has errors.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the menu file, which are empty for the standard menu, or `nil` if the
  ///     file can't be read.
  ///   - file: The name of the menu in messages.
  func load(_ bytes: [UInt8]?, file: String = "") {
    guard let bytes else { return add(words.menuRefused, words.noFile) }
    do throws(FileError) {
      var menu = Menu.standard
      var name = words.standardMenu
      if bytes.isEmpty == false || file.isEmpty == false {
        let read = try MenuFile(json: bytes, file: file)
        let warnings = read.warnings.joined(separator: "\n")
        if warnings.isEmpty == false { add(words.menuUnclear, warnings, in: "en") }
        menu = read.menu
        name = file
      }
      let sold = menu.juices.map { $0.flavour[phrases.language] }.joined(separator: ", ")
      let hasDraft = kiosk.screen.hasUnsavedChanges
      let lines = ["\(name): \(sold)", words.stockStays] + (hasDraft ? [words.draftGoes] : [])
      add(words.menuReplaced, lines.joined(separator: "\n"), words.replace) { [self] in
        let cause = storage.map { $0.write(.menu, bytes) } ?? .notPermitted
        if let cause { return add(words.menuNotSaved, phrases.causes[cause]) }
        open(menu)
      }
    } catch {
      add(words.menuRefused, error.description, in: "en")
    }
  }

  /// Adds a notice, with an answer if it's a question, which Esc declines unless it's destructive.
  private func add(
    _ title: String, _ message: String?, in language: String? = nil, _ answer: String? = nil,
    _ role: AlertRole? = nil, accepted: @escaping () -> Void = {}
  ) {
    let isFinal = role == .destructive
    let accept = answer.map {
      Button(
        $0, action: KioskAction.order(.alertButtonTapped(.close)), role: role,
        hint: isFinal ? phrases.causes[.damaged] : nil)
    }
    let leave = Button(
      answer == nil ? phrases.confirm : phrases.cancel, action: KioskAction.order(.dismissed),
      role: answer == nil ? nil : .cancel)
    let alert = Layer(
      .alert, title: title, message: message, messageLanguage: language,
      isWarning: answer == nil || isFinal,
      buttons: [accept, isFinal ? nil : leave].compactMap { $0?.node },
      dismissal: isFinal ? nil : Dismissal(.order(.dismissed)))
    notices.append((alert, accepted))
  }
}
