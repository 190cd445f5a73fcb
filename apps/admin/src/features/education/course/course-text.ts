import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffCourse } from '@hygiene/contracts/education/course/staff/read-staff-course'
import { type CourseVersionState, courseVersionLabel } from '@hygiene/domain/education/course/course-version'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { industryTypeLabel, onlineTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import type { StateKind } from '../../../shared/state-mark/state-mark.tsx'

export type CourseRecord = EntityOf<typeof readStaffCourse>
export type CourseVersion = CourseRecord['versions'][number]
export type Rules = CourseVersion['rules']

type Kind = Pick<CourseRecord, 'year' | 'salesType' | 'industryType' | 'onlineType'>

export function courseTitle({ year, salesType, industryType, onlineType }: Kind): string {
  return `${year}년 ${salesTypeLabel[salesType]} · ${industryTypeLabel[industryType]} · ${onlineTypeLabel[onlineType]}`
}

const STATE_KIND: Record<CourseVersionState, StateKind> = {
  draft: 'waiting',
  planned: 'moving',
  running: 'done',
  past: 'ended',
}
export const stateOf = (state: CourseVersionState): { kind: StateKind; label: string } => ({
  kind: STATE_KIND[state],
  label: courseVersionLabel[state],
})

/** Marks the first versions, which are older than version numbers and have no known start. */
const FROM_EVER = '2001'

export function startText(startsAt: string | null): string {
  if (startsAt === null) return '-'
  return startsAt < FROM_EVER ? '처음부터' : `${formatSeoulDateTime(new Date(startsAt))}부터`
}

export function rulesInShort({ priceWon, maxAttempts, passScore }: Rules): string {
  const attempts = maxAttempts === null ? '평가 제한 없음' : `평가 ${maxAttempts}회`
  return `${formatWon(priceWon)} · ${attempts} · 합격 ${passScore}점`
}

export function lengthText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes}분` : `${Math.floor(minutes / 60)}시간 ${minutes % 60}분`
}

export function differenceText(
  differences: readonly { label: string; before: string; after: string }[],
): string {
  return differences.map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ')
}
