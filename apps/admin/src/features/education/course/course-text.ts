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

/** «2026년 기존 영업자 · 일반음식점 · 온라인교육» */
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

/** The first versions were there before versions were counted. */
const FROM_EVER = '2001'

/** «2026.12.16 09:00부터»; a version without a known beginning has always been there. */
export function startText(startsAt: string | null): string {
  if (startsAt === null) return '-'
  return startsAt < FROM_EVER ? '처음부터' : `${formatSeoulDateTime(new Date(startsAt))}부터`
}

/** «36,000원 · 평가 3회 · 합격 60점»: what people ask about. */
export function rulesInShort({ priceWon, maxAttempts, passScore }: Rules): string {
  const attempts = maxAttempts === null ? '평가 제한 없음' : `평가 ${maxAttempts}회`
  return `${formatWon(priceWon)} · ${attempts} · 합격 ${passScore}점`
}

/** «45분», «1시간 20분» */
export function lengthText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes}분` : `${Math.floor(minutes / 60)}시간 ${minutes % 60}분`
}

/** «교육비 36,000원 → 40,000원, …»; empty where nothing differs. */
export function differenceText(
  differences: readonly { label: string; before: string; after: string }[],
): string {
  return differences.map(({ label, before, after }) => `${label} ${before} → ${after}`).join(', ')
}
