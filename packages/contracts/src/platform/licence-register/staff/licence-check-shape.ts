import {
  licenceCheckCauses,
  licenceCheckOutcomes,
  placeFacts,
} from '@hygiene/domain/platform/licence-register/licence-check'
import { z } from 'zod'
import { industryType, instant } from '../../../kit/fields.ts'
import { enrolmentNamed } from '../../../education/enrolment/staff/staff-enrolment-shape.ts'

export const licenceCheckStates = ['waiting', ...licenceCheckOutcomes, 'lapsed'] as const

export const licenceCheckStudy = z.enum(['inProgress', 'completed', 'ended'])

export const licenceCheckRow = z.object({
  checkNo: z.int(),
  cause: z.enum(licenceCheckCauses),
  state: z.enum(licenceCheckStates),
  study: licenceCheckStudy,
  ...enrolmentNamed,
  memberNo: z.int(),
  userName: z.string(),
  businessName: z.string(),
  licenseNumber: z.string(),
  representative: z.string(),
  address: z.string(),
  industryType,
  year: z.int(),
  /** Lists the facts in which the register differs; is null when the register does not know the number. */
  differences: z.array(z.enum(placeFacts)).nullable(),
  madeAt: instant,
  decidedAt: instant.nullable(),
})

export const registerRow = z.object({
  licenseNumber: z.string(),
  businessName: z.string(),
  businessTypeName: z.string(),
  representative: z.string(),
  address: z.string(),
})

/** Is a digest of what the employee saw; if it has changed, the answer is LICENCE_CHECK_CHANGED. */
export const placeSeen = z.string().regex(/^[0-9a-f]{64}$/)

export const CHECK_REFUSALS = [
  'LICENCE_CHECK_NOT_FOUND',
  'LICENCE_CHECK_CHANGED',
  'LICENCE_CHECK_DECIDED',
] as const
