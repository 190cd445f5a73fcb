import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { lockInstructors, lockVenue } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import type { SeriesClash } from '@hygiene/domain/in-person/series/judge-series-day'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { writeAudit } from '../../audit-log/write-audit.ts'
import { judgeSingleSession, type MadeTogether } from '../../../in-person/session/judge-single-session.ts'
import { makeSingleSession } from '../../../in-person/session/make-single-session.ts'
import type { PlannedDay } from '../../../in-person/session/plan-sessions.ts'
import type { Found, ImportRecords, RowsFor } from '../import-records.ts'
import { readSessionWorld, type SessionWorld } from './session-world.ts'
import { readWanted } from './wanted-session.ts'

/** Imports sessions by venue, day and time. A file only adds sessions, because a change would notify the people booked. */
export const sessionRows: ImportRecords = {
  kind: 'sessions',
  identity: ['venue', 'day', 'startTime'],
  async find(db, rows, wanted) {
    const world = await readSessionWorld(db, rows)
    if (wanted.isWriting) await lockWorld(db, world)
    const together = { planned: [] as PlannedAt[], lessons: [] as MadeTogether['lessons'][number][] }
    const found: Found[] = []
    for (const row of rows) found.push(await findOne(db, row, world, together, wanted))
    return found
  },
  async write(db, values, _into, { head, now }) {
    const { orderedBy: by } = await db.staffImport.findUniqueOrThrow({
      where: { importNo: head.importNo },
      include: { orderedBy: true },
    })
    const read = readWanted(values, await readSessionWorld(db, [values]), by ?? NOBODY)
    if ('wrong' in read) throw new Error(read.wrong)
    const judged = await judgeSingleSession(db, read.wanted, read.venue, NONE_TOGETHER, now)
    if (!judged) throw new Error('a day is judged')
    const sessionNo = await makeSingleSession(db, { ...read.wanted, subject: read.subject }, judged.planned)
    const { orderedByNo: employeeNo, ipAddress, text: reason } = head
    const action = loggedAction.makeSessions([sessionNo])
    if (employeeNo !== null)
      await writeAudit(db, { caller: { employeeNo }, ...action, reason, ipAddress, now })
    return { recordNo: sessionNo, memberNo: null }
  },
}

type PlannedAt = MadeTogether['planned'][number]

const NOBODY = { role: 'readOnly', branchNo: null } as const
const NONE_TOGETHER: MadeTogether = { planned: [], lessons: [] }

/** Locks venues by number, then instructors, as every action that takes both. */
async function lockWorld(db: Transaction, { venues, instructors }: SessionWorld): Promise<void> {
  const venueNos = [...venues.values()].flat().map(({ venueNo }) => venueNo)
  for (const venueNo of [...new Set(venueNos)].toSorted((a, b) => a - b)) await lockVenue(db, venueNo)
  await lockInstructors(
    db,
    [...instructors.values()].flat().map(({ instructorNo }) => instructorNo),
  )
}

async function findOne(
  db: Transaction,
  row: ImportValues,
  world: SessionWorld,
  together: { planned: PlannedAt[]; lessons: MadeTogether['lessons'][number][] },
  { by, now }: RowsFor,
): Promise<Found> {
  const read = readWanted(row, world, by)
  if ('wrong' in read) return read
  const judged = await judgeSingleSession(db, read.wanted, read.venue, together, now)
  if (!judged) return { wrong: '날짜를 다시 확인해주세요.', column: 'day' }
  const { planned, lesson, refusal } = judged
  const existing = await existingSession(db, row, planned, read.wanted.venueNo)
  if (existing) return existing
  const [clash] = planned.clashes
  if (clash) return clashFound(clash, planned)
  if (refusal === 'VENUE_TAKEN_TOGETHER')
    return { wrong: '이 파일의 앞 행이 같은 교육장을 그 시각에 씁니다.', column: 'venue' }
  if (refusal !== null) return { wrong: REFUSALS[refusal].message, column: COLUMN_OF[refusal] ?? 'venue' }
  together.planned.push({ ...planned, venueNo: read.wanted.venueNo })
  if (lesson) together.lessons.push(lesson)
  const holiday = world.holidays.get(read.wanted.day)
  return holiday === undefined ? null : { closeTo: null, why: `${holiday}이라 쉬는 날입니다.` }
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  BRANCH_NOT_FOUND: 'branch',
  SEATS_OVER_VENUE: 'capacity',
  INSTRUCTOR_TAKEN: 'instructor',
  INSTRUCTOR_TOO_FAR: 'instructor',
  LESSON_OUTSIDE_SESSION: 'endTime',
}

function clashFound(clash: SeriesClash, { venueTakenBy }: PlannedDay): Found {
  if (clash === 'past') return { wrong: '이미 지난 일시입니다.', column: 'day' }
  if (clash === 'venueClosed') return { wrong: REFUSALS.VENUE_CLOSED.message, column: 'venue' }
  if (clash === 'noCourse') return { wrong: '그 해의 교육과정이 아직 없습니다.', column: 'trades' }
  if (clash === 'applicationsNeverOpen')
    return { wrong: '접수가 시작하기 전에 끝나거나 교육보다 늦게 끝납니다.', column: 'closesDaysBefore' }
  const taken = venueTakenBy
    ? ` ${formatSeoulDateTime(venueTakenBy.startsAt)} 회차 ${venueTakenBy.sessionNo}`
    : ''
  return { wrong: `다른 회차가 교육장을 씁니다.${taken && ` (${taken.trim()})`}`, column: 'venue' }
}

async function existingSession(
  db: Transaction,
  row: ImportValues,
  { startsAt, endsAt }: PlannedDay,
  venueNo: number,
): Promise<Found> {
  const session = await db.inPersonSession.findFirst({
    where: { venueNo, startsAt, status: { not: 'cancelled' } },
    include: { courses: true, branch: true, lessons: { include: { instructor: true } } },
  })
  if (!session) return null
  const { sessionNo, capacity, salesType, branch, courses, lessons } = session
  const existing: ImportValues = {
    endTime: session.endsAt.getTime() === endsAt.getTime() ? (row.endTime ?? '') : '-',
    capacity: String(capacity),
    salesType: String(salesType),
    branch: branch.name,
    trades: courses
      .map(({ industryType }) => String(industryType))
      .toSorted()
      .join(','),
    instructor: lessons.some(({ instructor }) => instructor.name === row.instructor)
      ? (row.instructor ?? '')
      : '-',
  }
  const differing = Object.keys(existing).find((key) => row[key] && row[key] !== existing[key])
  if (differing === undefined) return { is: { recordNo: sessionNo, values: row } }
  return { wrong: `${sentenceOf(sessionNo, startsAt)} 회차 화면에서 수정해주세요.`, column: differing }
}

const sentenceOf = (sessionNo: SessionNo, startsAt: Date): string =>
  `${formatSeoulDateTime(startsAt)}에 이미 있는 회차 ${sessionNo}과 다릅니다.`
