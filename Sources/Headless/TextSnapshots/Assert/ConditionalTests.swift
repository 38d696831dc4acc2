import Foundation

/// The files of a package by which a run may have left out tests that ask for snapshots.
///
/// Swift Testing does not tell a process which tests it skipped. So a trait with a condition counts
/// wherever the package has one, as the tests that it is applied to may be in another file. A test
/// that is compiled only somewhere counts where its target asks for snapshots, itself or through
/// others.
struct ConditionalTests {
  /// The paths, in order.
  let paths: [String]

  /// Looks through the sources and the tests of the package that a folder of snapshots belongs to.
  init(beside folder: SnapshotFolder) {
    let files = PackageFile.all(beside: folder)
    let asking = ConditionalTests.targets(among: files)
    paths = files.filter { file in
      file.hasConditionalTrait || asking.contains(file.target) && file.hasConditionalTest
    }.map { $0.path }
  }

  /// The targets that import this module, or one that does.
  private static func targets(among files: [PackageFile]) -> Set<String> {
    var targets: Set = ["TextSnapshots"]
    while true {
      let more = files.filter { file in targets.contains(where: file.imports) }.map { $0.target }
      guard targets.isSuperset(of: more) == false else { return targets }
      targets.formUnion(more)
    }
  }
}
