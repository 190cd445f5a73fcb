import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { planSessions } from '@hygiene/contracts/in-person/session/staff/plan-sessions'
import type { readStaffSession } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import { addSeoulDays, seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { sameDayNextMonth, type Weekday } from '@hygiene/domain/in-person/series/series-days'

type Session = EntityOf<typeof readStaffSession>
type Asked = SentTo<typeof planSessions>
export type SeriesFields = Omit<Asked, 'pattern'>
export type SeriesPattern = Asked['pattern']
export type PlannedDay = EntityOf<typeof planSessions>['days'][number]

export const TRADES = [1, 2, 3] as const
type Trade = (typeof TRADES)[number]

/** Holds the fields as typed. A trade without a choice is null; its seats are empty if it has no cap. */
export interface SeriesTyped {
  kind: SeriesPattern['kind']
  days: string[]
  from: string
  until: string
  weekdays: Weekday[]
  everyWeeks: string
  week: string
  weekday: Weekday
  branchNo: string
  venueNo: string
  salesType: '1' | '2'
  trades: Record<Trade, string | null>
  capacity: string
  startTime: string
  endTime: string
  opensDaysBefore: string
  closesDaysBefore: string
  closesTime: string
  /** Is empty if no timetable is copied. */
  sessionNo: string
}

export type SeriesWrong = Partial<Record<keyof SeriesTyped, string>>

export function typedAtFirst(branchNo: number | undefined): SeriesTyped {
  return {
    kind: 'list',
    days: [],
    from: '',
    until: '',
    weekdays: [],
    everyWeeks: '1',
    week: '1',
    weekday: '화',
    branchNo: branchNo === undefined ? '' : String(branchNo),
    venueNo: '',
    salesType: '1',
    trades: { 1: '', 2: null, 3: null },
    capacity: '',
    startTime: '10:00',
    endTime: '17:00',
    opensDaysBefore: '60',
    closesDaysBefore: '1',
    closesTime: '18:00',
    sessionNo: '',
  }
}

/** Proposes the same session on the same weekday of the next month. Every field can be changed. */
export function typedFrom(session: Session): SeriesTyped {
  const [startsAt, opensAt, closesAt] = [session.startsAt, session.applyOpensAt, session.applyClosesAt].map(
    (at) => new Date(at),
  ) as [Date, Date, Date]
  const day = seoulDay(startsAt)
  const capOf = (trade: Trade) => {
    const found = session.trades.find(({ industryType }) => industryType === trade)
    return found ? String(found.capacity ?? '') : null
  }
  return {
    ...typedAtFirst(session.branchNo),
    days: [sameDayNextMonth(day)],
    venueNo: String(session.venueNo),
    salesType: session.salesType === 2 ? '2' : '1',
    trades: { 1: capOf(1), 2: capOf(2), 3: capOf(3) },
    capacity: String(session.capacity),
    startTime: seoulTime(startsAt),
    endTime: seoulTime(new Date(session.endsAt)),
    opensDaysBefore: String(daysBetween(opensAt, day)),
    closesDaysBefore: String(daysBetween(closesAt, day)),
    closesTime: seoulTime(closesAt),
    sessionNo: String(session.sessionNo),
  }
}

function daysBetween(at: Date, day: string): number {
  let count = 0
  while (count < 365 && addSeoulDays(seoulDay(at), count) < day) count += 1
  return count
}

const isNumber = (text: string, most: number) => /^\d{1,4}$/.test(text) && Number(text) <= most

export function faultsOf(typed: SeriesTyped): SeriesWrong {
  const { kind, days, from, until, weekdays, branchNo, venueNo, trades, capacity } = typed
  const chosen = TRADES.flatMap((trade) => trades[trade] ?? [])
  return {
    ...(kind === 'list' && days.length === 0 ? { days: '날짜를 하나 이상 추가해주세요.' } : {}),
    ...(kind === 'weekly' && weekdays.length === 0 ? { weekdays: '요일을 하나 이상 골라주세요.' } : {}),
    ...(kind !== 'list' && from === '' ? { from: '첫날을 입력해주세요.' } : {}),
    ...(kind !== 'list' && (until === '' || until < from)
      ? { until: '첫날보다 뒤의 날을 입력해주세요.' }
      : {}),
    ...(branchNo === '' ? { branchNo: '지회를 골라주세요.' } : {}),
    ...(venueNo === '' ? { venueNo: '교육장을 골라주세요.' } : {}),
    ...(isNumber(capacity, 5_000) && Number(capacity) > 0
      ? {}
      : { capacity: '좌석 수를 숫자로 입력해주세요.' }),
    ...(chosen.length === 0 ? { trades: '업종을 하나 이상 골라주세요.' } : {}),
    ...(chosen.some((cap) => cap !== '' && !(isNumber(cap, Number(capacity)) && Number(cap) > 0))
      ? { trades: '업종의 좌석은 회차의 좌석 안에서 숫자로 입력해주세요.' }
      : {}),
    ...timeFaults(typed),
  }
}

function timeFaults({ startTime, endTime, opensDaysBefore, closesDaysBefore, closesTime }: SeriesTyped) {
  return {
    ...(startTime === '' ? { startTime: '시작하는 시각을 입력해주세요.' } : {}),
    ...(endTime <= startTime ? { endTime: '시작보다 뒤의 시각을 입력해주세요.' } : {}),
    ...(isNumber(opensDaysBefore, 365) ? {} : { opensDaysBefore: '0부터 365까지 입력해주세요.' }),
    ...(isNumber(closesDaysBefore, 90) ? {} : { closesDaysBefore: '0부터 90까지 입력해주세요.' }),
    ...(closesTime === '' ? { closesTime: '마감하는 시각을 입력해주세요.' } : {}),
  }
}

export function fieldsOf(typed: SeriesTyped): SeriesFields {
  return {
    branchNo: Number(typed.branchNo),
    venueNo: Number(typed.venueNo),
    salesType: typed.salesType === '1' ? 1 : 2,
    trades: TRADES.flatMap((industryType) => {
      const cap = typed.trades[industryType]
      return cap === null ? [] : [{ industryType, capacity: cap === '' ? null : Number(cap) }]
    }),
    capacity: Number(typed.capacity),
    startTime: typed.startTime,
    endTime: typed.endTime,
    opensDaysBefore: Number(typed.opensDaysBefore),
    closesDaysBefore: Number(typed.closesDaysBefore),
    closesTime: typed.closesTime,
    ...(typed.sessionNo === '' ? {} : { sessionNo: Number(typed.sessionNo) }),
  }
}

export function patternOf({ kind, from, until, ...typed }: SeriesTyped): SeriesPattern {
  if (kind === 'list') return { kind, days: typed.days }
  if (kind === 'monthly') return { kind, from, until, week: Number(typed.week), weekday: typed.weekday }
  return { kind, from, until, weekdays: typed.weekdays, everyWeeks: Number(typed.everyWeeks) }
}
