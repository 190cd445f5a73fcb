/** States the online terms of specification section 9 before payment. */
export const ONLINE_REFUND_TERMS = [
  '수료하기 전에는 교육비를 모두 환불해드립니다. 수료한 뒤에는 환불되지 않습니다.',
  '결제한 날부터 한 달이 지나거나 올해 말까지 수료하지 않으시면 교육비가 환불되지 않습니다.',
  '가상계좌로 내신 교육비는 환불받으실 은행 계좌가 필요합니다.',
] as const
