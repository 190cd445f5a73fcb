import type { EntityOf, readStaffEnrolment } from '@hygiene/contracts'
import { formatSeoulDateTime } from '@hygiene/domain'

export type EnrolmentRecord = EntityOf<typeof readStaffEnrolment>

/** «98114» is an online enrolment, «h98114» one for a hall; null for anything else. */
export function namedBy(no: string): Pick<EnrolmentRecord, 'kind' | 'number'> | null {
  const [, hall, digits] = /^(h?)([1-9]\d{0,8})$/.exec(no) ?? []
  if (digits === undefined) return null
  return { kind: hall === 'h' ? 'inPerson' : 'online', number: Number(digits) }
}

/** The steps in their order, each with its instant; a hall has no survey and no test. */
export function stepsOf({ kind, steps }: Pick<EnrolmentRecord, 'kind' | 'steps'>): [string, string | null][] {
  const { applied, paid, studied, surveyed, completed } = steps
  return kind === 'online'
    ? [
        ['신청', applied],
        ['결제', paid],
        ['수강', studied],
        ['설문', surveyed],
        ['수료', completed],
      ]
    : [
        ['신청', applied],
        ['결제', paid],
        ['출석', studied],
        ['수료', completed],
      ]
}

const two = (number: number) => String(number).padStart(2, '0')

/** «45:00» */
export function minutesWords(seconds: number): string {
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

export const at = (instant: string | null) => (instant ? formatSeoulDateTime(new Date(instant)) : '-')
