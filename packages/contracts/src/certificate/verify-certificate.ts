import { z } from 'zod'
import { endpoint } from '../kit/index.ts'

/** Public check of a printed number: every printed field, masked (docs/rules/certificate.md); ours. */
export const verifyCertificate = endpoint({
  operation: 'verifyCertificate',
  methods: ['GET'],
  path: '/api/certificate/verify',
  access: 'anyone',
  effect: 'reads',
  sends: 'query',
  input: z.object({ number: z.string().min(12).max(40) }),
  entity: z.object({
    status: z.enum(['valid', 'superseded', 'revoked']),
    certificateNumber: z.string(),
    verificationNumber: z.string(),
    userName: z.string(),
    birth: z.string(),
    businessName: z.string(),
    address: z.string(),
    courseLine: z.string(),
    hours: z.int(),
    completedOn: z.iso.date(),
    issuedOn: z.iso.date(),
    sha256: z.string().nullable(),
  }),
  refusals: ['CERTIFICATE_NOT_FOUND'],
  perMinute: 30,
})
