import SnapshotFiles
import Testing

@Suite struct SnapshotFolderTests {
  @Test(arguments: [
    (nil, "Snapshots"), ("", "Snapshots"), ("Tests/Own", "Tests/Own"), ("Tests//Own/", "Tests/Own"),
    ("/tmp/Own/", "/tmp/Own/"), ("/", "/"), ("..", ".."),
  ])
  func `an environment sets the folder, with or without slashes at its end`(
    word: String?, name: String
  ) {
    let environment = word.map { ["SNAPSHOT_TESTING_FOLDER": $0] } ?? [:]
    #expect(SnapshotFolder.name(in: environment) == name)
  }
}
