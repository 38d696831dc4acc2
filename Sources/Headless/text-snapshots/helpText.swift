/// What the command says of itself.
let helpText = """
  usage: text-snapshots [list] [--json]
         text-snapshots show [NAME...] [--json]
         text-snapshots accept [NAME... | --all] [--json]
         text-snapshots reject [NAME... | --all] [--json]

  Reviews the texts that tests left beside snapshots which differ or are missing, in
  the package here. NAME is such as Order/initial.60x20.ko. On a terminal, accept and
  reject ask for each where no name is given. NO_COLOR turns colours off.

  Exit status: 0 done, nothing is pending; 1 something is pending still; 64 wrong
  usage; 66 no such snapshot or package; 74 a file cannot be read or written; 77 with
  CI set nothing is accepted.

  """
