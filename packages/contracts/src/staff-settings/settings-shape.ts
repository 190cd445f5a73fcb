import type { Association } from '@hygiene/domain'
import { z } from 'zod'
import { instant } from '../kit/index.ts'

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
}) satisfies z.ZodType<Association>

export const settingsVersion = z.object({
  versionNo: z.int(),
  startsAt: instant,
  association: keptAssociation,
  /** The request by which two people made it; null for the first one. */
  approvalNo: z.int().nullable(),
})
