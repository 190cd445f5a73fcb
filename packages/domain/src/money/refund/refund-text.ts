import type { Association } from '../../association.ts'
import { formatSeoulSentence, type SeoulDay } from '../../time/seoul-day.ts'
import { formatWon } from '../payment/won.ts'

type Called = Pick<Association, 'supportPhone' | 'hours'>

/** `isTriedAgain`: the refund has been asked for again since, so that the person has nothing to do. */
export type RefundRefusedFacts = { amountWon: number; isTriedAgain: boolean }

export function refundRefusedLines(
  { amountWon, isTriedAgain }: RefundRefusedFacts,
  payments: string,
  { supportPhone, hours }: Called,
): string[] {
  const money = formatWon(amountWon)
  const refused = `결제사가 ${money} 환불을 거절하여 아직 돌려드리지 못했습니다.`
  if (isTriedAgain) {
    return [refused, `다시 처리하고 있으니 따로 하실 일은 없습니다. 문의: ${supportPhone}`]
  }
  return [
    refused,
    `${money}은 모두 돌려드립니다. 아래 결제 내역에서 환불을 다시 신청하시거나 전화해주세요: ${supportPhone} (${hours})`,
    payments,
  ]
}

export type RefundTransferredFacts = { amountWon: number; transferredOn: SeoulDay }

export function refundTransferredLines(
  { amountWon, transferredOn }: RefundTransferredFacts,
  { supportPhone, hours }: Called,
): string[] {
  return [
    `${formatWon(amountWon)}을 ${formatSeoulSentence(transferredOn)}에 계좌로 보내드렸습니다. 환불이 끝났습니다.`,
    `통장에서 확인되지 않으면 전화해주세요: ${supportPhone} (${hours})`,
  ]
}

/** When the money arrives, told as soon as a refund was asked for: it is sent at once, and the bank takes its days. */
export function refundArrival(needsBankAccount: boolean): string {
  return needsBankAccount
    ? '적어주신 계좌로 보내드립니다. 은행에 따라 2~3일(영업일) 걸릴 수 있습니다.'
    : '결제하신 방법으로 돌려드립니다. 카드사나 은행에 따라 내역에 나오기까지 3~7일(영업일) 걸릴 수 있습니다.'
}
