extension Property {
  /// Returns the property that everything that an app shows and does depends on its state alone.
  ///
  /// The explorer goes back to a state before each step, so it can't see what an app keeps beside its
  /// state, such as a counter or a copy that's never renewed. This property walks through the states
  /// that were found with apps that are made for the walk and never restored. After each step the app
  /// must be in the state that the explorer found there, and show what an app that restored this
  /// state shows.
  ///
  /// The walks are the same from run to run: first all short ones, as long as they take at most half
  /// of the steps, and then longer ones over the transitions that were walked least. The shortest
  /// way to show a difference is looked for.
  ///
  /// - Parameter steps: The number of steps in all walks together.
  public static func dependsOnStateAlone(steps: Int = 10_000) -> Property {
    Property(name: "nothing depends on what is not in the state", law: .replay(steps: steps))
  }
}
