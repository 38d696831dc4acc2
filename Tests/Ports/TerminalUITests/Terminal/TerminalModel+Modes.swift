extension TerminalModel {
  /// Sets or resets private modes, and returns whether all of them are known.
  mutating func set(_ numbers: [Int?], to isOn: Bool) -> Bool {
    for number in numbers {
      guard let mode = number.flatMap({ TerminalMode(rawValue: $0) }) else { return false }
      if traits.offers(mode) { set(mode, to: isOn) }
    }
    return numbers.isEmpty == false
  }

  private mutating func set(_ mode: TerminalMode, to isOn: Bool) {
    guard isOn == false || modes.insert(mode).inserted else { return }
    if isOn == false, modes.remove(mode) == nil { return }
    switch mode {
    case .alternateScreen where isOn: enterAlternateScreen()
    case .alternateScreen: leaveAlternateScreen()
    case .synchronizedOutput: updates += isOn ? 0 : 1
    default: break
    }
  }

  private mutating func enterAlternateScreen() {
    main = (grid, cursor)
    grid = TerminalGrid(columns: size.columns, rows: size.rows)
  }

  private mutating func leaveAlternateScreen() {
    guard let main else { return }
    (grid, cursor) = main
    self.main = nil
    move(to: cursor.position)
  }
}

extension TerminalTraits {
  /// Returns whether the terminal has a mode rather than ignoring it.
  fileprivate func offers(_ mode: TerminalMode) -> Bool {
    switch mode {
    case .synchronizedOutput: offersSynchronizedOutput
    case .alternateScreen: hasAlternateScreen
    default: true
    }
  }
}
