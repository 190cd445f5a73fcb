import { readSetup as contract } from '@hygiene/contracts/staff/setup/read-setup'
import type { Queries } from '@hygiene/db/connect'
import { isNextYearDue } from '@hygiene/domain/education/course/next-year'
import { type PolicyKind, policyInForce, policyKinds } from '@hygiene/domain/member/policy/policy-versions'
import { REGISTER_TRADES } from '@hygiene/domain/platform/licence-register/register-row'
import { versionAt } from '@hygiene/domain/staff/setting/association-versions'
import type { SetupCourse, SetupFacts } from '@hygiene/domain/staff/setup/setup-facts'
import { judgeSetup, type SetupItem } from '@hygiene/domain/staff/setup/setup-items'
import { BoardType } from '@hygiene/domain/text'
import { seoulDay, seoulYear } from '@hygiene/domain/time/seoul-day'
import { shownOn } from '../../content/board/shown-on.ts'
import { comingCourses } from '../../education/course/coming-courses.ts'
import { query } from '../../kit/operation.ts'
import { skippedRows } from '../../platform/licence-register/renew-licences.ts'
import { readVersions } from '../setting/read-versions.ts'
import { raisedAlert } from './raised-alert.ts'
import { testOrderOf } from './test-order.ts'

const COURSES = `
  SELECT k."courseNo", k."year", k."onlineType", k."name", k."startsAt" IS NOT NULL AS "isPublished", k."taxKind"::text,
         k."priceWon", k."hours", k."questionCount",
         (SELECT coalesce(sum(l."durationSeconds"), 0)::int / 60
            FROM "CourseLecture" c JOIN "Lecture" l USING ("lectureNo") WHERE c."courseNo" = k."courseNo") AS "lectureMinutes",
         (SELECT count(*)::int FROM "BankQuestion" b JOIN "ExamQuestion" q USING ("questionNo")
           WHERE b."year" = k."year" AND b."salesType" = k."salesType" AND b."industryType" = k."industryType" AND q."isUsed") AS "bankCount",
         EXISTS (SELECT 1 FROM "ApplicationWindow" w WHERE w."courseNo" = k."courseNo"
            AND extract(year FROM w."opensAt" AT TIME ZONE 'Asia/Seoul') <= k."year"
            AND extract(year FROM w."closesAt" AT TIME ZONE 'Asia/Seoul') >= k."year") AS "hasWindow"
    FROM (SELECT DISTINCT ON ("year", "salesType", "industryType", "onlineType") *
            FROM "Course" WHERE "year" = ANY ($1::int[])
           ORDER BY "year", "salesType" DESC, "industryType", "onlineType", "startsAt" DESC NULLS LAST) k
   WHERE k."isOffered"
   ORDER BY k."year", k."onlineType", k."salesType" DESC, k."industryType"`

async function setupCourses(db: Queries, years: readonly number[]): Promise<SetupCourse[]> {
  return db.$queryRawUnsafe<SetupCourse[]>(COURSES, [...years])
}

interface Asked {
  now: Date
  deploymentSender: string
}

export const readSetup = query(contract, { needs: ['SMS_SENDER'] }, async ({ db, now, SMS_SENDER }) => {
  const [items, alert] = await Promise.all([
    readSetupItems(db, { now, deploymentSender: SMS_SENDER }),
    raisedAlert(db, now),
  ])
  return { asOf: now, items, testAlertEndsAt: alert?.endsAt ?? null }
})

export async function readSetupItems(db: Queries, asked: Asked): Promise<SetupItem[]> {
  return judgeSetup(await readFacts(db, asked), asked.now)
}

async function readFacts(db: Queries, { now, deploymentSender }: Asked): Promise<SetupFacts> {
  const year = seoulYear(now)
  const isToday = { OR: [{ validTo: null }, { validTo: { gt: new Date(seoulDay(now)) } }] }
  const versions = await readVersions(db)
  const inForce = versionAt(versions, now)
  if (!inForce) throw new Error('No version of the association’s data holds: the migration writes the first.')
  const surveys = await db.survey.findMany({ select: { year: true }, distinct: ['year'] })
  const surveyYears = surveys.map((survey) => survey.year)
  const confirmed = await db.setupCheck.findMany({ where: { confirmedAt: { not: null } } })
  const isConfirmed = (kind: string) => confirmed.some((check) => check.kind === kind)
  return {
    headquarters: await db.employee.count({
      where: { role: 'headquarters', disabledAt: null, setUp: null },
    }),
    association: inForce.text,
    deploymentSender,
    provinces: await db.region.count({ where: { level: 1, ...isToday } }),
    cities: await db.region.count({ where: { level: 2, ...isToday } }),
    registerWalks: await registerWalks(db),
    writtenPolicies: await writtenPolicies(db, now),
    courses: await setupCourses(db, [year, year + 1]),
    withoutNext: isNextYearDue(now) ? await countWithoutNext(db, now) : 0,
    surveyYears,
    waitingForSurvey: surveyYears.includes(year)
      ? 0
      : await db.onlineEnrolment.count({ where: { year, status: 'studied' } }),
    venues: await db.venue.count({ where: { retiredAt: null } }),
    branches: await db.branch.count({
      where: { OR: [{ closesOn: null }, { closesOn: { gt: new Date(seoulDay(now)) } }] },
    }),
    missingPosts: await missingPosts(db, now),
    // A version is always requested with its sample; only the one from the migration has no request.
    hasSample: inForce.approvalNo !== null,
    testOrder: await testOrderOf(db, versions, now),
    isBackupRestored: isConfirmed('backup') || (await db.databaseReturn.count()) > 0,
    isAlertReceived: isConfirmed('alert'),
  }
}

async function registerWalks(db: Queries): Promise<SetupFacts['registerWalks']> {
  const walks = await db.licenceSync.findMany({
    where: { businessTypeName: { in: [...REGISTER_TRADES] }, finishedAt: { not: null } },
    orderBy: { finishedAt: 'desc' },
    distinct: ['businessTypeName'],
  })
  return walks.map((walk) => ({ trade: walk.businessTypeName, ...skippedRows(walk) }))
}

async function writtenPolicies(db: Queries, now: Date): Promise<PolicyKind[]> {
  const rows = await db.policyVersion.findMany({ select: { kind: true, inForceOn: true } })
  const dated = rows.map(({ kind, inForceOn }) => ({ kind, inForceOn: inForceOn.toISOString().slice(0, 10) }))
  const written: PolicyKind[] = []
  for (const kind of policyKinds) {
    const text = policyInForce(dated, kind, now)
    const day = { path: ['inForceOn'], equals: text?.inForceOn ?? '' }
    const saved = await db.contentVersion.count({
      where: {
        employeeNo: { not: null },
        content: { kind: 'text' },
        AND: [{ body: { path: ['policyKind'], equals: kind } }, { body: day }],
      },
    })
    if (saved > 0) written.push(kind)
  }
  return written
}

/** Finds notices that links of the home screen or menu name but visitors cannot read; these links are hidden. */
async function missingPosts(db: Queries, now: Date): Promise<number[]> {
  const links = await db.siteLink.findMany({ where: { noticeNo: { not: null } } })
  const named = [...new Set(links.flatMap(({ noticeNo }) => noticeNo ?? []))]
  const shown = await db.post.findMany({
    where: { ...shownOn(now), boardType: BoardType.notice, postNo: { in: named } },
    select: { postNo: true },
  })
  return named.filter((no) => !shown.some(({ postNo }) => postNo === no)).toSorted((a, b) => a - b)
}

async function countWithoutNext(db: Queries, now: Date): Promise<number> {
  const { pairs } = await comingCourses(db, now)
  return pairs.filter(({ next }) => !next?.isPublished).length
}
