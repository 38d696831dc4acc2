import HeadlessUI
import TestSupport
import TextRendering

extension Screen<Int> {
  /// Creates a screen of parts that are written as in an outline.
  init(title: String = "", parts: String) {
    let lines = parts.split(separator: "\n").map { "\n  \($0)" }
    self.init(outline: "screen \"\(title)\"" + lines.joined())
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
  static let open = Screen(outline: base)
  static let question = Screen(outline: base + alert)
  static let details = Screen(outline: base + sheet)
  static let warning = Screen(outline: base + sheet + warningAlert)

  private static let base = """
    screen "Parcel lockers at Gleis 3"
      bar "Help" [1]
      bar "한국어" [2]
      text "Choose a locker. It opens at once, and locks when you push the door (firmly) shut."
      value "Now" "23:59" symbol "⏰"
      group "Small"
        button "Locker 1" [3] status "taken"
        button "Locker 2" [4] status "taken"
        button "Locker 3" status "taken" warning holds
        button "Locker 4" [5] status "taken"
        button "Locker 5" [6] status "taken"
        button "Locker 6" status "taken" warning holds
      group "Large"
        button "Locker 7" status "taken" warning holds
        button "Ramp 8, step-free" [7] destructive
        group
          text "For wheelchairs and prams."
      stepper "Hours" "1" symbol "⏳" increase [8]
      stepper "Keys" "12" decrease [9] increase [10]

    """

  private static let alert = #"""
      alert "It is yours for one hour.\nThe door swings towards you." title "Open locker 4?" dismiss [2]
        button "Open" [1]
        button "Pay first"
        button "Not now" [2] cancel

    """#

  private static let sheet = """
      sheet "Locker 4" dismiss [3]
        bar "Done" [1]
        value "Width" "40 cm"
        value "Height" "60 cm"
        value "Depth" "1,200 mm"
        button "Empty it" [2] destructive

    """

  private static let warningAlert = """
        alert "All that is in it will be gone." dismiss [2]
          button "Empty" [1] destructive
          button "Keep" [2] cancel

    """
}

/// Screens of a mixing desk, whose names and values are longer than a small viewport is wide.
enum MixerScreen {
  static let desk = Screen(outline: base)
  static let question = Screen(outline: base + alert)

  private static let base = """
    screen "The mixing desk in the small studio"
      bar "Help" [1]
      bar "Send the recording to the engineers" [2]
      group "Channels that the musicians hear in their headphones"
        stepper "Voice" "7" decrease [3] increase [4]
        stepper "Violin" "12" decrease [5] increase [6]
        stepper "Volume of everything else" "3" decrease [7] increase [8]
        stepper "Delay" "as late as possible" decrease [9] increase [10]
        stepper "A name that says what the channel is for and who sits there" "10" decrease [11] increase [12]
      value "Room" "2" symbol "🎚"
      value "Piano" "tuned, but not yet for tonight" symbol "🎹"
      value "Engineer in the control room" "Ada" symbol "🎧"
      button "Delete it" [13] destructive status "cannot be undone once it is done" holds
      button "딸기바나나망고키위파인애플쥬스를 모두 섞은 아주 긴 이름" [14]
      button "Locked" status "someone else is recording" holds

    """

  private static let alert = """
      alert title "Delete the recording?" dismiss [2]
        button "Delete the recording and all of its copies" [1] destructive
        button "Keep" [2] cancel

    """
}

/// The screen of a form with fields of every kind.
enum FormScreen {
  private static let note =
    "It is late, please ring the bell twice and leave it at the door if nobody comes"

  static let order = Screen(
    outline: """
      screen "Order"
        field "Search" "bat" enter [1] submit [2]
        group "Person"
          field "Name" "Kim" enter [1] status "This name is taken" warning holds
          field "이름" "김철수와 친구들이 함께 모여서 이야기하는 밤" enter [1]
          field "Password" "secret" secret enter [1]
          field "Card" "4111 1111"
          field "Coupon" "" placeholder "if you have one" enter [1]
          field "Street and number, as on the bell" "\(note)" enter [1]
        group "Delivery"
          field "" "" placeholder "any day" enter [1]
          field "Note" "\(note)" multiline enter [1]
        picture "Strawberry on a plate" symbol "🍓"
        picture "Kiwi" symbol "🥝"
        button "Send" [3]
      """)
}
