import { type Association, FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

const text = z.string()

/** Does not validate the texts again: the rules applied when they were typed. */
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
  // Versions made before these fields existed use the defaults of the first one.
  refusalPhone: text.default(FIRST_ASSOCIATION.refusalPhone),
  smsWon: text.default(FIRST_ASSOCIATION.smsWon),
  lmsWon: text.default(FIRST_ASSOCIATION.lmsWon),
}) satisfies z.ZodType<Association>

export const settingsVersion = z.object({
  versionNo: z.int(),
  startsAt: instant,
  association: keptAssociation,
  /** Names the request that two people approved; is null for the first version. */
  approvalNo: z.int().nullable(),
})
