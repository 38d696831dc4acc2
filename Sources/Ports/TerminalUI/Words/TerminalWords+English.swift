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
    moving: KeyLine("Tab, Shift-Tab, arrows", "Go to another control"),
    choosing: KeyLine("Enter, Space, a click", "Use the control"),
    changing: KeyLine("+, -, Left, Right", "Change a value, faster if held"),
    numbers: KeyLine("0 to 9", "Go to the control with a number"),
    ends: KeyLine("Home, End", "Go to the first or last control"),
    scrolling: KeyLine("Page Up, Page Down, the wheel", "Scroll"),
    dismissing: KeyLine("Esc", "Go back"),
    helping: KeyLine("?", "Show all keys"),
    repainting: KeyLine("Ctrl-L", "Draw everything again"),
    suspending: KeyLine("Ctrl-Z", "Return to the shell for a while"),
    leaving: KeyLine("q", "Leave"),
    quitting: KeyLine("Ctrl-C", "Leave at once")
  )
}
