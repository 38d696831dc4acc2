import Observation

/// A product, of which a person chooses a size.
@Observable final class DetailViewModel {
  private let bag: BagViewModel
  private(set) var item: Item

  init(_ item: Item, _ bag: BagViewModel) { (self.item, self.bag) = (item, bag) }

  var language: Language { bag.language }
  var title: String { item.product.name[language] }
  var otherName: String { item.product.name[language == .ko ? .en : .ko] }
  var description: String { item.product.description[language] }
  var price: String { language.won(item.price) }
  var temperature: String { item.product.temperature[language] }
  var recommendations: Request { .recommendations(for: item.product.id) }

  func sizeButtonTapped(_ size: Size) { item.size = size }

  func addButtonTapped() { bag.countChanged(item, by: 1) }
}
