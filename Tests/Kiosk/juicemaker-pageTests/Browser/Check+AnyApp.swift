import Browsers
import HeadlessUI
import TestSupport

extension Check {
  /// What another app shows is where it belongs, and looks like what it is.
  static let anyApp = Check("Another app looks as it should") { page in
    let screen = try outline("cafe")
    _ = try FieldPage(page) { _ in screen }
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
          "(({ look, box, text }) => \(fact))(probe)", "true", "\(isSo) at \(width) px")
      }
    }
  }

  /// Apps of other kinds than the kiosk fit, and can be read and touched, upright and across, light and dark.
  static let otherApps = Check("Other apps fit, and can be read and touched") { page in
    for (app, fact) in Self.others {
      let screen = try outline(app)
      let form = try FieldPage(page) { _ in screen }
      for (width, height) in [(360, 740), (740, 360), (1080, 1920), (1920, 1080)] {
        try page.resize(width: width, height: height)
        for scheme in ["light", "dark"] {
          try page.prefer(scheme)
          let place = "the \(app) at \(width) x \(height) in \(scheme)"
          try page.expect("probe.overflow() + probe.targets() + probe.contrast()", "", place)
          try page.expect(
            "[...document.querySelectorAll('main .tiles, main dl > div')].every((it) => \(fact))",
            "true", place)
        }
      }
      withExtendedLifetime(form) {}
    }
  }

  private static func outline(_ app: String) throws -> Screen<String> {
    Screen(outline: try contents(of: "Apps/\(app).txt")).map { "\($0)" }
  }

  /// What holds of the lists of buttons and of the values of each app.
  private static let others = [
    "list": "it.querySelector('.symbol') || probe.ems(it) < 10",
    "form": "it.matches('.tiles') ? probe.ems(it) < 10 : probe.gap(it) > 2.5",
    "quiz":
      "new Set([...it.querySelectorAll('button')].map((tile) => tile.offsetHeight)).size < 2",
    "question": "false",
  ]
}
