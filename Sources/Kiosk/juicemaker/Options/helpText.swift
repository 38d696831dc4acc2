/// The version of the command.
let version = "0.1.0"

/// What `--help` prints.
let helpText = """
  juicemaker: a juice kiosk in the terminal, driven by hand or by flows

  juicemaker [OPTION...]              open the kiosk: on the whole terminal; with --linear or on a
                                      dumb one, at a prompt for flow commands, a number, help or
                                      quit; where standard input is not a terminal, flow commands
                                      are read from it and each new screen is printed
  juicemaker run FILE... [OPTION...]  run flow files, each on a kiosk that has just been opened
  juicemaker explore [OPTION...]      walk every state that can be reached, and check the kiosk's
                                      laws in each

  --size COLUMNSxROWS  the size of the screen, each side 1 to 1000 (that of the terminal; with run,
                       or without one, 60x20); a full screen is at most the terminal
  --language ko|en     the language of the kiosk (ko)
  --menu FILE          the menu, in JSON (strawberry, banana, pineapple, kiwi, mango, 10 each)
  --stock FRUIT=COUNT,FRUIT=COUNT
                       the stock on opening, 0 to 100 each, of fruits of the menu (as the menu says)
  --stock-file FILE    keep the stock in a file, in JSON: read on opening, or created as the menu
                       says, and written before a change shows; not with run and explore
  --linear             print screens as a linear reading, one node a line, in place of a grid
  --outline            for a program that drives the kiosk: take flow commands and numbers, and
                       answer each line with the whole screen, one part a line, and an empty line,
                       and first with refused and why where the line could not be done
  --ascii              draw frames in ASCII alone; a full screen does so by itself where the
                       terminal answers that other frames do not fit
  --transcript         with run, print each new screen
  --snapshots FOLDER   where the command snapshot finds what it compares with (Snapshots)
  --format text|mermaid|coverage
                       with explore, what to print: a report, a map of the screens, or which
                       control of which screen led to which alert (text)
  --help               print this help
  --version            print the version

  keys of the full screen, where a click acts and the wheel scrolls, too:
    Tab, Shift-Tab, arrows    move the focus            Enter, Space    act
    left, right, +, -         step a stepper            0 to 9          go to a number
    Home, End                 first, last control       Page Up, Down   scroll
    Esc                       dismiss                   q, Ctrl-C       leave

  \(flowHelpText)
  exit status: 0 all went well; 1 a flow or a law failed; 64 wrong arguments; 65 a file cannot be
  read or makes no sense; 73 the stock file cannot be written; 75 another kiosk has it

  """

/// The commands of flows, for the help of the command and of the prompt.
let flowHelpText = """
  flow commands, one a line, names and texts in double quotes, # starts a comment:
    tap [button] NAME                 increase NAME [by N]    decrease NAME [by N]
    dismiss                           show                    snapshot STATE
    expect text T                     expect title T          expect value NAME V
    expect button NAME [enabled|disabled]                     expect no button NAME
    expect alert T                    expect no alert
    expect increase|decrease NAME enabled|disabled
    expect change                     repeat N ... end        include FILE, in files
  where several things have one NAME: NAME id ID

  """
