import type { EntityOf, listFlaggedPayments } from '@hygiene/contracts'
import { type ConcernAct, concernActs, type PaymentConcern } from '@hygiene/domain'
import type { BadgeTone } from '@hygiene/ui'

export type FlaggedPayment = EntityOf<typeof listFlaggedPayments>['list'][number]

export const concernWords: Record<PaymentConcern, { label: string; tone: BadgeTone }> = {
  lateMoney: { label: '환불 필요', tone: 'error' },
  refundFailed: { label: '환불 거절됨', tone: 'error' },
  refundSlow: { label: '환불 지연', tone: 'accent' },
  refundUnderWay: { label: '환불 처리 중', tone: 'info' },
  amountDiffers: { label: '금액 확인', tone: 'accent' },
  certifiedUnpaid: { label: '수료 후 결제 취소', tone: 'accent' },
  returnedTwice: { label: '이중 환불 확인', tone: 'error' },
}

/** The reason, and the gateway's words where it refused. */
export function whyWords({ attention, refund }: Pick<FlaggedPayment, 'attention' | 'refund'>): string {
  return refund?.status === 'failed' && refund.failure
    ? `${attention} 결제사 답변: ${refund.failure}`
    : attention
}

export const actsFor = ({ concern }: Pick<FlaggedPayment, 'concern'>) => concernActs[concern]

export const actLabel: Record<ConcernAct, string> = {
  refund: '환불하기',
  transfer: '송금 기록하기',
  close: '확인 마치기',
}
