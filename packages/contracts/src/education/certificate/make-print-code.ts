import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'

/** Six digits by which a branch prints the owner's certificate once, within a day (docs/rules/certificate.md); ours. */
export const makePrintCode = endpoint({
  operation: 'makePrintCode',
  methods: ['POST'],
  path: '/api/certificate/makePrintCode',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ certificateNumber: z.string().max(20) }),
  entity: z.object({ code: z.string(), endsAt: instant }),
  refusals: ['CERTIFICATE_NOT_ISSUED', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  perMinute: 30,
})
