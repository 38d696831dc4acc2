/// A declaration as far as the conventions look at it.
struct Declaration {
  /// The word that introduces the declaration, such as `struct` or `func`.
  let keyword: String

  /// The declared name without backticks, or nothing where the declaration has none.
  let name: String

  /// The attributes and modifiers, such as `@Test` and `public`.
  let modifiers: [String]

  /// The line of the first attribute, modifier or keyword.
  let line: Int

  /// How many brackets are open around the declaration.
  let depth: Int

  /// Whether the declaration stands directly in a type or an extension.
  let isMember: Bool

  /// Whether the declaration is a case of a public enum or a requirement of a public protocol.
  let isPublicPart: Bool

  var isPublic: Bool {
    modifiers.contains("public") || modifiers.contains("open")
  }

  var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  /// Whether the declaration is a struct, class, enum, actor or protocol.
  var isType: Bool {
    ["struct", "class", "enum", "actor", "protocol"].contains(keyword)
  }

  /// Whether the declaration is a type that other files can see.
  var isPrimaryType: Bool {
    isType && depth == 0 && isPrivate == false
  }
}
