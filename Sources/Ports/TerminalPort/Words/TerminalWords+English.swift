extension TerminalWords {
  /// The words in English.
  public static let english = TerminalWords(
    move: "move",
    choose: "choose",
    change: "change",
    back: "back",
    help: "help",
    leave: "leave",
    disabled: "disabled",
    question: "Leave?",
    loss: "unsaved changes are lost",
    stay: "other keys stay",
    keys: "Keys",
    close: "Close",
    moving: KeyLine("Tab, Shift-Tab, arrows", "go to another control"),
    choosing: KeyLine("Enter, Space, a click", "use the control"),
    changing: KeyLine("+, -, Left, Right", "change a value, faster if held"),
    numbers: KeyLine("0 to 9", "go to the control with a number"),
    ends: KeyLine("Home, End", "go to the first or last control"),
    scrolling: KeyLine("Page Up, Page Down, the wheel", "scroll"),
    dismissing: KeyLine("Esc", "go back"),
    helping: KeyLine("?", "show all keys"),
    repainting: KeyLine("Ctrl-L", "draw everything again"),
    suspending: KeyLine("Ctrl-Z", "return to the shell for a while"),
    leaving: KeyLine("q", "leave"),
    quitting: KeyLine("Ctrl-C", "leave at once")
  )
}
