/// The help that the command prints.
let helpText = """
  Reviews the texts that failed snapshot tests left beside their snapshots, and finds the
  snapshots that no test asks for.

  usage: text-snapshots [list] [--json]
         text-snapshots show [NAME...] [--json]
         text-snapshots review [NAME...]
         text-snapshots report [NAME...] [--output FILE] [--attachments FOLDER]
         text-snapshots accept (NAME... | --all) [--json]
         text-snapshots reject (NAME... | --all) [--json]
         text-snapshots test [--unreferenced ignore|warn|reject|delete]
                             [-- ARGUMENT...]

    list     list the pending snapshots of this package (the default)
    show     show how each differs from its snapshot
    review   show one after the other, and ask what to do with it
    report   write a web page that shows each beside its snapshot
    accept   replace the snapshot with the pending text, unless that is outdated:
             older than the last whole run of `text-snapshots test` that passed
    reject   delete the pending text
    test     run `swift test` with the arguments, and compare the snapshots that its
             tests asked for with the files

  NAME is the name of a snapshot, such as Order/initial.60x20.ko. In a review, which
  needs a terminal, a accepts, r rejects, s skips, and q or Esc quits.

    --all    accept or reject all pending snapshots
    --json   print JSON
    --output FILE
             write the page to a file instead of the standard output
    --attachments FOLDER
             report the texts that `swift test --attachments-path FOLDER` wrote, as in
             CI, where no text waits beside its snapshot
    --unreferenced ignore|warn|reject|delete
             what to do about the snapshots that no test asked for: ignore them,
             warn (the default), reject the run, or delete them; a run that was
             filtered, failed, ended early, or skipped tests isn't judged
    --help   print this help

  A snapshot outside the folder Snapshots has a path such as Tests/Own/initial as its name.
  The environment variable SNAPSHOT_TESTING_FOLDER sets another folder than Snapshots, for
  this command as for the tests. NO_COLOR turns colors off. If CI is set, nothing is
  accepted, rejected, or deleted.

  Exit status: 0 success, nothing is pending; 1 snapshots are still pending; 2 there are
  snapshots that no test asked for; 64 wrong arguments; 66 no such snapshot or no package;
  69 swift can't be started; 74 a file can't be read or written; 77 nothing is accepted,
  rejected, or deleted in CI. If `swift test` fails, its exit status.

  """
