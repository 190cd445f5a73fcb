import { lockCourse } from '@hygiene/db/locks'
import { allowed, denied } from '@hygiene/domain/verdict'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import {
  IndustryType,
  industryTypeLabel,
  OnlineType,
  onlineTypeLabel,
  SalesType,
  salesTypeLabel,
} from '@hygiene/domain/text'
import { missingMinutesSentence } from '@hygiene/domain/education/course/course-rules'
import { withParticle } from '@hygiene/domain/particle'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../../staff/approval/approval-kind.ts'
import { countPeople } from './count-people.ts'
import { type CourseKind, rulesOf, VERSION_PARTS } from './load-version.ts'
import { foreseeVersion, publishDraft } from './publish-draft.ts'

const ruleFacts = z.object({
  courseNo: z.int(),
  year: z.int(),
  salesType: z.enum(SalesType),
  industryType: z.enum(IndustryType),
  onlineType: z.enum(OnlineType),
  revision: z.int(),
  /** Is null to start a minute after the approval. */
  startsAt: z.iso.datetime().nullable(),
})
export type RunningRulesAsked = z.infer<typeof ruleFacts>

/** Publishes a draft of a year that has begun. Two people have seen the differences and who is affected. */
export const changeRunningRules: ApprovalKind<RunningRulesAsked> = {
  kind: 'changeRunningRules',
  facts: ruleFacts,
  subject: ({ courseNo }) => `course ${courseNo}`,
  lock: (db, facts) => lockCourse(db, facts),
  async load(db, { courseNo, startsAt }) {
    const draft = await db.course.findUnique({
      where: { courseNo, startsAt: null },
      include: VERSION_PARTS,
    })
    if (!draft) return null
    const asked = startsAt === null ? null : new Date(startsAt)
    // Checks only the rules; obstacles to publication are judged when it is published.
    const { before, differences } = await foreseeVersion(db, draft, asked, new Date(0))
    const [people] = before ? await countPeople(db, [before.courseNo]) : []
    const kept = (people?.unpaid ?? 0) + (people?.running ?? 0)
    return {
      title: `${courseTitleOf(draft)} · 버전 ${draft.edition}`,
      rows: differences.map(({ label, before: was, after }) => ({ label, before: was, after })),
      follows: [
        asked
          ? `${formatSeoulDateTime(asked)}부터 새로 신청하는 사람에게만 ${withParticle(`버전 ${draft.edition}`, '을')} 적용합니다. 승인이 늦으면 승인하고 1분 뒤부터 적용합니다.`
          : `승인하고 1분 뒤부터 새로 신청하는 사람에게만 ${withParticle(`버전 ${draft.edition}`, '을')} 적용합니다.`,
        ...(before
          ? [
              `이미 신청한 ${kept.toLocaleString('ko-KR')}명은 끝까지 버전 ${before.edition} 그대로입니다(${formatWon(before.priceWon)}).`,
            ]
          : []),
        ...missingMinutesSentence(draft.onlineType, rulesOf(draft)),
      ],
      fingerprint: fingerprintOf([draft.revision, rulesOf(draft), before?.courseNo ?? null]),
      memberNos: [],
    }
  },
  async perform(db, { courseNo, revision, startsAt }, { maker, approvalNo, now }) {
    const draft = await db.course.findUnique({
      where: { courseNo, startsAt: null, revision },
      include: VERSION_PARTS,
    })
    if (!draft) return denied('COURSE_SAME_RULES')
    const asked = startsAt === null ? null : new Date(startsAt)
    const { employeeNo } = maker
    const published = await publishDraft(db, draft, { asked, employeeNo, approvalNo, now })
    return published.allowed ? allowed() : published
  },
}

function courseTitleOf({ year, salesType, industryType, onlineType }: CourseKind): string {
  const kind = [salesTypeLabel[salesType], industryTypeLabel[industryType], onlineTypeLabel[onlineType]]
  return `${year}년 ${kind.join(' · ')}`
}
