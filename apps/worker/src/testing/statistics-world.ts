import type { InPersonSession, OnlineEnrolment, PrismaClient } from '@hygiene/db/generated/client'
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
import { ANY, CHANGES } from './statistic-changes.ts'

const PROVINCES = ['1100000000', '4100000000', '2900000000'] as const
const DAY_MS = 86_400_000

interface World {
  db: PrismaClient
  throwDice: Dice
  courses: TaughtCourse[]
  sessions: InPersonSession[]
  people: number
}

/** Disables the checks of single rows, because the figures must be correct for any rows. */
const WITHOUT_CHECKS = `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT conrelid::regclass AS "table", conname FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0 LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one."table", one.conname);
  END LOOP; END $$`

export async function openWorld(db: PrismaClient, throwDice: Dice): Promise<World> {
  await db.$executeRawUnsafe(WITHOUT_CHECKS)
  const courses = [await addCourse(db, { industryType: 2 }), await addCourse(db, { year: 2025 })]
  const branches = [await addBranch(db), await addBranch(db, { name: '부산지회', sidoCode: '2600000000' })]
  const venues = [await addVenue(db), await addVenue(db, { sidoCode: '2600000000' })]
  const sites = [await addInPersonCourse(db), await addInPersonCourse(db, { industryType: 2 })]
  const sessions: InPersonSession[] = []
  for (const at of [0, 1, 2, 3]) {
    const place = { branch: pick(branches, at), venue: pick(venues, at) }
    sessions.push(await addSession(db, { startsAt: whenever(throwDice), courses: sites, ...place }))
  }
  return { db, throwDice, courses, sessions, people: 0 }
}

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
