import JuiceModel

extension Phrases {
  /// The phrases in Korean.
  public static let korean = Phrases(
    language: .korean,
    orderTitle: "맛있는 쥬스를 만들어 드려요!",
    editStock: "재고수정",
    stock: "재고",
    juices: "쥬스",
    orderJuice: "\(.flavour)쥬스 주문",
    notEnoughFruit: "재고 부족",
    stockEditTitle: "재고 추가",
    close: "닫기",
    closeHint: "닫기 저장",
    dismissalHint: "취소",
    changed: "변경됨",
    juiceReady: "\(.flavour) 쥬스 나왔습니다! 맛있게 드세요!",
    outOfStock: "재료가 모자라요. 재고를 수정할까요?",
    shortage: "\(.fruit) \(.count)개 부족",
    unknownJuice: "알 수 없는 입력입니다.",
    orderNotSaved: "주문을 저장하지 못해 만들지 않았습니다.",
    stockNotSaved: "재고를 저장하지 못했습니다. 수정한 내용은 그대로 있습니다.",
    stockOutdated: "다른 곳에서 재고를 바꾸었습니다. 키오스크를 다시 열어 주세요.",
    confirm: "확인",
    yes: "예",
    no: "아니오"
  )
}
