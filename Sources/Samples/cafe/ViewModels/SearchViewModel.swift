import ObservedValues

/// The search over the drinks and the food that are loaded, by their names in the language of the app.
@Observable final class SearchViewModel {
  private let menu: MenuViewModel
  private(set) var query = ""

  init(_ menu: MenuViewModel) { self.menu = menu }

  /// Texts for whoever has no keyboard; nothing has the second name.
  var offered: [String] { [menu.language("라떼", "latte"), menu.language("홍차", "black tea")] }

  /// What the search says if nothing is found, or `nil` if something is, or while a list is missing.
  var message: String? {
    let lists = [ProductList.drinks, .food]
    let isInVain = lists.allSatisfy { menu.message($0) == nil && results($0).isEmpty }
    return isInVain ? menu.language("찾는 메뉴가 없어요.", "We have nothing like that.") : nil
  }

  /// Returns the products of a list that are found, which are all of them while the query is blank.
  func results(_ list: ProductList) -> [Product] {
    let words = query.folded
    return menu.products(list).filter { product in
      let name = product.name[menu.language].folded
      return name.indices.contains { name[$0...].starts(with: words) }
    }
  }

  func queryChanged(_ query: String) { self.query = query }
}
