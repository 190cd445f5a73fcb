import type { Association } from '../../association.ts'
import { formatWon } from '../../money/payment/won.ts'
import { dayOf, type MessageLinks, type MessageSession, placeLines } from '../session/message-session.ts'

/** The fate of the person's seat and money after the association cancelled the session. */
export type CancelOutcome =
  | { what: 'refunded' | 'needsAccount'; amountWon: number }
  /** `waitsElsewhere`: the person is also in the waiting list of another session. */
  | { what: 'nothingPaid' | 'onlyWaited' | 'waitsElsewhere' }
  /** The person waited for this session and has a seat in another one. */
  | { what: 'keepsSeat'; seat: MessageSession }

/** `inPlace`: the association gave the session another time or venue. */
export type SessionMove =
  | { cause: 'inPlace' | 'person' | 'offer' }
  | { cause: 'association'; from: MessageSession; reason: string }

export type CancelledFacts = { session: MessageSession; reason: string; outcome: CancelOutcome }
export type MovedFacts = {
  session: MessageSession
  move: SessionMove
  seat: 'waiting' | 'held' | 'sold'
  /** When it was to begin before, where that is known. */
  fromStartsAt?: Date | undefined
}

export function cancelledLines(
  { session, reason, outcome }: CancelledFacts,
  links: MessageLinks,
  { supportPhone }: Pick<Association, 'supportPhone'>,
): string[] {
  return [
    `${dayOf(session)} ${session.venue.name} 집합교육이 협회 사정으로 취소되었습니다. 불편을 드려 죄송합니다.`,
    `사유: ${reason}`,
    ...afterCancelling(outcome, links),
    `문의: ${supportPhone}`,
  ]
}

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

export function movedLines({ session, move, seat }: MovedFacts, links: MessageLinks): string[] {
  return [
    ...whyMoved(move, seat),
    ...placeLines(session),
    ...(seat === 'sold'
      ? ['수강증이 새로 발급되니 다시 출력해주세요. 교육 전날까지 변경하시거나 전액 환불받으실 수 있습니다.']
      : []),
    links.history,
  ]
}

function whyMoved(move: SessionMove, seat: MovedFacts['seat']): string[] {
  if (move.cause === 'association') {
    return [
      `${dayOf(move.from)} 집합교육이 협회 사정으로 취소되어 아래 일정으로 옮겨 드렸습니다. 불편을 드려 죄송합니다.`,
      `사유: ${move.reason}`,
    ]
  }
  if (move.cause !== 'inPlace') return ['집합교육 일정이 변경되었습니다.']
  const whose = seat === 'waiting' ? '기다리시는' : '신청하신'
  return [`${whose} 집합교육의 시간이나 장소가 협회 사정으로 바뀌었습니다. 불편을 드려 죄송합니다.`]
}
