import type { InPersonSession, OnlineEnrolment, PrismaClient } from '@hygiene/db'
import {
  addBranch,
  addCourse,
  addEnrolment,
  addInPersonCourse,
  addInquiry,
  addPerson,
  addSession,
  addVenue,
  bookSeat,
  type TaughtCourse,
} from '@hygiene/testing'
import { type Dice, pick } from '@hygiene/testing/drive/dice'

const PROVINCES = ['1100000000', '4100000000', '2900000000'] as const
const DAY_MS = 86_400_000

/** A service in which anything may happen to anyone in any order: figures have to stand that. */
interface World {
  db: PrismaClient
  throwDice: Dice
  courses: TaughtCourse[]
  sessions: InPersonSession[]
  people: number
}

/** Rows come here as no operation makes them: the rules of single rows are off, the figures have to stand it. */
const WITHOUT_CHECKS = `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT conrelid::regclass AS "table", conname FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0 LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one."table", one.conname);
  END LOOP; END $$`

export async function openWorld(db: PrismaClient, throwDice: Dice): Promise<World> {
  await db.$executeRawUnsafe(WITHOUT_CHECKS)
  const courses = [await addCourse(db, { industryType: 2 }), await addCourse(db, { year: 2025 })]
  const branches = [await addBranch(db), await addBranch(db, { name: '부산지회', sidoCode: '2600000000' })]
  const venues = [await addVenue(db), await addVenue(db, { sidoCode: '2600000000' })]
  const halls = [await addInPersonCourse(db), await addInPersonCourse(db, { industryType: 2 })]
  const sessions: InPersonSession[] = []
  for (const at of [0, 1, 2, 3]) {
    const place = { branch: pick(branches, at), venue: pick(venues, at) }
    sessions.push(await addSession(db, { startsAt: whenever(throwDice), courses: halls, ...place }))
  }
  return { db, throwDice, courses, sessions, people: 0 }
}

/** An instant in some weeks around the turn of a year, close to midnights too. */
function whenever(throwDice: Dice): Date {
  const midnight = new Date('2025-12-20T15:00:00Z').getTime() + throwDice(20) * DAY_MS
  return new Date(midnight + pick([-1, 0, 1, 3_600_000, 40_000_000], throwDice(5)))
}

async function newPerson(world: World) {
  world.people += 1
  const person = await addPerson(world.db, { userId: `person${world.people}` })
  const createdAt = whenever(world.throwDice)
  return world.db.member.update({ where: { memberNo: person.memberNo }, data: { createdAt } })
}

async function newEnrolment(world: World): Promise<OnlineEnrolment> {
  const { db, throwDice, courses } = world
  const status = pick(
    ['applied', 'paid', 'studying', 'studied', 'surveyed', 'completed'] as const,
    throwDice(6),
  )
  return addEnrolment(db, await newPerson(world), pick(courses, throwDice(2)), {
    status,
    sidoCode: pick(PROVINCES, throwDice(3)),
    appliedAt: whenever(throwDice),
    watchedSeconds: status === 'studying' ? [throwDice(2000)] : [],
  })
}

async function newSeat(world: World) {
  const { db, throwDice, sessions } = world
  const licences = [
    { industryType: 1, sidoCode: pick(PROVINCES, throwDice(3)) },
    { industryType: 2 },
  ] as const
  return bookSeat(db, await newPerson(world), pick(sessions, throwDice(4)), {
    seat: pick(['sold', 'held', 'waiting'] as const, throwDice(3)),
    licences: licences.slice(0, 1 + throwDice(2)),
    bookedAt: whenever(throwDice),
  })
}

async function newInquiry(world: World) {
  const { db, throwDice } = world
  return addInquiry(db, await newPerson(world), {
    inquiryType: pick([1, 2] as const, throwDice(2)),
    writtenAt: whenever(throwDice),
  })
}

/** Any row of a table by its number. */
const ANY = {
  member: ['Member', 'memberNo'],
  online: ['OnlineEnrolment', 'enrolmentNo'],
  inPerson: ['InPersonEnrolment', 'inPersonEnrolmentNo'],
  booking: ['Booking', 'applicationNo'],
  session: ['InPersonSession', 'sessionNo'],
  payment: ['Payment', 'paymentNo'],
  refund: ['Refund', 'refundNo'],
  inquiry: ['Inquiry', 'inquiryNo'],
} as const

/** What happens to a row, late or early, likely or not: `$2` is an instant. */
const CHANGES: readonly (readonly [keyof typeof ANY, string])[] = [
  [
    'member',
    `UPDATE "Member" SET "mergedIntoNo" = (SELECT min("memberNo") FROM "Member"), "withdrawnAt" = $2 WHERE "memberNo" = $1`,
  ],
  ['member', `UPDATE "Member" SET "mergedIntoNo" = NULL, "withdrawnAt" = NULL WHERE "memberNo" = $1`],
  [
    'online',
    `UPDATE "OnlineEnrolment" SET "status" = 'completed', "completedAt" = $2 WHERE "enrolmentNo" = $1`,
  ],
  [
    'online',
    `UPDATE "OnlineEnrolment" SET "status" = 'revoked' WHERE "enrolmentNo" = $1 AND "status" = 'completed'`,
  ],
  ['online', `UPDATE "OnlineEnrolment" SET "status" = 'refunded', "endedAt" = $2 WHERE "enrolmentNo" = $1`],
  ['online', `UPDATE "OnlineEnrolment" SET "status" = 'expired', "endedAt" = $2 WHERE "enrolmentNo" = $1`],
  ['online', `UPDATE "OnlineEnrolment" SET "studiedAt" = $2, "surveyedAt" = $2 WHERE "enrolmentNo" = $1`],
  ['online', `UPDATE "OnlineEnrolment" SET "sidoCode" = '2600000000' WHERE "enrolmentNo" = $1`],
  [
    'online',
    `UPDATE "OnlineEnrolment" SET "courseNo" = (SELECT max("courseNo") FROM "Course" WHERE "onlineType" = 1) WHERE "enrolmentNo" = $1`,
  ],
  [
    'online',
    `INSERT INTO "ExamAttempt" ("enrolmentNo", "round", "draw", "startedAt", "submittedAt") VALUES ($1, 1, '[]', $2, $2) ON CONFLICT DO NOTHING`,
  ],
  [
    'online',
    `INSERT INTO "WatchLoss" SELECT $1, min("lectureNo"), $2::date, 'LEASE_LOST', 1, 9000 FROM "Lecture"
     ON CONFLICT ("enrolmentNo", "lectureNo", "lostOn", "lossReason") DO UPDATE SET "records" = 5, "lostMs" = 70000`,
  ],
  [
    'inPerson',
    `UPDATE "InPersonEnrolment" SET "status" = 'attended', "attendedAt" = $2 WHERE "inPersonEnrolmentNo" = $1`,
  ],
  [
    'inPerson',
    `UPDATE "InPersonEnrolment" SET "status" = 'completed', "completedAt" = $2 WHERE "inPersonEnrolmentNo" = $1`,
  ],
  ['inPerson', `UPDATE "InPersonEnrolment" SET "status" = 'absent' WHERE "inPersonEnrolmentNo" = $1`],
  ['inPerson', `UPDATE "InPersonEnrolment" SET "sidoCode" = '2600000000' WHERE "inPersonEnrolmentNo" = $1`],
  [
    'inPerson',
    `DELETE FROM "InPersonEnrolment" WHERE "inPersonEnrolmentNo" = $1 AND $2::timestamptz IS NOT NULL`,
  ],
  [
    'booking',
    `UPDATE "Booking" SET "sessionNo" = (SELECT max("sessionNo") FROM "InPersonSession") WHERE "applicationNo" = $1`,
  ],
  [
    'booking',
    `UPDATE "Booking" SET "seat" = 'released', "heldUntil" = NULL, "heldSince" = NULL, "releasedAt" = $2 WHERE "applicationNo" = $1`,
  ],
  ['session', `UPDATE "InPersonSession" SET "startsAt" = $2 WHERE "sessionNo" = $1`],
  [
    'session',
    `UPDATE "InPersonSession" SET "status" = 'cancelled', "cancelledAt" = $2 WHERE "sessionNo" = $1`,
  ],
  [
    'session',
    `UPDATE "InPersonSession" SET "status" = 'open', "capacity" = "capacity" + 1 WHERE "sessionNo" = $1`,
  ],
  [
    'session',
    `UPDATE "InPersonSession" SET "branchNo" = (SELECT max("branchNo") FROM "Branch") WHERE "sessionNo" = $1`,
  ],
  ['payment', `UPDATE "Payment" SET "paidAt" = $2, "status" = 'paid' WHERE "paymentNo" = $1`],
  ['payment', `UPDATE "Payment" SET "amountWon" = "amountWon" + 1, "paymentType" = 5 WHERE "paymentNo" = $1`],
  [
    'payment',
    `INSERT INTO "Refund" ("paymentNo", "amountWon", "reason", "status", "requestedAt", "doneAt")
     SELECT $1, 7000, '', 'done', $2, $2 WHERE NOT EXISTS (SELECT 1 FROM "Refund" WHERE "paymentNo" = $1)`,
  ],
  ['refund', `UPDATE "Refund" SET "transferredOn" = $2::date WHERE "refundNo" = $1`],
  ['refund', `UPDATE "Refund" SET "amountWon" = 1000 WHERE "refundNo" = $1`],
  [
    'inquiry',
    `UPDATE "Inquiry" SET "firstAnswerAt" = $2, "firstAnswerMs" = 59999 + 3600000 * ($1 % 7), "deskState" = 'done' WHERE "inquiryNo" = $1`,
  ],
  [
    'inquiry',
    `UPDATE "Inquiry" SET "mergedIntoNo" = (SELECT min("inquiryNo") FROM "Inquiry") WHERE "inquiryNo" = $1 AND "inquiryNo" <> (SELECT min("inquiryNo") FROM "Inquiry")`,
  ],
  [
    'inquiry',
    `UPDATE "Inquiry" SET "passedTo" = 'branch', "passedBranchNo" = (SELECT min("branchNo") FROM "Branch") WHERE "inquiryNo" = $1`,
  ],
  ['inquiry', `UPDATE "InquiryTerm" SET "answerMinutes" = 60 + ($1 % 3) * 100`],
]

/** One thing that happens. */
export async function happen(world: World): Promise<void> {
  const { db, throwDice } = world
  if (throwDice(3) === 0) {
    await pick([newEnrolment, newEnrolment, newSeat, newInquiry, newPerson], throwDice(5))(world)
    return
  }
  const [of, statement] = pick(CHANGES, throwDice(CHANGES.length))
  const [table, key] = ANY[of]
  const rows = await db.$queryRawUnsafe<{ no: number }[]>(
    `SELECT "${key}" AS "no" FROM "${table}" ORDER BY 1`,
  )
  const row = rows[throwDice(Math.max(1, rows.length))]
  if (row)
    await db.$executeRawUnsafe(
      statement,
      ...[row.no, whenever(throwDice)].slice(0, statement.includes('$2') ? 2 : 1),
    )
}
