import { industryType, salesType } from '@hygiene/contracts/kit/fields'
import type { Venue } from '@hygiene/db/generated/client'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import type { SingleSession } from '../../../in-person/session/judge-single-session.ts'
import type { SessionWorld } from './session-world.ts'

type Read = { wanted: SingleSession; venue: Venue; subject: string } | { wrong: string; column: string }

/** Uses the defaults of the console's form (`apps/admin/src/features/in-person/session/series/series-form.ts`). */
const OPENS_DAYS_BEFORE = 60
const CLOSES_DAYS_BEFORE = 1
const CLOSES_TIME = '18:00'
const SUBJECT = '집합교육'

const wrong = (column: string, sentence: string): Read => ({ wrong: sentence, column })

export function readWanted(
  row: ImportValues,
  { branches, venues, instructors }: SessionWorld,
  by: { role: StaffRole; branchNo: number | null },
): Read {
  const own = branchesOf(by)
  const branchNo = row.branch ? branches.get(row.branch)?.[0]?.branchNo : own?.[0]
  if (!row.branch && branchNo === undefined) return wrong('branch', '지회를 적어주세요.')
  if (branchNo === undefined) return wrong('branch', '이 이름의 지회가 없습니다.')
  if (!isOfBranches(own, branchNo)) return wrong('branch', '다른 지회의 회차는 만들 수 없습니다.')
  const [venue, otherVenue] = venues.get(row.venue ?? '') ?? []
  if (!venue) return wrong('venue', '이 이름의 교육장이 없습니다.')
  if (otherVenue) return wrong('venue', '이름이 같은 교육장이 여럿입니다. 회차 화면에서 만들어주세요.')
  const [instructor, otherInstructor] = instructors.get(row.instructor ?? '') ?? []
  if (row.instructor && !instructor) return wrong('instructor', '이 이름의 강사가 없습니다.')
  if (row.instructor && otherInstructor)
    return wrong('instructor', '이름이 같은 강사가 여럿입니다. 강사 없이 만든 뒤 시간표에서 골라주세요.')
  const [startTime, endTime] = [row.startTime ?? '', row.endTime ?? ''].map((time) => time.slice(0, 5))
  if (!startTime || !endTime || endTime <= startTime)
    return wrong('endTime', '끝나는 시각이 시작하는 시각보다 뒤여야 합니다.')
  const trades = (row.trades ?? '')
    .split(',')
    .map((trade) => ({ industryType: industryType.parse(Number(trade)), capacity: null }))
  return {
    venue,
    subject: row.subject || SUBJECT,
    wanted: {
      branchNo,
      venueNo: venue.venueNo,
      salesType: salesType.parse(Number(row.salesType)),
      trades,
      capacity: Number(row.capacity),
      startTime,
      endTime,
      opensDaysBefore: numberOr(row.opensDaysBefore, OPENS_DAYS_BEFORE),
      closesDaysBefore: numberOr(row.closesDaysBefore, CLOSES_DAYS_BEFORE),
      closesTime: CLOSES_TIME,
      day: row.day as SeoulDay,
      instructorNo: row.instructor && instructor ? instructor.instructorNo : null,
    },
  }
}

const numberOr = (text: string | undefined, otherwise: number): number => (text ? Number(text) : otherwise)
