import type { Certificate } from '@hygiene/db/generated/client'
import type { FrozenCertificate } from '@hygiene/domain/education/certificate/freeze-certificate'
import { z } from 'zod'

const frozenFields = z.object({
  number: z.string(),
  verifyUrl: z.url(),
  userName: z.string(),
  birthOn: z.iso.date(),
  businessName: z.string(),
  address: z.string(),
  address2: z.string(),
  courseLine: z.string(),
  hours: z.int(),
  completedOn: z.iso.date(),
  issuedOn: z.iso.date(),
  educationName: z.string(),
  issuerName: z.string(),
}) satisfies z.ZodType<Partial<FrozenCertificate>>

export function frozenFieldsOf({ frozen }: Pick<Certificate, 'frozen'>): z.infer<typeof frozenFields> {
  return frozenFields.parse(frozen)
}
