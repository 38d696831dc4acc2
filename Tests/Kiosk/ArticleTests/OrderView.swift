import JuiceModel
import JuiceViewModels
import SwiftUI

struct OrderView: View {
  let order: OrderViewModel
  @State private var lastAlert: PresentedAlert<AlertAction>?

  var body: some View {
    let alert = order.alert ?? lastAlert
    let stockEdit = order.stockEdit
    NavigationStack {
      List {
        Section(order.stockTitle) {
          ForEach(order.fruits) { fruit in
            Row(name: fruit.name, symbol: fruit.symbol, value: fruit.count)
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
          }
        }
      }
      .navigationTitle(order.title)
      .toolbar {
        Button(order.editStockTitle) { order.editStockButtonTapped() }
      }
    }
    .onChange(of: order.alert, initial: true) { _, alert in
      if let alert { lastAlert = alert }
    }
    .alert(
      alert?.intent.title ?? alert?.intent.message ?? "",
      isPresented: Binding(
        get: { alert.map { $0 == order.alert } ?? false },
        set: { isPresented in
          if isPresented == false, let alert { order.dismissed(alert) }
        }
      ),
      presenting: alert
    ) { alert in
      ForEach(alert.intent.buttons, id: \.self) { button in
        Button(button.title, role: button.role.map { $0 == .cancel ? .cancel : .destructive }) {
          order.alertButtonTapped(button.action, of: alert)
        }
      }
    } message: { alert in
      if case .some = alert.intent.title, let message = alert.intent.message {
        Text(message)
      }
    }
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
