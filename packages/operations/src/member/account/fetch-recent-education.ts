import { fetchRecentEducation as contract } from '@hygiene/contracts/member/account/fetch-recent-education'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { Prisma, type PrismaClient } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { type IndustryType, OnlineType, type SalesType } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { WATCHING } from '@hygiene/domain/education/enrolment/enrolment-status'
import { query } from '../../kit/operation.ts'

type Answer = AnswerOf<typeof contract>

const LECTURES_LEFT = Prisma.raw(sqlList(WATCHING))

export const fetchRecentEducation = query(contract, async ({ actor, db, now }) => {
  const { memberNo } = actor
  const [latest, resume] = await Promise.all([
    findLatest(db, memberNo),
    findResume(db, memberNo, seoulYear(now)),
  ])
  return {
    eduType: latest?.onlineType ?? 0,
    salesType: latest?.salesType ?? 0,
    industryType: latest?.industryType ?? 0,
    place: latest && placeOf(latest),
    resume,
  }
})

interface LatestRow extends NonNullable<Answer['place']> {
  onlineType: OnlineType
  salesType: SalesType
  industryType: IndustryType
}

async function findLatest(db: PrismaClient, memberNo: number): Promise<LatestRow | null> {
  const [latest] = await db.$queryRaw<LatestRow[]>`
    SELECT * FROM (
      SELECT ${OnlineType.online}::int AS "onlineType", "salesType", "industryType", "appliedAt", "licenceNo" AS "licenseNumber",
             "businessName", "representative", "zipCode", "address", "address2", "sidoCode", "enrolmentNo" AS "recordNo"
        FROM "OnlineEnrolment" WHERE "memberNo" = ${memberNo}
      UNION ALL
      SELECT ${OnlineType.collective}::int, "salesType", "industryType", "appliedAt", "licenceNo",
             "businessName", "representative", "zipCode", "address", "address2", "sidoCode", "inPersonEnrolmentNo"
        FROM "InPersonEnrolment" WHERE "memberNo" = ${memberNo}) AS "all"
     ORDER BY "appliedAt" DESC, "recordNo" DESC LIMIT 1`
  return latest ?? null
}

function placeOf(latest: LatestRow): Answer['place'] {
  const { licenseNumber, businessName, representative, zipCode, address, address2, sidoCode } = latest
  return { licenseNumber, businessName, representative, zipCode, address, address2, sidoCode }
}

async function findResume(db: PrismaClient, memberNo: number, year: number): Promise<Answer['resume']> {
  const [lecture] = await db.$queryRaw<{ enrolmentNo: EnrolmentNo; lectureNo: LectureNo; title: string }[]>`
    SELECT e."enrolmentNo", l."lectureNo", l."title"
      FROM "OnlineEnrolment" e
      JOIN "CourseLecture" c USING ("courseNo")
      JOIN "TitledLecture" l ON l."courseNo" = c."courseNo" AND l."lectureNo" = c."lectureNo"
      LEFT JOIN "LectureProgress" p ON p."enrolmentNo" = e."enrolmentNo" AND p."lectureNo" = l."lectureNo"
     WHERE e."memberNo" = ${memberNo} AND e."year" = ${year} AND e."status" IN (${LECTURES_LEFT})
       AND p."finishedAt" IS NULL
     ORDER BY (SELECT max(b."lastProgressAt") FROM "LectureProgress" b WHERE b."enrolmentNo" = e."enrolmentNo")
                DESC NULLS LAST, e."appliedAt" DESC, e."enrolmentNo" DESC, c."position"
     LIMIT 1`
  return lecture ?? null
}
