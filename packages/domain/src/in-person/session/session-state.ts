import { formatSeoulLongDate, seoulTime } from '../../time/seoul-day.ts'

export type SessionFacts = {
  status: 'open' | 'cancelled' | 'closed'
  applyOpensAt: Date
  applyClosesAt: Date
  startsAt: Date
}

/** A `full` session still admits people to its waiting list. */
export type SessionState = 'open' | 'full' | 'notOpenYet' | 'closed' | 'cancelled'

/** Judges permanent states before temporary ones. */
export function sessionStateAt(session: SessionFacts, freeSeats: number, now: Date): SessionState {
  if (session.status === 'cancelled') return 'cancelled'
  if (session.status === 'closed' || session.applyClosesAt <= now || session.startsAt <= now) return 'closed'
  if (now < session.applyOpensAt) return 'notOpenYet'
  return freeSeats > 0 ? 'open' : 'full'
}

export function sessionStateSentence(state: SessionState, session: SessionFacts): string | null {
  if (state !== 'notOpenYet') return STATE_SENTENCE[state]
  return `${formatSeoulLongDate(session.applyOpensAt)} ${seoulTime(session.applyOpensAt)}부터 신청하실 수 있습니다.`
}

const STATE_SENTENCE: Record<Exclude<SessionState, 'notOpenYet'>, string | null> = {
  open: null,
  full: '자리가 모두 찼습니다. 대기자로 신청하시면 자리가 나는 대로 문자로 알려드립니다.',
  closed: '신청이 마감된 일정입니다.',
  cancelled: '협회 사정으로 취소된 일정입니다.',
}

export function isSameTime(
  one: { startsAt: Date; endsAt: Date },
  other: { startsAt: Date; endsAt: Date },
): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}
