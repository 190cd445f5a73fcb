import { lockInstructors, lockSessions, lockVenue } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import {
  changedSinceAsked,
  type ClosureLeft,
  closureLeftLabel,
  earlierDay,
  leftByRefusal,
} from '@hygiene/domain/in-person/venue/venue-closure'
import { formatSeoulDateTime, formatSeoulSentence, seoulDay } from '@hygiene/domain/time/seoul-day'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf, type TwoPeople } from '../../staff/approval/approval-kind.ts'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { countPeople } from '../session/count-people.ts'
import { relocateSession } from '../session/staff/move-in-person-session.ts'
import { findRemaining } from './remaining-sessions.ts'

const closureFacts = z.object({
  venueNo: z.int(),
  fromOn: z.iso.date(),
  /** Holds the sessions as they were at the request. A null venue leaves the session where it is. */
  moves: z.array(
    z.object({
      sessionNo: z.int(),
      toVenueNo: z.int().nullable(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
    }),
  ),
})
type Closure = z.output<typeof closureFacts>
type ClosureMove = Closure['moves'][number]

/**
 * Closes a venue from a day on and moves its sessions to other venues at their times, in the transaction of the approval. A
 * session that changed since the request stays, and the outcome names it.
 */
export const closeVenue: ApprovalKind<Closure> = {
  kind: 'closeVenue',
  facts: closureFacts,
  subject: ({ venueNo }) => `venue ${venueNo}`,
  lock: lockClosure,
  async load(db, { venueNo, fromOn, moves }) {
    const venue = await db.venue.findUnique({ where: { venueNo, retiredAt: null } })
    if (!venue) return null
    const leaving = moves.filter(({ toVenueNo }) => toVenueNo !== null)
    const nameOf = await venueNames(db, leaving)
    const closedOn = earlierDay(venue.closedFromOn && seoulDay(venue.closedFromOn), fromOn)
    const people = new Map<SessionNo, number>()
    for (const { sessionNo } of moves) people.set(sessionNo, await countPeople(db, sessionNo))
    const moving = leaving.reduce((sum, { sessionNo }) => sum + (people.get(sessionNo) ?? 0), 0)
    const staying = moves.length - leaving.length
    return {
      title: `${venue.name} · ${formatSeoulSentence(fromOn)}부터 · 회차 ${moves.length}건`,
      headings: { before: '지금 신청한 사람', after: '옮길 교육장' },
      rows: moves.map((move) => ({
        label: sessionLabel(move),
        before: `${people.get(move.sessionNo) ?? 0}명`,
        after: move.toVenueNo === null ? '옮기지 않음' : (nameOf.get(move.toVenueNo) ?? '-'),
      })),
      follows: [
        `${formatSeoulSentence(closedOn)}부터 이 교육장에 회차를 만들거나 옮겨 올 수 없습니다.`,
        ...(moving > 0
          ? [
              `옮기는 회차의 ${moving}명에게 새 교육장을 문자로 알립니다. 시간과 자리, 결제한 금액은 그대로입니다.`,
              '이전 수강증은 쓸 수 없게 되고, 결제를 마친 사람의 수강증을 새로 만듭니다.',
            ]
          : []),
        ...(staying > 0 ? [`옮기지 않는 ${staying}건은 회차 화면에서 따로 옮기거나 취소해야 합니다.`] : []),
        '그사이 바뀐 회차는 그대로 두고 처리 결과에 적습니다.',
      ],
      fingerprint: fingerprintOf([venueNo, fromOn]),
      memberNos: [],
    }
  },
  async perform(db, { venueNo, fromOn, moves }, people) {
    const { now } = people
    const left: string[] = []
    let moved = 0
    for (const move of moves) {
      const why = await makeMove(db, move, venueNo, people)
      if (why) left.push(`${sessionLabel(move)}: ${closureLeftLabel[why]}`)
      else moved += 1
    }
    const known = new Set(moves.map(({ sessionNo }) => sessionNo))
    for (const session of await findRemaining(db, { venueNo, fromOn }, now))
      if (!known.has(session.sessionNo)) left.push(`${sessionLabel(session)}: ${closureLeftLabel.added}`)
    await closeFrom(db, venueNo, fromOn)
    const sum =
      left.length > 0
        ? `회차 ${moved}건을 옮기고 ${left.length}건을 그대로 두었습니다.`
        : `회차 ${moved}건을 모두 옮겼습니다.`
    return { allowed: true, outcome: [sum, ...left] }
  },
}

async function makeMove(
  db: Transaction,
  { sessionNo, toVenueNo, startsAt, endsAt }: ClosureMove,
  venueNo: number,
  { approver, text: reason, now }: TwoPeople,
): Promise<ClosureLeft | null> {
  if (toVenueNo === null) return 'leftOut'
  const session = await db.inPersonSession.findUnique({ where: { sessionNo } })
  const asked = { venueNo, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const changed = changedSinceAsked(asked, session, now)
  if (changed) return changed
  const { ipAddress } = approver
  const action = loggedAction.moveSession({ sessionNo, venueNo: toVenueNo })
  const moved = await relocateSession(db, { sessionNo, venueNo: toVenueNo }, now)
  if (!moved.allowed) return leftByRefusal(moved.reason)
  await writeAudit(db, { caller: approver, ...action, reason, ipAddress, now })
  return null
}

async function closeFrom(db: Transaction, venueNo: number, fromOn: string): Promise<void> {
  const day = new Date(fromOn)
  await db.venue.updateMany({
    where: { venueNo, OR: [{ closedFromOn: null }, { closedFromOn: { gt: day } }] },
    data: { closedFromOn: day },
  })
}

/** Locks sessions, venues and instructors in this order, each kind by number. */
async function lockClosure(db: Transaction, { venueNo, moves }: Closure): Promise<void> {
  const sessionNos = moves.map(({ sessionNo }) => sessionNo)
  await lockSessions(db, sessionNos)
  const venueNos = new Set([venueNo, ...moves.flatMap(({ toVenueNo }) => toVenueNo ?? [])])
  for (const no of [...venueNos].toSorted((one, other) => one - other)) await lockVenue(db, no)
  const lessons = await db.sessionLesson.findMany({ where: { sessionNo: { in: sessionNos } } })
  await lockInstructors(
    db,
    lessons.map(({ instructorNo }) => instructorNo),
  )
}

const sessionLabel = ({ sessionNo, startsAt }: { sessionNo: SessionNo; startsAt: Date | string }) =>
  `${formatSeoulDateTime(new Date(startsAt))} 회차 ${sessionNo}`

async function venueNames(db: Queries, moves: readonly ClosureMove[]): Promise<Map<number, string>> {
  const venues = await db.venue.findMany({
    where: { venueNo: { in: moves.flatMap(({ toVenueNo }) => toVenueNo ?? []) } },
  })
  return new Map(venues.map(({ venueNo, name }) => [venueNo, name]))
}
