import { z } from 'zod'
import { placeForm } from '../../forms/place.ts'
import { endpoint } from '../../kit/index.ts'

/**
 * Types anew the words of a certificate that no document font can print, and has it drawn; ours. Words that can be
 * printed stay as they were frozen, whatever is sent (docs/rules/certificate.md).
 */
export const mendCertificate = endpoint({
  operation: 'mendCertificate',
  methods: ['POST'],
  path: '/api/certificate/mendWords',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    certificateNumber: z.string().max(20),
    businessName: placeForm.shape.businessName,
    address: placeForm.shape.address,
    address2: placeForm.shape.address2,
  }),
  entity: z.object({ certificateNumber: z.string() }),
  refusals: ['CERTIFICATE_NOT_ISSUED', 'NOTHING_TO_MEND', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
