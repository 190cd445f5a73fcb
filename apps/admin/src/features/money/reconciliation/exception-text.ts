import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listPaymentExceptions } from '@hygiene/contracts/money/reconciliation/staff/list-payment-exceptions'
import type { ExceptionAction } from '@hygiene/domain/money/reconciliation/payment-exception'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { shortInstant } from '../../../shared/money/instant-text.ts'

export type PaymentException = EntityOf<typeof listPaymentExceptions>['list'][number]

export const actionLabel: Record<ExceptionAction, string> = {
  ask: '다시 묻고 맞추기',
  refund: '환불하기',
  transfer: '송금 기록하기',
  close: '설명하고 닫기',
}

export const adviceOf: Record<ExceptionAction, { title: string; lead: string; follows: readonly string[] }> =
  {
    ask: {
      title: '다시 묻고 ‘결제 완료’로 맞추기',
      lead: '누르는 순간 결제사에 다시 묻습니다. 같은 주문, 같은 금액, 승인 상태일 때만 바뀝니다.',
      follows: ['주문과 신청이 ‘결제 완료’가 됩니다.', '끝난 신청이면 ‘취소 후 입금’으로 남습니다.'],
    },
    refund: {
      title: '전액 돌려드리기',
      lead: '금액을 한 번 더 확인한 뒤 환불을 시작합니다. 여러 번 눌러도 한 번만 돌려드립니다.',
      follows: ['환불이 끝나면 회원에게 문자로 알립니다.', '영수증이 있으면 새로 발급합니다.'],
    },
    transfer: {
      title: '계좌로 보낸 뒤 기록하기',
      lead: '협회 은행에서 먼저 보내고, 보낸 날과 찾을 내용을 적습니다.',
      follows: ['회원에게 송금한 날을 문자로 알립니다.', '같은 금액을 결제사로 다시 환불하지 않습니다.'],
    },
    close: {
      title: '결제사에서 처리한 뒤 설명하고 닫기',
      lead: '이 화면에서는 돈이 움직이지 않습니다. 처리 내용을 적으면 목록에서 빠집니다.',
      follows: ['적은 내용은 주문의 ‘있었던 일’과 처리 기록에 남습니다.'],
    },
  }

export const WAIT = {
  title: '기다리기',
  lead: '돈이 돌아가는 중입니다. 결제사가 끝났다고 하면 자동으로 목록에서 빠집니다.',
}

/** Returns the reason, the gateway's refusal message, and a note if the bank has not confirmed the account holder. */
export function whyText({
  exceptionText,
  refund,
}: Pick<PaymentException, 'exceptionText' | 'refund'>): string {
  const said = refund?.status === 'failed' && refund.failure ? ` 결제사 답변: ${refund.failure}` : ''
  const isToSend = refund?.isByHand === true && refund.status === 'requested'
  const holder =
    isToSend && refund.isHolderKnown === false
      ? ' 은행에서 예금주를 확인하지 못한 계좌입니다. 보내기 전에 확인해주세요.'
      : ''
  return `${exceptionText}${said}${holder}`
}

/** Returns when everything was last compared and whether the ledger agreed, as in « · 밤 대사 11월 24일 03:04, 12,345건». */
export function nightText(night: EntityOf<typeof listPaymentExceptions>['night']): string {
  if (!night) return ''
  const seen = `${night.seen.toLocaleString('ko-KR')}건`
  const ledger = night.ledgerDiffering > 0 ? `, 장부와 다른 주문 ${night.ledgerDiffering}건` : ''
  return ` · 밤 대사 ${shortInstant(night.finishedAt)}, ${seen}${ledger}`
}

export function differenceText(won: number | null): string {
  if (won === null) return '-'
  return won > 0 ? `+${formatWon(won)}` : formatWon(won).replace('-', '−')
}

export function waitingText(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / 3_600_000)
  if (hours < 1) return '방금'
  return hours < 24 ? `${hours}시간` : `${Math.floor(hours / 24)}일`
}
