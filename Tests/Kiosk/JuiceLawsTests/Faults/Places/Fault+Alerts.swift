import JuiceModel
import JuiceViewModels

extension Fault {
  /// Faults in the factory of the alerts.
  static let alerts: [Fault] = [
    alert("the alert of a juice asks whether to edit the stock", .ready) { alert in
      alert.with(message: Phrases.korean.outOfStock)
    },
    alert("the alert of a juice says nothing", .ready) { alert in alert.with(message: " ") },
    alert("the alert of a juice has a title", .ready) { alert in
      KioskAlert(
        title: Phrases.korean.orderTitle, message: alert.message ?? "", buttons: alert.buttons)
    },
    alert("the alert of a juice names another one", .ready) { alert in
      alert.with(message: Phrases.korean.juiceReady(flavour: "망고"))
    },
    alert("the alert of a juice opens the stock sheet", .ready) { alert in
      alert.with { $0[0].action = .editStock() }
    },
    alert("the button of a juice cancels", .ready) { alert in alert.with { $0[0].role = .cancel } },
    alert("the question has only Yes", .short) { alert in alert.with { $0.removeLast() } },
    alert("the question has only No", .short) { alert in alert.with { $0.removeFirst() } },
    alert("the question has No before Yes", .short) { alert in alert.with { $0.reverse() } },
    alert("Yes and No do what the other says", .short) { alert in
      alert.with {
        $0[0].action = .close
        $0[1].action = .editStock()
      }
    },
    alert("No isn't a button that cancels", .short) { alert in alert.with { $0[1].role = nil } },
    alert("Yes is a button that cancels", .short) { alert in alert.with { $0[0].role = .cancel } },
    alert("Yes is a button that destroys", .short) { alert in
      alert.with { $0[0].role = .destructive }
    },
    alert("the question has the words of a juice that isn't on the menu", .short) { alert in
      alert.with(message: Phrases.korean.unknownJuice)
    },
    alert("a juice that isn't on the menu is said to be ready", .unknown) { alert in
      alert.with(message: Phrases.korean.juiceReady(flavour: ""))
    }.with { $0.isVisible = false },
  ]

  static func alert(
    _ name: String,
    _ occasion: AlertOccasion,
    _ place: Place = .alerts,
    _ change: @escaping @Sendable (KioskAlert) -> KioskAlert
  ) -> Fault {
    Fault(name: name, place: place, changeAlert: { $0 == occasion ? change($1) : $1 })
  }
}

extension KioskAlert {
  func with(title: String?, message: String?) -> KioskAlert {
    KioskAlert(title: title ?? "", message: message, buttons: buttons, isWarning: isWarning)
  }

  func with(message: String) -> KioskAlert {
    KioskAlert(message: message, buttons: buttons, isWarning: isWarning)
  }

  func with(_ change: (inout [Button]) -> Void) -> KioskAlert {
    var buttons = buttons
    change(&buttons)
    guard let title else {
      return KioskAlert(message: message ?? "", buttons: buttons, isWarning: isWarning)
    }
    return KioskAlert(title: title, message: message, buttons: buttons, isWarning: isWarning)
  }
}
