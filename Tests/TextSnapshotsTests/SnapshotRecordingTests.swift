import Testing
import TextSnapshots

@Suite struct SnapshotRecordingTests {
  @Test func `nothing is recorded unless asked for`() throws {
    #expect(try SnapshotRecording(environment: [:]) == .never)
    #expect(try SnapshotRecording(environment: [SnapshotRecording.variable: ""]) == .never)
  }

  @Test(arguments: SnapshotRecording.allCases)
  func `the variable asks for recording by name`(recording: SnapshotRecording) throws {
    for continuousIntegration in [nil, "", "0", "false"] {
      var environment = [SnapshotRecording.variable: recording.rawValue]
      environment["CI"] = continuousIntegration
      #expect(try SnapshotRecording(environment: environment) == recording)
    }
  }

  @Test(arguments: SnapshotRecording.allCases, ["true", "1", "yes", "woodpecker"])
  func `continuous integration never records`(recording: SnapshotRecording, name: String) throws {
    let environment = [SnapshotRecording.variable: recording.rawValue, "CI": name]
    #expect(try SnapshotRecording(environment: environment) == .never)
  }

  @Test(arguments: [[:], ["CI": "true"]])
  func `an unknown word is refused with the words that are known`(others: [String: String]) {
    let environment = others.merging([SnapshotRecording.variable: "al"]) { $1 }
    #expect(throws: SnapshotFailure.unknownRecording("al")) {
      try SnapshotRecording(environment: environment)
    }
    let description = SnapshotFailure.unknownRecording("al").description
    #expect(description == "SNAPSHOT_TESTING_RECORD=al is unknown; use one of never, missing, all")
  }
}
