import Foundation

/// The sizes of tests that repeat, generate, or explore.
///
/// A plain run looks at everything in small sizes and ends soon. Set `JUICEMAKER_TESTS=exhaustive`
/// for the large ones.
public enum TestSizes {
  /// A Boolean value that indicates whether the tests use their large sizes.
  public static let areExhaustive =
    ProcessInfo.processInfo.environment["JUICEMAKER_TESTS"] == "exhaustive"

  /// Returns the size to use in this run.
  public static func size<Size>(quick: Size, exhaustive: Size) -> Size {
    areExhaustive ? exhaustive : quick
  }
}
