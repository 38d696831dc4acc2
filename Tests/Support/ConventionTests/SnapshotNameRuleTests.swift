import Testing

struct SnapshotNameRuleTests {
  @Test(arguments: [
    ("Order/initial.60x20.ko.txt", true),
    ("Order/some-sold-out.120x40.en.linear-ko.txt", true),
    ("Order/someSoldOut.60x20.ko.txt", false),
    ("Order/initial.ko.txt", false),
    ("order/initial.60x20.ko.txt", false),
    ("initial.60x20.ko.txt", false),
    ("Order/initial-.60x20.ko.txt", false),
  ])
  func `a snapshot's name tells all that it shows`(path: String, isRight: Bool) {
    #expect(SnapshotNameRule().violations(in: [path]).isEmpty == isRight)
  }
}
