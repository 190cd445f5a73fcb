import type { Queries, Transaction } from '@hygiene/db/connect'
import { courseDifference, type RuleDifference } from '@hygiene/domain/education/course/course-rules'
import {
  mayPublish,
  type PublishRefusal,
  versionStart,
} from '@hygiene/domain/education/course/course-version'
import { countBank, rulesOf, type Version, versionsOf } from './load-version.ts'

export interface ForeseenVersion {
  before: Version | null
  differences: RuleDifference[]
  startsAt: Date
  refusal: PublishRefusal | null
}

export async function foreseeVersion(
  db: Queries,
  draft: Version,
  asked: Date | null,
  now: Date,
): Promise<ForeseenVersion> {
  const versions = await versionsOf(db, draft)
  const before = versions.find((version) => version.startsAt !== null) ?? null
  const rules = rulesOf(draft)
  const differences = courseDifference(before && rulesOf(before), rules)
  const startsAt = versionStart(asked, now)
  const verdict = mayPublish({
    course: draft,
    rules,
    bankCount: await countBank(db, draft),
    hasSurvey: (await db.survey.count({ where: { year: draft.year } })) > 0,
    startsAt,
    lastStartsAt: before?.startsAt ?? null,
    differences: differences.length,
  })
  return { before, differences, startsAt, refusal: verdict.allowed ? null : verdict.reason }
}

interface Publishing {
  asked: Date | null
  employeeNo: number
  approvalNo: number | null
  now: Date
}

type Published = { allowed: true; startsAt: Date } | { allowed: false; reason: PublishRefusal }

export async function publishDraft(
  db: Transaction,
  draft: Version,
  { asked, employeeNo, approvalNo, now }: Publishing,
): Promise<Published> {
  const { startsAt, refusal } = await foreseeVersion(db, draft, asked, now)
  if (refusal) return { allowed: false, reason: refusal }
  await db.course.update({
    where: { courseNo: draft.courseNo },
    data: { startsAt, publishedAt: now, publishedByNo: employeeNo, approvalNo },
  })
  return { allowed: true, startsAt }
}
