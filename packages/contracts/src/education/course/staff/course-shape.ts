import { courseVersionStates } from '@hygiene/domain/education/course/course-version'
import { z } from 'zod'
import { industryType, instant, onlineType, recordNo, salesType, sentInstant } from '../../../kit/fields.ts'

export const courseKindFields = {
  year: z.int(),
  salesType,
  industryType,
  onlineType,
}

export const versionState = z.enum(courseVersionStates)

const windowShown = z.object({ opensAt: instant, closesAt: instant })

export const courseRules = z.object({
  priceWon: z.int(),
  hours: z.int(),
  passScore: z.int(),
  questionCount: z.int(),
  /** Is null for unlimited attempts. */
  maxAttempts: z.int().nullable(),
  lectures: z.array(z.object({ lectureNo: z.int(), title: z.string(), durationSeconds: z.int() })),
  windows: z.array(windowShown),
})

export const ruleDifference = z.object({ label: z.string(), before: z.string(), after: z.string() })

const whole = (least: number, most: number, sentence: string) =>
  z.int({ error: sentence }).min(least, sentence).max(most, sentence)

const WINDOW = '신청 기간의 시작과 끝을 확인해주세요. 끝이 시작보다 뒤여야 합니다.'

export const rulesFields = {
  priceWon: whole(0, 1_000_000, '교육비를 0원에서 1,000,000원 사이로 입력해주세요.'),
  hours: whole(1, 40, '교육 시간을 1시간에서 40시간 사이로 입력해주세요.'),
  passScore: whole(1, 100, '합격 점수를 1점에서 100점 사이로 입력해주세요.'),
  questionCount: whole(1, 100, '문항 수를 1에서 100 사이로 입력해주세요.'),
  maxAttempts: whole(1, 100, '평가 횟수를 1에서 100 사이로 입력하거나 비워주세요.').nullable(),
  lectureNos: z
    .array(recordNo)
    .max(60)
    .refine((all) => new Set(all).size === all.length, '같은 강의가 두 번 들어 있습니다.'),
  windows: z
    .array(
      z
        .object({ opensAt: sentInstant, closesAt: sentInstant })
        .refine(({ opensAt, closesAt }) => new Date(opensAt) < new Date(closesAt), WINDOW),
    )
    .max(12),
}

/** Identifies a draft as an employee saw it. If another editor has saved it since, the change is refused. */
export const draftFields = { courseNo: recordNo, revision: z.int().min(0) }
export const DRAFT_REFUSALS = ['COURSE_NOT_FOUND', 'COURSE_NOT_DRAFT', 'COURSE_DRAFT_CHANGED'] as const

/** Is the start of the version. Without it the version starts a minute after it is published or approved. */
export const startField = { startsAt: sentInstant.nullable().default(null) }
