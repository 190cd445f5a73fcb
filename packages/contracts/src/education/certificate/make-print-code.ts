import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/**
 * Issues six digits by which a branch can print the owner's certificate once within a day (docs/rules/certificate.md); this is
 * our own endpoint.
 */
export const makePrintCode = memberWrites('/api/certificate/makePrintCode', {
  label: '수료증 출력 코드 받기',
  input: z.object({ certificateNumber: z.string().max(20) }),
  entity: z.object({ code: z.string(), endsAt: instant }),
  refusals: ['CERTIFICATE_NOT_ISSUED'],
  perMinute: 30,
})
