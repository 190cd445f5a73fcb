import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { seoulSentenceOnScreen, seoulDay, seoulInstant, seoulTime } from '@hygiene/domain/time/seoul-day'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { type InPersonStatus, inPersonStatusLabel } from '@hygiene/domain/in-person/enrolment/record-status'
import type { BadgeTone } from '@hygiene/ui'
import { SUPPORT_CONTACT } from '../../../app/association/association.ts'
import type { Row } from './application.ts'

export type SeatFacts = Pick<
  Row,
  | 'status'
  | 'seat'
  | 'heldUntil'
  | 'awaitingDepositUntil'
  | 'waiting'
  | 'isSessionCancelled'
  | 'endSentence'
  | 'sessionDay'
  | 'inAt'
>

type State = { label: string; tone: BadgeTone; sentence: string }

/** Describes the state in words as well as colour. */
export function stateOf(row: SeatFacts, now: Date): State {
  if (row.status === 'applied') return row.seat === 'waiting' ? inQueue(row, now) : unpaid(row, now)
  if (row.status === 'paid') return row.isSessionCancelled ? CALLED_OFF : expected(row, now)
  const label = row.status === 'refunded' ? BEING_REFUNDED : inPersonStatusLabel[row.status]
  return { label, ...LATER[row.status](row) }
}

/** Only the payment knows whether the money has arrived. */
const BEING_REFUNDED = '결제 취소'

export function openOffer<W extends { status: string; offerUntil: string | null }>(
  waiting: readonly W[],
  now: Date,
): W | undefined {
  return waiting.find(
    ({ status, offerUntil }) => status === 'offered' && offerUntil !== null && new Date(offerUntil) > now,
  )
}

/** Returns whether the row has a seat now. An expired hold ends by the clock, before a job updates the row. */
export function keepsSeat({ seat, heldUntil }: Pick<Row, 'seat' | 'heldUntil'>, now: Date): boolean {
  return hasSeat({ seat, heldUntil: heldUntil === null ? null : new Date(heldUntil) }, now)
}

function inQueue({ waiting }: SeatFacts, now: Date): State {
  if (openOffer(waiting, now)) {
    return {
      label: '자리 안내',
      tone: 'accent',
      sentence: '기다리시던 자리가 났습니다. 정해진 시간 안에 자리를 받아주세요.',
    }
  }
  return {
    label: '대기 중',
    tone: 'info',
    sentence: '자리가 나면 문자로 알려드립니다. 결제는 자리를 받으신 뒤에 하시면 됩니다.',
  }
}

function unpaid(row: SeatFacts, now: Date): State {
  if (!keepsSeat(row, now)) {
    return { label: '자리 없음', tone: 'neutral', sentence: REFUSALS.NO_SEAT.message }
  }
  if (row.awaitingDepositUntil !== null) {
    const until = new Date(row.awaitingDepositUntil)
    return {
      label: '입금 대기',
      tone: 'accent',
      sentence: `${seoulSentenceOnScreen(until)} ${seoulTime(until)}까지 입금해주세요. 그때까지 자리를 잡아 둡니다.`,
    }
  }
  return {
    label: inPersonStatusLabel.applied,
    tone: 'accent',
    sentence: '결제하시는 동안 자리를 잡아 두었습니다. 시간이 지나면 자리가 다른 분께 넘어갑니다.',
  }
}

const CALLED_OFF: State = {
  label: '일정 취소',
  tone: 'error',
  sentence:
    '협회 사정으로 교육이 취소되었습니다. 다른 일정으로 옮겨 드리거나 전액 환불해 드리고 문자로 알려드립니다.',
}

function expected({ sessionDay, inAt }: SeatFacts, now: Date): State {
  if (now >= seoulInstant(sessionDay.eduDate, sessionDay.endTime)) {
    return {
      label: '출석 확인 중',
      tone: 'info',
      sentence: '교육이 끝났습니다. 출석을 확인하고 나면 수료증을 출력하실 수 있습니다.',
    }
  }
  if (inAt !== null) {
    return {
      label: '입실',
      tone: 'info',
      sentence: `${seoulTime(new Date(inAt))}에 입실하셨습니다. 나가실 때에도 출입구에서 수강증을 보여주세요.`,
    }
  }
  if (seoulDay(now) === sessionDay.eduDate) {
    return {
      label: '오늘 교육',
      tone: 'accent',
      sentence: `오늘 ${sessionDay.startTime}에 시작합니다. 출입구에서 수강증을 보여주세요.`,
    }
  }
  return {
    label: inPersonStatusLabel.paid,
    tone: 'brand',
    sentence: '자리가 확정되었습니다. 교육 당일 출입구에서 수강증을 보여주세요.',
  }
}

const ended =
  (own: string) =>
  ({ endSentence }: SeatFacts): Omit<State, 'label'> => ({ tone: 'neutral', sentence: endSentence ?? own })

const LATER: Record<Exclude<InPersonStatus, 'applied' | 'paid'>, (row: SeatFacts) => Omit<State, 'label'>> = {
  attended: () => ({ tone: 'info', sentence: '출석을 확인했습니다. 수료증을 준비하고 있습니다.' }),
  completed: () => ({ tone: 'brand', sentence: '수료하셨습니다. 수료증을 출력하실 수 있습니다.' }),
  cancelled: ended(''),
  refunded: ended('결제를 취소하셨습니다. 환불 상태는 결제 내역에서 보실 수 있습니다.'),
  absent: ended('교육에 참석하지 않으셔서 교육비가 환불되지 않습니다. 필요하시면 다시 신청해주세요.'),
  revoked: ended(
    `수료증의 효력이 취소되어 수료로 인정되지 않습니다. 까닭은 ${SUPPORT_CONTACT}로 문의해주세요.`,
  ),
}
