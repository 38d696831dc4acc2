import FlowDriver

/// The version of the command.
let version = "0.1.0"

/// The help that `--help` prints.
let helpText = """
  A juice kiosk in the terminal.

  usage: juicemaker [OPTION...]
         juicemaker run FILE|FOLDER|-... [OPTION...]
         juicemaker explore [OPTION...]
         juicemaker help | version

  Without a command, juicemaker opens the kiosk on the full screen of the terminal, or at a
  prompt that a screen reader reads well: with --linear, if TERM is dumb or not set, and if
  ACCESSIBLE is set to anything but 0 or false. If standard input isn't a terminal, it reads
  flow commands and prints each new screen.

    run                   run flow files, the files in a folder that end in .flow, or the
                          flow on standard input (-), each on a kiosk of its own, and
                          print whether each passed, and its time
    explore               visit every state of the kiosk, and check its laws in each

  Options of every command:
    --language ko|en      the language (default: ko)
    --menu FILE           a menu in JSON (default: 5 fruits, 10 of each, and 7 juices)
    --stock FRUIT=COUNT,FRUIT=COUNT
                          the opening stock, 0 to 100 of each fruit (default: as on
                          the menu)
    -h, --help            print this help
    -v, --version         print the version

  Options of the kiosk and run:
    --size COLUMNSxROWS   the size of the screen, each side from 1 to 1000 (default: the
                          size of the terminal, or 60x20 for run and without a terminal);
                          a full screen is never larger than the terminal
    --ascii               draw boxes with ASCII characters; the full screen does so by
                          itself if the terminal can't show others
    --linear              print screens as a list, with one element on each line; not with
                          --size and --ascii
    --snapshots FOLDER    the folder of the files that the flow command snapshot compares
                          screens with (default: Snapshots)

  Options of the kiosk:
    --stock-file FILE     keep the stock in a JSON file, which is created if it doesn't
                          exist; not with --stock
    --no-color            show the full screen without colors, as if NO_COLOR were set
    --outline             for a program that drives the kiosk: read flow commands and
                          numbers, and answer each with the outline of the screen and an
                          empty line, after a line with "refused" and the reason if the
                          command fails

  Options of run:
    --transcript          print each new screen

  Options of explore:
    --format text|mermaid|coverage
                          print a report, a map of the whole menu (not with --stock), or
                          the alert that each control leads to (default: text)
    --states N            the number of states, 1 to 2000000000, at which an exploration
                          ends; there is one for each scope and, without --language, for
                          each language (default: 25000)

  At the prompt, ? prints help with examples. A number or a name taps a control, as in
  2 or 딸기쥬스 주문; a name with +3 or -3 changes a value; q leaves.

  Keys of the full screen, which also has clicks and the mouse wheel:
    Tab, Shift-Tab, arrows   move the focus         Enter, Space    activate the control
    Left, Right, +, -        change a value, by tens after a second if held
    0 to 9                   go to a control        Home, End       first, last control
    Page Up, Page Down       scroll                 Esc             dismiss
    ?                        show all keys          Ctrl-L          draw everything again
    q                        quit, after a question while the stock sheet is up
    Ctrl-C                   quit at once           Ctrl-Z          return to the shell

  \(flowHelpText)
  Exit status: 0 success; 1 a flow or a law failed; 2 no law failed, but not everything was
  explored; 64 wrong arguments; 65 a file can't be read or isn't valid; 73 the stock file
  can't be written, or a change that was made through a pipe couldn't be saved in it;
  75 another kiosk uses it.

  """

/// The help on flow commands, which the prompt prints, too.
let flowHelpText = """
  Flow commands, one on each line, with names and texts in double quotes, # for comments:
  \(FlowParser.help)
  If several controls have the same NAME, add their identifier: NAME id ID

  """
