import Testing

@testable import cafe

struct DetailViewModelTests {
  @Test func `a detail says everything in both languages, with the name in the other one, too`() {
    for (language, texts) in [
      (Language.ko, ["라떼", "Latte", "맛있는 라떼", "4,500원", "뜨겁게"]),
      (.en, ["Latte", "라떼", "A good latte.", "4,500 won", "Hot"]),
    ] {
      let detail = DetailViewModel(
        Item(product: .latte, size: Product.latte.sizes.first), BagViewModel(language))
      #expect(
        [detail.title, detail.otherName, detail.description, detail.price, detail.temperature]
          == texts)
    }
  }

  @Test func `the size decides the price, and what is added to the bag`() {
    let bag = BagViewModel(.en)
    let detail = DetailViewModel(Item(product: .latte, size: Product.latte.sizes[0]), bag)
    detail.addButtonTapped()
    detail.sizeButtonTapped(Product.latte.sizes[1])
    #expect(detail.price == "5,000 won")
    detail.addButtonTapped()
    #expect(bag.items.map { bag.name(of: $0) } == ["Latte, Short", "Latte, Tall"])
    #expect(bag.total == "9,500 won")
  }
}
