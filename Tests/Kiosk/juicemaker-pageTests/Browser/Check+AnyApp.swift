import Browsers
import Foundation
import HeadlessUI

extension Check {
  /// What another app shows is where it belongs, and looks like what it is.
  static let anyApp = Check("Another app looks as it should") { page in
    let intent = AlertIntent(message: "Sent", buttons: [.init("OK", role: .cancel, action: "ok")])
    _ = try FieldPage(page) { _ in
      Screen(
        title: "Cafe", bar: [Button("Empty", action: "empty", role: .destructive)],
        content: [
          .value("Stars", value: "0"), .text("Loading"),
          .stepper("Latte, Short", value: "1 hot, 4,500 won", decrement: "less", increment: "more"),
          .button(Button("Mocha", value: "5,000 won", action: "mocha")),
          .button(Button("Cocoa", action: nil)),
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
        ("box('.stepper .name').width > 64", "a value leaves room for its name"),
        ("look('[aria-disabled] *').background === look('[aria-disabled]').background", "it's off"),
        ("look('.destructive .name', '::before').content.includes('!')", "a loss has a sign"),
        ("box('.tiles .value').top - box('.tiles .name').bottom < 8", "a tile has no empty row"),
      ] {
        try page.expect(
          """
          (() => {
            const find = (it) => document.querySelector(it === ".alert" ? "#app .alert" : `main ${it}`);
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

  /// Apps of other kinds than the kiosk fit, and can be read and touched, upright and across, light and dark.
  static let otherApps = Check("Other apps fit, and can be read and touched") { page in
    for app in Self.others {
      let form = try FieldPage(page) { _ in app.screen }
      for (width, height) in [(360, 740), (740, 360), (1080, 1920), (1920, 1080)] {
        try page.resize(width: width, height: height)
        for scheme in ["light", "dark"] {
          try page.prefer(scheme)
          let place = "\(app.name) at \(width) x \(height) in \(scheme)"
          try page.expect("probe.overflow() + probe.targets() + probe.contrast()", "", place)
          try page.expect(
            "[...document.querySelectorAll('main .tiles, main dl > div')].every((it) => \(app.fact))",
            "true", place)
        }
      }
      withExtendedLifetime(form) {}
    }
  }

  private struct OtherApp: Sendable {
    let name: String
    /// What holds of its lists of buttons and of its values.
    let fact: String
    let screen: Screen<String>
  }

  private static let others = [
    OtherApp(
      name: "a list that loads",
      fact:
        "it.querySelector('.symbol') || it.offsetHeight < 10 * parseFloat(getComputedStyle(it).fontSize)",
      screen: Screen(
        title: "Cafe",
        bar: [Button("Order", action: "order"), Button("Bag", value: "0", action: "bag")],
        content: [
          .text("Good to see you! What will it be?"), .value("Stars", value: "0", symbol: "⭐"),
          .group(
            "Drinks",
            children: [
              .button(Button("Latte", value: "4,500 won", symbol: "🥛", action: "latte")),
              .button(Button("Green tea with honey", value: "5,000 won", action: "tea")),
            ]),
          .group("Food", children: [.text("Loading")]),
          .group(
            "Recommended",
            children: [
              .text("We can't load this list."), .button(Button("Try again", action: "again")),
            ]),
        ])
    ),
    OtherApp(
      name: "a form",
      fact:
        """
        it.matches(".tiles") ? it.offsetHeight < 10 * parseFloat(getComputedStyle(it).fontSize)
          : it.lastElementChild.offsetLeft - it.querySelector(".name").getBoundingClientRect().right > 2.5
        """,
      screen: Screen(
        title: "Unquestionably comfortable tables",
        bar: [Button("Start again", action: "empty"), Button("Send", action: nil)],
        content: [
          .field("Name", text: "", placeholder: "Ann", entered: "name"),
          .field("Wishes", text: "By the window", entered: "wishes", isMultiline: true),
          .stepper("Adults", value: "2", decrement: "less", increment: "more"),
          .stepper(
            "Children", value: "0", decrement: nil, increment: "child",
            status: Status("Changed", holds: true)),
          .value("Seats", value: "2"), .value("Price", value: "0 won"),
          .button(Button("Book", action: nil)), .button(Button("Forget it", action: "home")),
        ])
    ),
    OtherApp(
      name: "a quiz",
      fact: "new Set([...it.querySelectorAll('button')].map((tile) => tile.offsetHeight)).size < 2",
      screen: Screen(
        title: "Which city is this?",
        content: [
          .picture("A tower", symbol: "🗼", source: .bytes(Self.tower)),
          .value("Question", value: "3 of 10"),
          .group(
            "Answers",
            children: ["Paris", "Seoul", "San Francisco", "Ulaanbaatar"].map {
              .button(Button($0, action: $0))
            }),
          .picture("No picture", symbol: "🌁"),
        ])
    ),
    OtherApp(
      name: "a question", fact: "false",
      screen: Screen(
        title: "Settings",
        coveredBy: [
          .alert(
            AlertIntent(
              title: "Reset?",
              buttons: [
                .init("Reset everything", role: .destructive, action: "all"),
                .init("Reset", action: "levels"), .init("Keep", role: .cancel, action: "home"),
              ]))
        ])
    ),
  ]

  /// A PNG with one pixel.
  private static let tower: [UInt8] = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data())
}
