/// What a person asks for in variables of the environment.
struct Surroundings: Hashable {
  /// A Boolean value that indicates whether the kiosk only adds lines to a terminal, because the
  /// terminal can't do more or because the person reads it with a screen reader.
  let prefersLines: Bool
  /// A Boolean value that indicates whether the full screen can have colors.
  let allowsColor: Bool

  /// Reads the variables `TERM`, `ACCESSIBLE`, and `NO_COLOR`.
  ///
  /// Lines are for a terminal without a type, of the type `dumb`, or with `ACCESSIBLE` set to
  /// anything but `0` or `false`. `NO_COLOR` counts unless it's empty.
  ///
  /// - Parameter variable: A closure that returns the value of a variable, or `nil` if it isn't set.
  init(reading variable: (String) -> String?) {
    let isSimple = ["", "dumb"].contains(variable("TERM") ?? "")
    let accessible = (variable("ACCESSIBLE") ?? "").lowercased()
    prefersLines = isSimple || ["", "0", "false"].contains(accessible) == false
    allowsColor = (variable("NO_COLOR") ?? "").isEmpty
  }
}
