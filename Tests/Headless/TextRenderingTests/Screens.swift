import HeadlessUI
import TestSupport
import TextRendering

extension Screen<Int> {
  /// Creates a screen of parts that are written as in an outline.
  init(title: String = "", parts: String) {
    let lines = parts.split(separator: "\n").map { "\n  \($0)" }
    self.init(outline: "screen \"\(title)\"" + lines.joined())
  }

  /// Creates a screen of the outlines in some files, the second one of a layer on the first one, and so on.
  init(outlines names: String...) {
    let texts = names.map { (try? contents(of: "Outlines/\($0).txt")) ?? "" }
    self.init(outline: texts.joined())
  }

  /// Returns what a viewport shows of the screen.
  func frame(columns: Int, rows: Int) -> Frame {
    TextRenderer(viewport: Viewport(columns: columns, rows: rows)).frame(of: self)
  }

  /// Returns the text in a viewport, without empty lines at its start.
  func text(columns: Int, rows: Int) -> String {
    String(frame(columns: columns, rows: rows).text.drop { $0 == "\n" })
  }
}

/// The screens of a parcel locker, which have every kind of node.
enum LockerScreen {
  static let open = Screen(outlines: "locker")
  static let question = Screen(outlines: "locker", "locker-question")
  static let details = Screen(outlines: "locker", "locker-details")
  static let warning = Screen(outlines: "locker", "locker-details", "locker-warning")
}

/// Screens of a mixing desk, whose names and values are longer than a small viewport is wide.
enum MixerScreen {
  static let desk = Screen(outlines: "mixer")
  static let question = Screen(outlines: "mixer", "mixer-question")
}

/// The screen of a form with fields of every kind.
enum FormScreen {
  static let order = Screen(outlines: "form")
}
