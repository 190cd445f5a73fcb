import { type Association, FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

const text = z.string()

/** The words of a kept version; what was demanded of them when they were typed is asked no more. */
export const keptAssociation = z.object({
  service: text,
  name: text,
  shortName: text,
  issuerName: text,
  sealText: text,
  sealFileNo: text.nullable(),
  educationName: text,
  organisationNumber: text,
  designationNumber: text,
  representative: text,
  address: text,
  supportPhone: text,
  hours: text,
  lunch: text,
  mail: text,
  bankName: text,
  bankAccount: text,
  bankHolder: text,
  messageSender: text,
  // Versions made before these were asked for have them as the first one.
  refusalPhone: text.default(FIRST_ASSOCIATION.refusalPhone),
  smsWon: text.default(FIRST_ASSOCIATION.smsWon),
  lmsWon: text.default(FIRST_ASSOCIATION.lmsWon),
}) satisfies z.ZodType<Association>

export const settingsVersion = z.object({
  versionNo: z.int(),
  startsAt: instant,
  association: keptAssociation,
  /** The request by which two people made it; null for the first one. */
  approvalNo: z.int().nullable(),
})
