/** Is shown as soon as a refund is requested: it is sent at once, and the bank needs some days. */
export function refundArrival(needsBankAccount: boolean): string {
  return needsBankAccount
    ? '적어주신 계좌로 보내드립니다. 은행에 따라 2~3일(영업일) 걸릴 수 있습니다.'
    : '결제하신 방법으로 돌려드립니다. 카드사나 은행에 따라 내역에 나오기까지 3~7일(영업일) 걸릴 수 있습니다.'
}
