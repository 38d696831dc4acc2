extension ReportPage {
  /// What the signs and the marks mean.
  static let legend =
    "A line with <del>-</del> is the snapshot's, and a line with <ins>+</ins> the new text's. "
    + "What changed in a line is underlined."

  /// The policy that lets the page load nothing.
  static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  /// The style sheet, in light and in dark colors.
  ///
  /// A character that is two cells wide is in `b`, and a narrow one that fonts may draw wider is in
  /// `i`, so that columns line up in every font.
  static let style = """
    :root{color-scheme:light dark;--text:#1f2328;--page:#fff;--quiet:#59636e;--line:#d1d9e0;
    --link:#0550ae;--old:#ffebe9;--old-mark:#ffc1bc;--new:#dafbe1;--new-mark:#9be9a8}
    @media(prefers-color-scheme:dark){:root{--text:#f0f6fc;--page:#0d1117;--quiet:#9198a1;
    --line:#3d444d;--link:#79b8ff;--old:#3c1618;--old-mark:#8e1519;--new:#12301a;--new-mark:#196c2e}}
    body{margin:1rem;color:var(--text);background:var(--page);font:16px/1.5 system-ui,sans-serif}
    h2{font-size:1.1rem;margin:2rem 0 .5rem}a{color:var(--link)}
    div{overflow-x:auto}table{border:1px solid var(--line);border-collapse:collapse}
    td,th{padding:0 1ch;text-align:left;
    font:14px/1.35 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    td{white-space:pre;direction:ltr;unicode-bidi:bidi-override}
    td+td,th+th{border-left:1px solid var(--line)}th{border-bottom:1px solid var(--line)}
    th,.s td,small{color:var(--quiet);font-style:italic}
    td::before{content:"  "}.o::before{content:"- "}.w::before{content:"+ "}
    .o{background:var(--old)}.w{background:var(--new)}
    del,ins{text-decoration:underline;text-underline-offset:.15em}
    del{background:var(--old-mark)}ins{background:var(--new-mark)}
    b,i{display:inline-block;font:inherit;text-align:center;text-decoration:inherit}
    b{width:2ch}i{width:1ch}
    """
}
