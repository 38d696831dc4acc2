import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import SwiftUI
import Testing

@MainActor struct SwiftUITests {
  /// Presents two alerts, one after the other.
  private final class Questions: AlertFactory {
    func makeAlert(for situation: AlertSituation) -> KioskAlert {
      let stamp = AlertAction.custom(AlertAction.Custom("stamp"))
      return KioskAlert(
        title: "Enjoy!", message: "Shall I stamp your card?",
        buttons: [.init("Yes", action: stamp), .init("No", role: .cancel)])
    }

    static func perform(_ action: AlertAction.Custom) -> KioskAlert? {
      KioskAlert(message: "Once more?", buttons: [.init("No", role: .cancel)])
    }
  }

  private let order = OrderViewModel(
    maker: JuiceMaker(
      menu: .standard, store: FruitStore(Stock(of: .standard, with: [.kiwi: 98]))),
    phrases: .english)

  @Test(arguments: SwiftUIPerson.orders)
  func `a shortage leads to the sheet, and that to the juice, in whatever order SwiftUI reports`(
    reports: [SwiftUIPerson.Report]
  ) {
    let person = SwiftUIPerson(OrderView(order: order), reports: reports)
    let question = ["Not enough fruit. Edit the stock?", "Strawberry: 6 missing"]
    person.tap("Strawberry juice")
    #expect(person.words == question + ["Yes", "cancel", "No"])
    person.tap("No")
    #expect(order.state.destination == nil)
    person.tap("Strawberry juice")
    person.dismiss()
    #expect(order.state.destination == nil)
    person.tap("Strawberry juice")
    person.tap("Yes")
    for _ in 0..<6 { person.tap("Strawberry") }
    person.dismiss()
    #expect(order.state.destination == .stockEdit([.strawberry: 6]))
    person.tap("Close")
    person.tap("Strawberry juice")
    #expect(person.words == ["Strawberry juice is ready! Enjoy!", "OK"])
    person.tap("OK")
    person.tap("Edit stock")
    person.dismiss()
    #expect(order.state.destination == nil)
    person.tap("Edit stock")
    for _ in 0..<3 { person.tap("Kiwi") }
    #expect(order.state.destination == .stockEdit([.kiwi: 2]))
    person.tap("Cancel")
    #expect(order.state == .init(stock: Stock(of: .standard, with: [.strawberry: 0, .kiwi: 98])))
  }

  @Test(arguments: SwiftUIPerson.orders)
  func `an alert that follows another or the sheet stays, and leads back`(
    reports: [SwiftUIPerson.Report]
  ) {
    let store = FruitStore(Stock(of: .standard)) { _ throws(StockNotSaved) in
      throw StockNotSaved(reason: "the disk is full")
    }
    let order = OrderViewModel(
      maker: JuiceMaker(menu: .standard, store: store), phrases: .english, alerts: Questions(),
      customAction: Questions.perform)
    let person = SwiftUIPerson(OrderView(order: order), reports: reports)
    person.tap("Kiwi juice")
    person.tap("Yes")
    #expect(person.words == ["Once more?", "cancel", "No"])
    person.tap("No")
    #expect(order.state.destination == nil)
    person.tap("Edit stock")
    person.tap("Kiwi")
    person.tap("Close")
    person.tap("Yes")
    person.tap("No")
    #expect(order.state.destination == .stockEdit([.kiwi: 1]))
  }

  @Test func `rows show all that the view models say, with the kiosk's identifiers`() {
    func words(_ words: String?...) -> [String] { words.compactMap { $0 } }
    let person = SwiftUIPerson(OrderView(order: order))
    let fruits = order.fruits.flatMap { fruit in
      words("identifier \(fruit.id)", fruit.name, fruit.symbol, fruit.count)
    }
    let juices = order.juices.flatMap { juice in
      words(
        "identifier \(juice.id)", juice.title, juice.recipe, juice.symbol, juice.shortageReason)
    }
    let opening = ["Edit stock", "title \(order.title)", "Stock"] + fruits + ["Juices"] + juices
    #expect(person.words == opening)
    person.tap("Edit stock")
    person.tap("Kiwi")
    let rows = order.stockEdit?.rows.flatMap { row in
      words("identifier \(row.id)", row.name, row.changeNote, row.symbol, row.count)
    }
    let bar = ["hint Close to save", "Close", "hint Cancel to discard", "cancel", "Cancel"]
    #expect(person.words == bar + ["title Edit stock"] + (rows ?? []))
    let kiosk = JuiceKiosk(phrases: .english)
    let identifiers = kiosk.screen.topLayer.flattenedNodes.compactMap { $0.identifier }
    #expect(identifiers == (order.fruits.map { "\($0.id)" } + order.juices.map { "\($0.id)" }))
  }

  @Test func `an alert keeps its title while it fades`() {
    let person = SwiftUIPerson(OrderView(order: order))
    person.tap("Kiwi juice")
    person.tap("OK")
    let titles = person.host.draw().compactMap {
      if case .fadingAlert(let title) = $0 { title } else { nil }
    }
    #expect(titles == ["Kiwi juice is ready! Enjoy!"])
  }

  @Test func `a list of juices is bound in a few lines, and its alert in one`() {
    let person = SwiftUIPerson(JuiceList(order: order))
    #expect(person.words == order.juices.map { $0.title })
    person.tap("Kiwi juice")
    #expect(person.words == ["Kiwi juice is ready! Enjoy!", "OK"])
    person.tap("OK")
    #expect(order.alert == nil)
  }

  @Test(arguments: SwiftUIPerson.orders)
  func `a note is deleted by its alert alone, in whatever order SwiftUI reports`(
    reports: [SwiftUIPerson.Report]
  ) {
    let note = NoteViewModel()
    let person = SwiftUIPerson(NoteView(note: note), reports: reports)
    person.tap("Delete")
    #expect(person.words == ["Delete the note?", "destructive", "Delete", "cancel", "Keep"])
    person.dismiss()
    #expect(note.alert == nil)
    person.tap("Delete")
    person.tap("Keep")
    #expect(note.alert == nil && note.text == "Buy milk")
    person.tap("Delete")
    person.tap("Delete")
    #expect(note.alert == nil && note.text == "")
  }

  @Test func `the preview shows the stock sheet`() {
    #expect(SwiftUIPerson(StockEditPreview.previews).words.contains("title 재고 추가"))
  }

  @Test func `a text that comes for another dish isn't shown`() {
    let recipe = RecipeViewModel()
    recipe.dishButtonTapped("Kimchi")
    recipe.receive("Mix", for: "Bibimbap")
    #expect(recipe.text == nil)
    recipe.receive("Salt", for: "Kimchi")
    #expect(recipe.text == "Salt" && recipe.requests == [])
  }
}
