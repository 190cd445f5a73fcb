import { formatWon } from '../../money/payment/won.ts'
import { message, type MessageLinks, NEAR_URGENT } from './message.ts'
import { dayOf, type MessageSession } from './message-session.ts'

type CancelOutcome =
  | { what: 'refunded' | 'needsAccount'; amountWon: number }
  | { what: 'nothingPaid' | 'onlyWaited' | 'waitsElsewhere' }
  | { what: 'keepsSeat'; seat: MessageSession }

type Cancelled = { session: MessageSession; reason: string; outcome: CancelOutcome; calendarFile: string }

export const sessionCancelled = message<Cancelled>({
  label: '회차 취소',
  rule: NEAR_URGENT,
  eventAt: ({ session }) => session.startsAt,
  lines: ({ session, reason, outcome, calendarFile }, { links, association }) => [
    `${dayOf(session)} ${session.venue.name} 집합교육이 협회 사정으로 취소되었습니다. 불편을 드려 죄송합니다.`,
    `사유: ${reason}`,
    ...afterCancelling(outcome, links),
    // No other outcome had a confirmed seat in this session.
    ...('amountWon' in outcome ? [`달력의 일정 지우기: ${calendarFile}`] : []),
    `문의: ${association.supportPhone}`,
  ],
})

function afterCancelling(outcome: CancelOutcome, { history, calendar, payments }: MessageLinks): string[] {
  const again = `다른 일정은 아래 주소에서 골라주세요. ${calendar}`
  switch (outcome.what) {
    case 'refunded':
      return [`결제하신 ${formatWon(outcome.amountWon)}은 모두 환불해 드립니다.`, again]
    case 'needsAccount':
      return [
        `결제하신 ${formatWon(outcome.amountWon)}을 모두 환불해 드립니다. 받으실 계좌를 아래 주소의 결제 내역에서 입력해주세요.`,
        payments,
      ]
    case 'nothingPaid':
      return ['결제하지 않으신 신청이므로 내실 금액은 없습니다.', again]
    case 'onlyWaited':
      return ['대기 신청이 끝났습니다.', again]
    case 'waitsElsewhere':
      return ['이 일정의 대기는 끝났으며, 다른 일정의 대기는 그대로입니다.', history]
    case 'keepsSeat':
      break
  }
  return [`대기 신청은 끝났으며, 예약하신 ${dayOf(outcome.seat)} 교육은 그대로입니다.`]
}
