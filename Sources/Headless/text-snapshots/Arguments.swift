import ProgramArguments

enum SnapshotVerb: String {
  case list, show, review, accept, reject, test
}

enum UnreferencedPolicy: String, CaseIterable {
  case ignore, warn, reject, delete
}

struct SnapshotOptions {
  var isAll = false
  var unreferenced = UnreferencedPolicy.warn
}

extension ArgumentTable<SnapshotVerb, SnapshotOptions> {
  static var textSnapshots: Self {
    Self(
      "text-snapshots",
      "Reviews texts that differ from their snapshots, and finds snapshots that no test asks for.",
      subcommands: [
        .init(.list, "list the pending snapshots of this package"),
        .init(.show, "show how pending texts differ from their snapshots", "[NAME...]"),
        .init(
          .review, "show pending texts one by one, and ask what to do with each", "[NAME...]"),
        .init(.accept, "replace snapshots with their pending texts", "[NAME...]"),
        .init(.reject, "delete pending texts", "[NAME...]"),
        .init(
          .test, "run `swift test`, and compare what its tests asked for with the files",
          "[-- ARGUMENT...]",
          notes: """
            The arguments are those of `swift test`. A run that was filtered or that failed isn't
            compared.

            """),
      ],
      options: [
        .flag("--all", "accept or reject all pending snapshots") { $0.isAll = true }
          .limited(to: [.accept, .reject]),
        .choice(
          "--unreferenced", UnreferencedPolicy.allCases.map { $0.rawValue },
          "ignore the snapshots that no test asked for, list them (the default), fail because of "
            + "them, or delete all but plain names such as README.txt"
        ) { $0.unreferenced = UnreferencedPolicy(rawValue: $1) ?? $0.unreferenced }
        .limited(to: [.test]),
      ],
      notes: """
        NAME is the name of a snapshot, such as Order/initial.60x20.ko, or the path of its file.
        NO_COLOR turns colors off. If CI is set, but not to 0 or false, nothing is accepted,
        rejected, or deleted.

        Exit status: 0 success, nothing is pending; 1 snapshots are still pending; 2 there are
        snapshots that no test asked for; 64 wrong arguments; 66 no such snapshot or no package;
        69 swift can't be started; 74 a file can't be read or written; 77 nothing is accepted,
        rejected, or deleted in CI. If `swift test` fails, its exit status.

        """)
  }
}
