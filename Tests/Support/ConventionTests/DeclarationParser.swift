/// Finds the declarations in the tokens of a source file.
struct DeclarationParser {
  private static let keywords: Set = [
    "import", "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
    "associatedtype", "func", "var", "let", "init", "subscript", "case", "macro",
  ]

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static",
    "mutating", "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned",
    "dynamic", "indirect", "nonisolated", "isolated", "consuming", "borrowing", "prefix",
    "postfix", "infix", "distributed",
  ]

  private let code: [Token]
  private var index = 0
  private var declarations: [Declaration] = []

  /// The declaration that opened each open bracket, where one did.
  private var owners: [Declaration?] = []

  /// The last declaration, as long as its body has not begun.
  private var pending: Declaration?

  private var owner: Declaration? {
    owners.last ?? nil
  }

  private init(_ code: [Token]) {
    self.code = code
  }

  /// Returns every declaration, local ones included, in order.
  static func declarations(in code: [Token]) -> [Declaration] {
    var parser = DeclarationParser(code)
    parser.readAll()
    return parser.declarations
  }

  private mutating func readAll() {
    while index < code.count {
      if let declaration = readDeclaration() {
        declarations.append(declaration)
        pending = declaration
      } else {
        readBracket()
        index += 1
      }
    }
  }

  private mutating func readBracket() {
    switch code[index].text {
    case "{":
      owners.append(pending)
      pending = nil
    case "(", "[":
      owners.append(nil)
    case ")", "]", "}":
      _ = owners.popLast()
    default:
      break
    }
  }

  /// Reads a declaration up to its name, or stays in place where there is none.
  private mutating func readDeclaration() -> Declaration? {
    let start = index
    let modifiers = readModifiers()
    let keyword = text(at: index)
    index += 1
    guard (text(at: start - 1) == ".") == false, Self.keywords.contains(keyword),
      let name = readName(after: keyword)
    else {
      index = start
      return nil
    }
    return Declaration(
      keyword: keyword,
      name: name,
      modifiers: modifiers,
      line: code[start].line,
      depth: owners.count,
      isMember: owner?.isType == true || owner?.keyword == "extension",
      isPublicPart: isPublicPart(keyword)
    )
  }

  /// Reads attributes and modifiers; one with an argument, such as `private(set)`, is left out.
  private mutating func readModifiers() -> [String] {
    var modifiers: [String] = []
    while true {
      if text(at: index) == "@" {
        index += 1
        modifiers.append("@" + readDottedName())
        skipParentheses()
      } else if isModifier(at: index) {
        index += 1
        if text(at: index) == "(" {
          skipParentheses()
        } else {
          modifiers.append(text(at: index - 1))
        }
      } else {
        return modifiers
      }
    }
  }

  /// Reads what a keyword declares, or nothing where the word does not declare anything.
  private mutating func readName(after keyword: String) -> String? {
    switch keyword {
    case "init", "subscript":
      return keyword
    case "let", "var", "func":
      return readDottedName()
    case "case" where owner?.keyword == "enum" && isName(at: index):
      return readDottedName()
    case "case":
      return nil
    case "import" where Self.keywords.contains(text(at: index)):
      index += 1
      return readDottedName()
    default:
      return isName(at: index) ? readDottedName() : nil
    }
  }

  private mutating func readDottedName() -> String {
    var name = ""
    while isName(at: index) {
      name += text(at: index).filter { ($0 == "`") == false }
      index += 1
      guard text(at: index) == ".", isName(at: index + 1) else { break }
      name += "."
      index += 1
    }
    return name
  }

  private mutating func skipParentheses() {
    guard text(at: index) == "(" else { return }
    var depth = 0
    repeat {
      depth += text(at: index) == "(" ? 1 : text(at: index) == ")" ? -1 : 0
      index += 1
    } while depth > 0 && index < code.count
  }

  /// The word `class` is a modifier before a member and a keyword before a name.
  private func isModifier(at index: Int) -> Bool {
    let next = text(at: index + 1)
    return Self.modifiers.contains(text(at: index))
      || text(at: index) == "class"
        && (Self.keywords.contains(next) || Self.modifiers.contains(next))
  }

  private func isPublicPart(_ keyword: String) -> Bool {
    guard let owner, owner.isPublic else { return false }
    return owner.keyword == "protocol" || owner.keyword == "enum" && keyword == "case"
  }

  private func isName(at index: Int) -> Bool {
    code.indices.contains(index) && code[index].isName
  }

  private func text(at index: Int) -> String {
    code.indices.contains(index) ? code[index].text : ""
  }
}
