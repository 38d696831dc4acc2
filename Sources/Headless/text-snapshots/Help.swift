/// The exit status of the command.
enum ReviewStatus: Int32 {
  /// The command did everything, and a list has nothing pending.
  case success = 0
  /// Snapshots are still pending.
  case pending = 1
  /// The arguments are wrong.
  case usage = 64
  /// There is no pending snapshot with the name, or no package.
  case missing = 66
  /// A file can't be read or written.
  case inaccessible = 74
  /// Continuous integration accepts no snapshots.
  case forbidden = 77
}

/// The help that the command prints.
let helpText = """
  Reviews the texts that failed snapshot tests left beside their snapshots.

  usage: text-snapshots [list] [--json]
         text-snapshots show [NAME...] [--json]
         text-snapshots review [NAME...]
         text-snapshots report [NAME...] [--output FILE] [--attachments FOLDER]
         text-snapshots accept (NAME... | --all) [--json]
         text-snapshots reject (NAME... | --all) [--json]

    list     list the pending snapshots of this package (the default)
    show     show how each differs from its snapshot
    review   show one after the other, and ask what to do with it
    report   write a web page that shows each beside its snapshot
    accept   replace the snapshot with the pending text
    reject   delete the pending text

  NAME is the name of a snapshot, such as Order/initial.60x20.ko. In a review, which
  needs a terminal, a accepts, r rejects, s skips, and q or Esc quits.

    --all    accept or reject all pending snapshots
    --json   print JSON
    --output FILE
             write the page to a file instead of the standard output
    --attachments FOLDER
             report the texts that `swift test --attachments-path FOLDER` wrote, as in
             CI, where no text waits beside its snapshot
    --help   print this help

  The environment variable NO_COLOR turns colors off. If CI is set, nothing is accepted.

  Exit status: 0 success, nothing is pending; 1 snapshots are still pending; 64 wrong
  arguments; 66 no such snapshot or no package; 74 a file can't be read or written;
  77 nothing is accepted in CI.

  """
