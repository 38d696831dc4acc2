import Browsers
import HeadlessUI

extension Check {
  /// What another app shows is where it belongs, and looks like what it is.
  static let anyApp = Check("Another app looks as it should") { page in
    let intent = AlertIntent(message: "Sent", buttons: [.init("OK", role: .cancel, action: "ok")])
    _ = try FieldPage(page) { _ in
      Screen(
        title: "Cafe",
        content: [
          .value("Stars", value: "0"), .text("Loading"),
          .stepper("Latte, Short", value: "1, 4,500 won", decrement: "less", increment: "more"),
          .button(Button("Mocha", value: "5,000 won", action: "mocha")),
          .button(
            Button("Tea", action: "tea", status: Status("Gone", holds: true, isWarning: true))),
        ], coveredBy: [.alert(intent)])
    }
    for (width, height) in [(360, 740), (740, 360), (1080, 1920), (1920, 1080)] {
      try page.resize(width: width, height: height)
      for (fact, isSo) in [
        ("look('.alert', '::before').content.includes('✓')", "an answer isn't a question"),
        ("(look('dd').color === look('.warning').color) === false", "zero isn't a warning"),
        ("box('dl').height < 64", "values leave no gap"),
        ("text('output').right <= box('.increment').left", "a value leaves its sign alone"),
        ("text('output').left >= box('.decrement').right", "a value leaves its sign alone"),
        ("text('.name').width > 0", "a value leaves room for its name"),
        ("box('.tiles .value').top - box('.tiles .name').bottom < 8", "a tile has no empty row"),
      ] {
        try page.expect(
          """
          (() => {
            const find = (it) => document.querySelector(it.startsWith(".alert") ? it : `main ${it}`);
            const look = (it, part) => getComputedStyle(find(it), part);
            const box = (it) => find(it).getBoundingClientRect();
            const text = (it) => {
              const range = document.createRange();
              range.selectNodeContents(find(it));
              return range.getBoundingClientRect();
            };
            return \(fact);
          })()
          """, "true", "\(isSo) at \(width) px")
      }
    }
  }
}
