import JuiceModel
import JuiceViewModels
import SwiftUI

struct OrderView: View {
  let order: OrderViewModel

  var body: some View {
    let stockEdit = order.stockEdit
    NavigationStack {
      List {
        Section(order.stockTitle) {
          ForEach(order.fruits) { fruit in
            Row(name: fruit.name, symbol: fruit.symbol, value: fruit.count)
              .accessibilityElement(children: .combine)
              .accessibilityIdentifier(fruit.id.rawValue)
          }
        }
        Section(order.juicesTitle) {
          ForEach(order.juices) { juice in
            Button {
              order.juiceButtonTapped(juice.id)
            } label: {
              Row(
                name: juice.title, symbol: juice.symbol, value: juice.shortageReason,
                note: juice.recipe)
            }
            .accessibilityIdentifier(juice.id.rawValue)
          }
        }
      }
      .navigationTitle(order.title)
      .toolbar {
        Button(order.editStockTitle) { order.editStockButtonTapped() }
      }
    }
    .alert(order.alert, buttonTapped: order.alertButtonTapped, dismissed: order.dismissed)
    .sheet(
      item: Binding(
        get: { order.stockEdit },
        set: { if $0 == nil { stockEdit?.dismissed() } }
      )
    ) { stockEdit in
      StockEditView(stockEdit: stockEdit)
    }
  }
}

struct StockEditView: View {
  let stockEdit: StockEditViewModel

  var body: some View {
    NavigationStack {
      List(stockEdit.rows) { row in
        Stepper(
          value: Binding(get: { row.value }, set: { stockEdit.countChanged(row.id, to: $0) }),
          in: row.bounds
        ) {
          Row(name: row.name, symbol: row.symbol, value: row.count, note: row.changeNote)
        }
        .accessibilityIdentifier(row.id.rawValue)
      }
      .navigationTitle(stockEdit.title)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(stockEdit.closeTitle) { stockEdit.closeButtonTapped() }
            .accessibilityHint(stockEdit.closeHint)
        }
        ToolbarItem(placement: .cancellationAction) {
          Button(stockEdit.cancelTitle, role: .cancel) { stockEdit.dismissed() }
            .accessibilityHint(stockEdit.dismissalHint)
        }
      }
    }
    .interactiveDismissDisabled(stockEdit.hasChanges)
  }
}

/// A name beside its symbol, with a value at the other end and a note below.
struct Row: View {
  let name: String
  let symbol: String?
  let value: String?
  var note: String?

  var body: some View {
    LabeledContent {
      Text(value ?? "")
    } label: {
      Label {
        VStack(alignment: .leading) {
          Text(name)
          if let note { Text(note).font(.caption) }
        }
      } icon: {
        Text(symbol ?? "").accessibilityHidden(true)
      }
    }
  }
}

struct KioskApp: App {
  @State private var order = OrderViewModel(phrases: .english)

  var body: some Scene {
    WindowGroup { OrderView(order: order) }
  }
}

struct StockEditPreview: PreviewProvider {
  static var previews: some View {
    let order = OrderViewModel(phrases: .korean)
    let _ = order.editStockButtonTapped()
    OrderView(order: order)
  }
}
