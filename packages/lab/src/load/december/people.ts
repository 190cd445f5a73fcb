import type { PrismaClient } from '@hygiene/db/generated/client'
import { addCourse, addPerson } from '@hygiene/testing'
import { signToken } from '../../bench/bookers.ts'
import type { Visitor, Watcher } from './plan.ts'

interface Seeded {
  userId: string
  loginNo: string
  enrolmentNo: number
  leaseNo: string
}

/** Adds members with a password, a login and a paid enrolment in one statement: 60,000 single inserts take minutes. */
export async function addLearners(
  db: PrismaClient,
  name: string,
  count: number,
  courseNo?: number,
): Promise<{ people: Seeded[]; lectureNo: number }> {
  const model =
    (await db.member.findFirst({ where: { userId: 'model' } })) ?? (await addPerson(db, { userId: 'model' }))
  const found = await db.courseLecture.findFirst({ where: { courseNo }, orderBy: { position: 'asc' } })
  const course =
    found ??
    (await addCourse(db, { year: new Date().getFullYear() }),
    await db.courseLecture.findFirst({ orderBy: { position: 'asc' } }))
  if (!course) throw new Error('A course without a lecture')
  const people = await db.$queryRaw<Seeded[]>`
    WITH "people" AS (
      INSERT INTO "Member" ("userId", "passwordHash", "name", "birth", "phone", "verifiedAt")
      SELECT ${name} || n, m."passwordHash", m."name", m."birth", m."phone", m."verifiedAt"
        FROM generate_series(1, ${count}::int) n, "Member" m WHERE m."memberNo" = ${model.memberNo}
      RETURNING "memberNo", "userId"),
    "logins" AS (
      INSERT INTO "Login" ("loginNo", "memberNo", "applicationId", "loggedInAt", "extendedAt", "ipAddress")
      SELECT gen_random_uuid(), "memberNo", 'edu', now(), now(), '127.0.0.1' FROM "people"
      RETURNING "loginNo", "memberNo"),
    "applied" AS (
      INSERT INTO "Application" ("memberNo") SELECT "memberNo" FROM "people" RETURNING "applicationNo", "memberNo"),
    "enrolled" AS (
      INSERT INTO "OnlineEnrolment" ("applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType", "status",
             "licenceKey", "licenceNo", "businessName", "representative", "sidoCode", "address", "positionType",
             "userName", "birth", "phone", "priceWon", "appliedAt", "paidAt")
      SELECT "applicationNo", "memberNo", c."courseNo", c."year", c."salesType", c."industryType", 'paid',
             concat(${name}::text, "memberNo"), concat(${name}::text, "memberNo"), '한마음 식당', '김영자', '4100000000',
             '경기도 수원시 팔달구 가상로 12', 1, '김영자', '19600312', '01012345678', c."priceWon", now(), now()
        FROM "applied", "Course" c WHERE c."courseNo" = ${course.courseNo}
      RETURNING "enrolmentNo", "memberNo")
    SELECT "userId", "loginNo"::text, "enrolmentNo", gen_random_uuid()::text AS "leaseNo"
      FROM "people" JOIN "logins" USING ("memberNo") JOIN "enrolled" USING ("memberNo")`
  return { people, lectureNo: course.lectureNo }
}

/** Adds people whose player has been open for a minute, so each record of 60 s is credited in full. */
export async function addWatchers(db: PrismaClient, count: number): Promise<Watcher[]> {
  if (count === 0) return []
  const { people, lectureNo } = await addLearners(db, 'watcher', count)
  const enrolmentNos = people.map(({ enrolmentNo }) => enrolmentNo)
  const leaseNos = people.map(({ leaseNo }) => leaseNo)
  const loginNos = people.map(({ loginNo }) => loginNo)
  await db.$executeRaw`
    WITH "opened" AS (
      SELECT * FROM unnest(${enrolmentNos}::int[], ${leaseNos}::uuid[], ${loginNos}::uuid[]) AS o ("enrolmentNo", "leaseNo", "loginNo")),
    "begun" AS (
      UPDATE "OnlineEnrolment" e SET "status" = 'studying' FROM "opened" o WHERE e."enrolmentNo" = o."enrolmentNo"
      RETURNING e."enrolmentNo", e."memberNo"),
    "progress" AS (
      INSERT INTO "LectureProgress" ("enrolmentNo", "lectureNo", "leaseNo", "isPlaying", "lastProgressAt")
      SELECT "enrolmentNo", ${lectureNo}, "leaseNo", true, now() - interval '60 s' FROM "opened")
    INSERT INTO "PlayerLease" ("memberNo", "leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
    SELECT "memberNo", "leaseNo", "enrolmentNo", ${lectureNo}, "loginNo", now(), now() FROM "opened" JOIN "begun" USING ("enrolmentNo")`
  return people.map(({ loginNo, enrolmentNo, leaseNo }) => ({
    token: signToken(loginNo),
    enrolmentNo,
    lectureNo,
    leaseNo,
  }))
}

export async function addVisitorsAt(db: PrismaClient, times: readonly number[]): Promise<Visitor[]> {
  if (times.length === 0) return []
  const { people, lectureNo } = await addLearners(db, 'visitor', times.length)
  await db.$executeRaw`DELETE FROM "Login" WHERE "loginNo" = ANY (${people.map(({ loginNo }) => loginNo)}::uuid[])`
  return people.map(({ userId, enrolmentNo }, place) => ({
    userId,
    enrolmentNo,
    lectureNo,
    atMs: times[place] ?? 0,
  }))
}
