import { z } from 'zod'
import { placeForm } from '../../forms/place.ts'
import { memberWrites } from '../../kit/declare.ts'

/**
 * Retypes the words of a certificate that no document font can print and generates it; this is our own endpoint. Printable words
 * stay frozen, whatever is sent (docs/rules/certificate.md).
 */
export const correctCertificate = memberWrites('/api/certificate/correctText', {
  label: '수료증 문구 정정',
  input: z.object({
    certificateNumber: z.string().max(20),
    businessName: placeForm.shape.businessName,
    address: placeForm.shape.address,
    address2: placeForm.shape.address2,
  }),
  entity: z.object({ certificateNumber: z.string() }),
  refusals: ['CERTIFICATE_NOT_ISSUED', 'NOTHING_TO_CORRECT'],
})
