import { formatSeoulSentence, seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { industryTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import type { SheetSession } from '@hygiene/operations/in-person/attendance-sheet/read-sheet-people'

export interface SheetPerson {
  number: number
  name: string
  birthYear: string
  phoneEnd: string
  businessName: string
  trade: string
  /** Tells the venue what it must know about the person in advance. Is mostly empty. */
  note: string
}

export interface AttendanceSheetFields {
  when: string
  venueName: string
  branchName: string
  kind: string
  sessionNo: number
  drawnOn: string
  drawnAt: string
  people: readonly SheetPerson[]
}

/** Returns the people of a session for the venue's sheet. Of the birth date only the year is disclosed. */
export function attendanceSheetFields(session: SheetSession, now: Date): AttendanceSheetFields {
  const { startsAt, endsAt, venue, branch, salesType, sessionNo, bookings } = session
  return {
    when: `${formatSeoulSentence(startsAt)} ${seoulTime(startsAt)}~${seoulTime(endsAt)}`,
    venueName: venue.name,
    branchName: branch.name,
    kind: salesTypeLabel[salesType],
    sessionNo,
    drawnOn: seoulDay(now),
    drawnAt: `${seoulDay(now).replaceAll('-', '.')} ${seoulTime(now)}`,
    people: bookings.map(personOf),
  }
}

function personOf({ enrolments, seat }: SheetSession['bookings'][number], at: number): SheetPerson {
  const [first] = enrolments
  const others = enrolments.length - 1
  return {
    number: at + 1,
    name: first?.userName ?? '',
    birthYear: first ? `${first.birth.slice(0, 4)}년생` : '',
    phoneEnd: first?.phone.slice(-4) ?? '',
    businessName: `${first?.businessName ?? ''}${others > 0 ? ` 외 ${others}곳` : ''}`,
    trade: first ? industryTypeLabel[first.industryType] : '',
    note: seat === 'held' ? '결제 대기' : '',
  }
}
