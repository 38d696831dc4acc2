import FlowDriver
import HeadlessUI
import JobOrders
import SteppedTasks

extension Property {
  /// The properties that nearly every app has, whatever it's about.
  ///
  /// They are ``noDeadEnd``, ``everyAlertCanBeLeft``, ``noRequestTwice(except:)``, and
  /// ``everyControlHasAnEffect(except:)``.
  @inlinable
  public static var usual: [Property] {
    [.noDeadEnd, .everyAlertCanBeLeft, .noRequestTwice(), .everyControlHasAnEffect()]
  }

  /// Returns the property that no two requests that are alike wait at once, such as those of a button that
  /// was tapped twice.
  ///
  /// A cancelled request doesn't count.
  ///
  /// - Parameter names: The names of requests that may wait several times, such as sleeps.
  public static func noRequestTwice(except names: Set<String> = []) -> Property {
    .always(
      "no request is made twice at once", where: { $1.requests.isEmpty == false },
      { _, screen in
        let requests = screen.requests
        let twice = requests.first { request in
          let isMeant = names.contains(request) == false && request.isCancelled == false
          return isMeant && requests.contains("\(request) 2")
        }
        return twice.map { [.expect(.noRequest("\($0) 2"))] }
      })
  }

  /// Returns the property that every control, including each text that a field offers, changes something in
  /// at least one state.
  ///
  /// It's undecided until everything was visited. A control that has no effect may also be one whose effect
  /// the exploration can't see, such as a search that waits for a timer.
  ///
  /// - Parameter names: The names of controls whose effect is neither on the screen nor in the view model.
  public static func everyControlHasAnEffect(except names: Set<String> = []) -> Property {
    Property(name: "every control changes something in some state", law: .effects(except: names))
  }
}

extension Finding {
  /// Looks for a control that changes nothing in any state, and has none of some names.
  mutating func findIdleControl<App>(except names: Set<String>, in graph: StateGraph<App>) {
    let steps = graph.steps.prefix(graph.transitionCount).filter {
      (graph.control(of: $0).gesture == .event || $0.order.isHeld || graph.isMidTurn($0.origin))
        == false
    }
    examined = steps.count
    let active = Set(steps.filter { ($0.origin == $0.target) == false }.map(graph.control))
    let idle = steps.first { step in
      let control = graph.control(of: step)
      return (active.contains(control) || names.contains(control.name)) == false
    }
    guard outcome == .holds, let idle else { return }
    violate(after: graph.way(to: graph.place(of: idle)), [.expect(.change)], in: graph)
  }
}
