import { ENROLMENT_REFUSALS } from './enrolment.ts'
import { IN_PERSON_REFUSALS } from './in-person.ts'
import { LOOKUP_REFUSALS } from './lookup.ts'
import { MEMBERSHIP_REFUSALS } from './membership.ts'
import { PAYMENT_REFUSALS } from './payment.ts'
import { SESSION_REFUSALS } from './login.ts'
import { STAFF_REFUSALS } from './staff.ts'
import { STAFF_SESSION_REFUSALS } from './staff-sessions.ts'
import { STUDY_REFUSALS } from './study.ts'

/** Every «no» this service can give: its code on the wire and the Korean sentence a person can act on. */
export const REFUSALS = {
  ...SESSION_REFUSALS,
  ...ENROLMENT_REFUSALS,
  ...STUDY_REFUSALS,
  ...PAYMENT_REFUSALS,
  ...LOOKUP_REFUSALS,
  ...IN_PERSON_REFUSALS,
  ...STAFF_REFUSALS,
  ...STAFF_SESSION_REFUSALS,
  ...MEMBERSHIP_REFUSALS,
} as const satisfies Record<string, { code: number; message: string }>

export type RefusalName = keyof typeof REFUSALS
