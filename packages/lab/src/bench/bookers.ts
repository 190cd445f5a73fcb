import { createHmac, randomUUID } from 'node:crypto'
import type { InPersonSession, PrismaClient } from '@hygiene/db/generated/client'
import { addInPersonCourse, addSession, addVenue } from '@hygiene/testing'

/** Signs tokens in the bench, so people are logged in without the cost of a password hash. */
export const TOKEN_SECRET = 'the-bench-signs-its-own-tokens-with-this'
const DAY_MS = 86_400_000
/** Leaves a seat for every booking where bookings are counted. */
const ROOMY = 100_000

export interface Booker {
  memberNo: number
  token: string
}

export async function addBookers(db: PrismaClient, count: number): Promise<Booker[]> {
  const members = await db.member.createManyAndReturn({
    data: Array.from({ length: count }, (_, place) => ({
      userId: `booker${place}`,
      passwordHash: 'nobody logs in with this',
      name: '박춘자',
      birth: '19560301',
      phone: '01012345678',
      verifiedAt: new Date(),
    })),
    select: { memberNo: true },
  })
  const logins = members.map(({ memberNo }) => ({ memberNo, loginNo: randomUUID() }))
  await db.login.createMany({
    data: logins.map((login) => ({
      ...login,
      applicationId: 'edu',
      ipAddress: '127.0.0.1',
      loggedInAt: new Date(),
      extendedAt: new Date(),
    })),
  })
  await addPast(db)
  return logins.map(({ memberNo, loginNo }) => ({ memberNo, token: signToken(loginNo) }))
}

/** Adds past rows first: a connection plans a statement once, and over empty tables it would keep a plan for small ones. */
async function addPast(db: PrismaClient): Promise<void> {
  const [site] = await addVenues(db, 1)
  await db.$executeRaw`
    WITH "past" AS (
      INSERT INTO "Application" ("memberNo") SELECT "memberNo" FROM "Member" WHERE "userId" LIKE 'booker%'
      RETURNING "applicationNo", "memberNo"),
    "released" AS (
      INSERT INTO "Booking" ("applicationNo", "memberNo", "sessionNo", "seat", "bookedAt", "releasedAt")
      SELECT "applicationNo", "memberNo", ${site?.sessionNo}, 'released', now(), now() FROM "past")
    INSERT INTO "InPersonEnrolment" ("applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType", "status",
           "endReason", "licenceKey", "licenceNo", "businessName", "representative", "sidoCode", "address", "positionType",
           "userName", "birth", "phone", "priceWon", "appliedAt", "endedAt")
    SELECT "applicationNo", "memberNo", c."courseNo", k."year", k."salesType", k."industryType", 'cancelled', 'byPerson',
           concat('2020', "memberNo"), concat('2020', "memberNo"), '옛마음 식당', '박춘자', '4100000000',
           '경기도 수원시 팔달구 가상로 12', 1, '박춘자', '19560301', '01012345678', k."priceWon", now(), now()
      FROM "past", "InPersonCourse" c JOIN "Course" k USING ("courseNo")
     WHERE c."sessionNo" = ${site?.sessionNo}`
  await db.$executeRawUnsafe('VACUUM ANALYZE')
}

export function signToken(sid: string): string {
  const said = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sid })}`
  return `${said}.${createHmac('sha256', TOKEN_SECRET).update(said).digest('base64url')}`
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

export async function addVenues(
  db: PrismaClient,
  count: number,
  capacity = ROOMY,
): Promise<InPersonSession[]> {
  const kind = { onlineType: 2, salesType: 1, industryType: 1 }
  const course =
    (await db.course.findFirst({ where: kind })) ??
    (await addInPersonCourse(db, { year: new Date().getFullYear() }))
  const venue = (await db.venue.findFirst()) ?? (await addVenue(db, { venueCapacity: ROOMY }))
  const venues: InPersonSession[] = []
  const ahead = (await db.inPersonSession.count()) + 2
  for (let place = 0; place < count; place += 1) {
    const startsAt = new Date(Date.now() + (ahead + place) * DAY_MS)
    const applyOpensAt = new Date(Date.now() - DAY_MS)
    venues.push(await addSession(db, { startsAt, applyOpensAt, capacity, courses: [course], venue }))
  }
  return venues
}
