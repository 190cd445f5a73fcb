import { type SeoulDay, seoulDay } from '../../time/seoul-day.ts'

/** The closing day itself counts as closed. */
export function isClosedOn({ closedFromOn }: { closedFromOn: Date | null }, at: Date): boolean {
  return closedFromOn !== null && seoulDay(closedFromOn) <= seoulDay(at)
}

export function earlierDay(closedFromOn: SeoulDay | null, fromOn: SeoulDay): SeoulDay {
  return closedFromOn !== null && closedFromOn < fromOn ? closedFromOn : fromOn
}

export const closureLeftLabel = {
  leftOut: '옮기지 않기로 한 회차입니다.',
  added: '승인을 요청한 뒤에 생긴 회차입니다.',
  gone: '찾을 수 없는 회차입니다.',
  cancelled: '이미 취소된 회차입니다.',
  begun: '이미 시작한 회차입니다.',
  relocated: '이미 다른 교육장으로 옮긴 회차입니다.',
  rescheduled: '그사이 시간이 바뀐 회차입니다.',
  taken: '옮길 교육장에 그 시간의 다른 회차가 생겼습니다.',
  tooSmall: '신청한 사람이 늘어 옮길 교육장의 좌석이 모자랍니다.',
  notUsable: '옮길 교육장을 사용할 수 없게 되었습니다.',
  other: '시간표나 신청 기간 때문에 옮길 수 없습니다.',
} as const
export type ClosureLeft = keyof typeof closureLeftLabel

interface SessionSeen {
  venueNo: number
  startsAt: Date
  endsAt: Date
}

export function changedSinceAsked(
  asked: SessionSeen,
  session: (SessionSeen & { status: 'open' | 'cancelled' | 'closed' }) | null,
  now: Date,
): ClosureLeft | null {
  if (!session) return 'gone'
  if (session.status === 'cancelled') return 'cancelled'
  if (session.venueNo !== asked.venueNo) return 'relocated'
  if (session.status === 'closed' || session.startsAt <= now) return 'begun'
  const isSameTime =
    session.startsAt.getTime() === asked.startsAt.getTime() &&
    session.endsAt.getTime() === asked.endsAt.getTime()
  return isSameTime ? null : 'rescheduled'
}

const LEFT_OF: Readonly<Record<string, ClosureLeft>> = {
  SESSION_HAS_BEGUN: 'begun',
  VENUE_TAKEN: 'taken',
  VENUE_TOO_SMALL: 'tooSmall',
  VENUE_NOT_FOUND: 'notUsable',
  VENUE_RETIRED: 'notUsable',
  VENUE_CLOSED: 'notUsable',
}

export function leftByRefusal(reason: string): ClosureLeft {
  return LEFT_OF[reason] ?? 'other'
}
