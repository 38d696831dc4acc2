import JuiceViewModels
import SwiftUI

struct JuiceList: View {
  let order: OrderViewModel
  var body: some View {
    List(order.juices) { juice in
      Button(juice.title) { order.juiceButtonTapped(juice.id) }
    }
    .alert(order.alert, buttonTapped: order.alertButtonTapped, dismissed: order.dismissed)
  }
}
