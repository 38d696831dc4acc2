"""Compares DisplayWidth.swift with two other ways to measure text. Optional: no test needs it.

The oracles are wcswidth of the PyPI package wcwidth, and the Rust crate unicode-width as the Rust
tools use it: rustc underlines an error by the width of its scalars, rustfmt aligns comments by the
width of the strings before them. The strings are every assigned scalar but the controls, every
sequence of emoji-test.txt, every emoji with a variation selector, and every run of two to four
jamo and syllables. On Debian:

    pip install wcwidth==0.8.0
    apt-get install unicode-data rustc rustfmt
    python3 check_width.py "$(dirname "$(dpkg -L unicode-data | grep emoji-test.txt)")"

The argument is the folder of emoji-test.txt and emoji-variation-sequences.txt. More arguments name
text files whose lines are compared too. With other versions of the tools the counts differ a
little: wcwidth 0.8.0 and rustc 1.95 (unicode-width 0.2.2) know Unicode 17, as Swift 6.3 does;
rustfmt 1.9 holds unicode-width 0.1.14, of the same rules for sequences.

It prints what differs from wcwidth, where we take 0 for U+00AD, 1 for the spacing marks that are
characters of their own, and 2 for a skin tone and a ZWJ sequence on a narrow base. It fails if a
string has another width here than both oracles say.
"""

import itertools
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from wcwidth import wcswidth

SOURCES = Path(__file__).resolve().parents[4] / "Sources" / "Support" / "CellText"
CHUNK = 20_000
HANGUL = "\u1100\ua960\u115f\u1161\ud7b0\u11a8\uac00\uac01"

PROGRAM = """
@main struct Widths {
  static func main() {
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .control, .unassigned: continue
      default: report(String(scalar))
      }
    }
    while let line = readLine() {
      let scalars = line.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      report(String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))))
    }
  }

  static func report(_ text: String) {
    let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
    print(scalars.joined(separator: " "), text.displayWidth, separator: ";")
  }
}
"""


def spell(text):
    return " ".join(f"{ord(scalar):04X}" for scalar in text)


def sequences(folder, others):
    """The strings to compare beyond single scalars."""
    texts = []
    for name in ("emoji-test.txt", "emoji-variation-sequences.txt"):
        for line in (folder / name).read_text(encoding="utf-8").splitlines():
            if match := re.match(r"([0-9A-F ]+?)\s*;", line):
                texts.append("".join(chr(int(scalar, 16)) for scalar in match[1].split()))
    for other in others:
        texts += other.read_text(encoding="utf-8").splitlines()
    for count in (2, 3, 4):
        texts += map("".join, itertools.product(HANGUL, repeat=count))
    return [text for text in dict.fromkeys(texts) if len(text) > 1]


def swift_widths(texts):
    """The widths by DisplayWidth.swift of every assigned scalar and of some texts."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "Widths.swift"
        program.write_text(PROGRAM)
        names = ["CellCounter", "DisplayWidth", "Escaping", "PlainRun", "ScalarRanges", "Visibility"]
        files = [*(SOURCES / f"{name}.swift" for name in names), program]
        binary = Path(folder) / "widths"
        options = ["-O", "-parse-as-library", "-package-name", "JuiceMaker"]
        subprocess.run(["swiftc", *options, *files, "-o", binary], check=True)
        lines = "".join(spell(text) + "\n" for text in texts)
        run = subprocess.run([binary], input=lines, stdout=subprocess.PIPE, text=True, check=True)
    widths = {}
    for line in run.stdout.splitlines():
        scalars, width = line.split(";")
        widths["".join(chr(int(scalar, 16)) for scalar in scalars.split())] = int(width)
    return widths


def rustfmt_widths(texts):
    """The widths by rustfmt, from how far it moves the comment after a string in a list."""
    longest = "a" * 60
    items = "".join(f'    "{text}", // z\n' for text in [longest, *texts])
    run = subprocess.run(
        ["rustfmt", "--emit", "stdout"],
        input=f"const X: [&str; 1] = [\n{items}];\n",
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    lines = [line for line in run.stdout.split("\n") if line.endswith("// z")]
    gaps = [re.fullmatch(r'    ".*",( +)// z', line, re.S)[1] for line in lines]
    return dict(zip(texts, (len(longest) + 1 - len(gap) for gap in gaps[1:]), strict=True))


def rustc_widths(texts):
    """The widths by rustc, from how far it underlines a string that is no number."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "main.rs"
        lines = "".join(f'let _: u8 = "{text}";\n' for text in texts)
        program.write_text(f"fn main() {{\n{lines}}}\n", encoding="utf-8")
        run = subprocess.run(
            ["rustc", "--emit=metadata", "-o", Path(folder) / "main", program],
            stderr=subprocess.PIPE,
            text=True,
        )
    found = re.findall(r"-->.*?:(\d+):\d+\n *\|\n.*\n +\| +-+ +(\^+) expected", run.stderr)
    return {texts[int(line) - 2]: len(underline) - 2 for line, underline in found}


def rust_widths(texts):
    """The widths by unicode-width: by rustc for scalars, unless it replaces them, else rustfmt."""
    texts = [text for text in texts if re.search(r'["\\]', text) is None]
    replaced = re.compile("[\u200d\u202a-\u202e\u2066-\u2069]")
    single = [text for text in texts if len(text) == 1 and replaced.match(text) is None]
    widths = {}
    for measure, some in ((rustfmt_widths, texts), (rustc_widths, single)):
        for start in range(0, len(some), CHUNK):
            widths |= measure(some[start : start + CHUNK])
    return widths


def report(title, texts, ours, rust):
    """Prints one comparison; gives how many texts differ from what both oracles say."""
    theirs = {text: wcswidth(text) for text in texts}
    from_wcwidth = [text for text in texts if ours[text] != theirs[text]]
    from_rust = [text for text in texts if text in rust and ours[text] != rust[text]]
    from_both = [text for text in from_wcwidth if rust.get(text) == theirs[text]]
    share = 100 * (1 - len(from_wcwidth) / max(len(texts), 1))
    print(f"{title}: {len(texts)}, of which other than wcwidth {len(from_wcwidth)}", end=" ")
    print(f"({share:.3f} % agree), than Rust {len(from_rust)}, than both {len(from_both)}")
    for text in from_wcwidth:
        here = f"here {ours[text]}, wcwidth {theirs[text]}, Rust {rust.get(text, '-')}"
        print(f"  {'BOTH ' if text in from_both else ''}{spell(text)}: {here}")
    return len(from_both)


def main():
    texts = sequences(Path(sys.argv[1]), map(Path, sys.argv[2:]))
    ours = swift_widths(texts)
    rust = rust_widths(list(ours))
    scalars = [text for text in ours if len(text) == 1]
    failures = report("assigned scalars", scalars, ours, rust)
    failures += report("sequences", texts, ours, rust)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
