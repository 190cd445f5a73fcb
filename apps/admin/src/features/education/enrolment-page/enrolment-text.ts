import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffEnrolment } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import { formatSeoulDateTime, seoulDay } from '@hygiene/domain/time/seoul-day'
import type { RecordStep } from '../../../shared/record/record-steps.tsx'

export type EnrolmentRecord = EntityOf<typeof readStaffEnrolment>

export function namedBy(no: string): Pick<EnrolmentRecord, 'kind' | 'number'> | null {
  const [, venue, digits] = /^(h?)([1-9]\d{0,8})$/.exec(no) ?? []
  if (digits === undefined) return null
  return { kind: venue === 'h' ? 'inPerson' : 'online', number: Number(digits) }
}

export function stepsOf(
  record: Pick<EnrolmentRecord, 'kind' | 'status' | 'steps' | 'attempts'>,
): RecordStep[] {
  const { applied, paid, studied, surveyed, completed, ended } = record.steps
  const score = record.attempts.find(({ isPassed }) => isPassed)?.score ?? null
  const taken: [string, string | null, string?][] =
    record.kind === 'online'
      ? [
          ['신청', applied],
          ['결제', paid],
          ['수강', studied],
          ['설문', surveyed],
          ['평가', completed, score === null ? '' : `${score}점`],
          ['수료', completed],
        ]
      : [
          ['신청', applied],
          ['결제', paid],
          ['출석', studied],
          ['수료', completed],
        ]
  const next = taken.findIndex(([, instant]) => instant === null)
  const steps = taken.map(
    ([label, instant, note], index): RecordStep => ({
      label,
      note: instant === null ? '' : (note ?? dayText(instant)),
      state: instant === null ? (index === next ? 'now' : 'next') : 'done',
    }),
  )
  const end = ENDS[record.status]
  if (end === undefined) return steps
  const note = ended === null ? '' : dayText(ended)
  return [...steps.filter(({ state }) => state === 'done'), { label: end, note, state: 'ended' }]
}

const ENDS: Partial<Record<EnrolmentRecord['status'], string>> = {
  cancelled: '취소',
  refunded: '환불',
  expired: '기간 만료',
  absent: '불참',
  revoked: '효력 취소',
}

const dayText = (instant: string) => seoulDay(new Date(instant)).slice(5).replace('-', '.')

export function creditText(lectures: EnrolmentRecord['lectures']): string {
  const minutes = (of: 'creditedSeconds' | 'durationSeconds') =>
    Math.floor(lectures.reduce((sum, lecture) => sum + lecture[of], 0) / 60)
  return `${minutes('creditedSeconds')}분 / ${minutes('durationSeconds')}분`
}

const two = (number: number) => String(number).padStart(2, '0')

export function minutesText(seconds: number): string {
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

export const at = (instant: string | null) => (instant ? formatSeoulDateTime(new Date(instant)) : '-')
