import JuiceModel

/// The words of a shop that a model describes.
struct ShopWords: Hashable, Sendable {
  let title, editStock, stock, juices, order, notEnough: String
  let sheetTitle, close, changed: String
  let ready, outOfStock, yes, no, confirm: String
  let orderNotSaved, changesNotSaved, changedElsewhere: String
}

extension ShopWords {
  /// Creates the words in Korean, or in English for any other language.
  init(in language: Language) {
    self = language == .korean ? .korean : .english
  }

  private static let korean = ShopWords(
    title: "맛있는 쥬스를 만들어 드려요!",
    editStock: "재고수정",
    stock: "재고",
    juices: "쥬스",
    order: "쥬스 주문",
    notEnough: "재고 부족",
    sheetTitle: "재고 추가",
    close: "닫기",
    changed: "변경됨",
    ready: " 쥬스 나왔습니다! 맛있게 드세요!",
    outOfStock: "재료가 모자라요. 재고를 수정할까요?",
    yes: "예",
    no: "아니오",
    confirm: "확인",
    orderNotSaved: "주문을 저장하지 못해 만들지 않았습니다.",
    changesNotSaved: "재고를 저장하지 못했습니다. 수정한 내용은 그대로 있습니다.",
    changedElsewhere: "다른 곳에서 재고를 바꾸었습니다. 키오스크를 다시 열어 주세요."
  )

  private static let english = ShopWords(
    title: "Fresh juice, made for you!",
    editStock: "Edit stock",
    stock: "Stock",
    juices: "Juices",
    order: " juice",
    notEnough: "Not enough fruit",
    sheetTitle: "Edit stock",
    close: "Close",
    changed: "Changed",
    ready: " juice is ready! Enjoy!",
    outOfStock: "Not enough fruit. Edit the stock?",
    yes: "Yes",
    no: "No",
    confirm: "OK",
    orderNotSaved: "Your order could not be saved, so nothing was made.",
    changesNotSaved: "The stock could not be saved. Your changes are still here.",
    changedElsewhere: "The stock was changed elsewhere. Please open the kiosk again."
  )
}
