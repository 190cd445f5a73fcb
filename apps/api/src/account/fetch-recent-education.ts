import { type AnswerOf, fetchRecentEducation as contract } from '@hygiene/contracts'
import type { OnlineEnrolment, PrismaClient } from '@hygiene/db'
import { OnlineType, seoulYear } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

type Answer = AnswerOf<typeof contract>

/** The latest enrolment, whatever became of it: its place is reused, its course gone on with. */
export const fetchRecentEducation = implement(contract, async ({ caller, deps, now }) => {
  const { memberNo } = caller
  const latest = await deps.db.onlineEnrolment.findFirst({
    where: { memberNo },
    orderBy: [{ appliedAt: 'desc' }, { onlineEduNo: 'desc' }],
  })
  return {
    eduType: latest ? OnlineType.online : 0,
    salesType: latest?.salesType ?? 0,
    industryType: latest?.industryType ?? 0,
    place: latest && placeOf(latest),
    resume: await findResume(deps.db, memberNo, seoulYear(now)),
  }
})

function placeOf(enrolment: OnlineEnrolment): Answer['place'] {
  const { licenceNo, businessName, representative, zipCode, address, address2, sidoCode } = enrolment
  return { licenseNumber: licenceNo, businessName, representative, zipCode, address, address2, sidoCode }
}

/** The first unfinished lecture of the course watched last, else of the one applied for last. */
async function findResume(db: PrismaClient, memberNo: number, year: number): Promise<Answer['resume']> {
  const [lecture] = await db.$queryRaw<{ onlineEduNo: number; onlineClassNo: number; title: string }[]>`
    SELECT e."onlineEduNo", l."onlineClassNo", l."title"
      FROM "OnlineEnrolment" e
      JOIN "CourseLecture" c USING ("educationCodeNo")
      JOIN "Lecture" l ON l."onlineClassNo" = c."onlineClassNo"
      LEFT JOIN "LectureProgress" p ON p."onlineEduNo" = e."onlineEduNo" AND p."onlineClassNo" = l."onlineClassNo"
     WHERE e."memberNo" = ${memberNo} AND e."year" = ${year} AND e."status" IN ('paid', 'studying')
       AND p."finishedAt" IS NULL
     ORDER BY (SELECT max(b."lastBeatAt") FROM "LectureProgress" b WHERE b."onlineEduNo" = e."onlineEduNo")
                DESC NULLS LAST, e."appliedAt" DESC, e."onlineEduNo" DESC, c."position"
     LIMIT 1`
  return lecture ?? null
}
