import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import { EARLY_MINUTES, LATE_MINUTES } from '@hygiene/domain/in-person/check-in/judge-attendance'
import { seoulTime } from '@hygiene/domain/time/seoul-day'

export type RosterRow = EntityOf<typeof readRoster>['list'][number]

type Times = { startsAt: string; endsAt: string }

const minutesBetween = (from: string, to: string) =>
  Math.ceil((new Date(to).getTime() - new Date(from).getTime()) / 60_000)

export function cameText({ inAt }: Pick<RosterRow, 'inAt'>, { startsAt }: Times): string {
  if (inAt === null) return '기록 없음'
  const late = minutesBetween(startsAt, inAt)
  return late > LATE_MINUTES ? `${timeOf(inAt)} (${late}분 늦음)` : timeOf(inAt)
}

export function leftText({ outAt }: Pick<RosterRow, 'outAt'>, { endsAt }: Times): string {
  if (outAt === null) return '기록 없음'
  const early = minutesBetween(outAt, endsAt)
  return early > EARLY_MINUTES ? `${timeOf(outAt)} (${early}분 일찍)` : timeOf(outAt)
}

const timeOf = (instant: string) => seoulTime(new Date(instant))

/** Counts the certificates that would be issued, one per licence. */
export function openRecords({ records }: Pick<RosterRow, 'records'>): number {
  return records.filter(({ status }) => ['paid', 'attended', 'absent'].includes(status)).length
}

export function decisionText(row: RosterRow, isPresent: boolean): string {
  if (!isPresent) {
    return `${row.name}님을 불참으로 처리합니다.\n수료증은 발급되지 않고 교육비는 환불되지 않습니다.`
  }
  return `${row.name}님을 출석으로 인정합니다.\n수료증 ${openRecords(row)}장이 바로 발급되고 문자로 알려드립니다. 되돌릴 수 없습니다.`
}
