export const WHAT_TO_BRING: readonly string[] = [
  '신분증 (주민등록증, 운전면허증, 여권 가운데 하나)',
  '수강증 (인쇄하거나 휴대전화 화면으로 보여주세요)',
]

/** Quotes the in-person terms of specification section 9, shown before payment. */
export const IN_PERSON_REFUND_TERMS: readonly string[] = [
  '교육 전날 밤 12시까지 취소하시면 교육비를 모두 환불해드립니다.',
  '교육 당일부터는 환불되지 않습니다. 취소하지 않고 참석하지 않으셔도 환불되지 않습니다.',
  '협회 사정으로 교육이 취소되면 교육비를 모두 환불해드립니다.',
  '가상계좌로 내신 교육비는 환불받으실 은행 계좌가 필요합니다.',
]
