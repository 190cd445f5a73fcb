import { z } from 'zod'
import { text, wireInteger } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'

/** Counts the referring site of a visit by day and stores no address (specification section 7, insertConnect). */
export const recordReferrer = visitorWrites('/api/connect/insertConnect', {
  sends: 'form',
  input: z.object({
    count: wireInteger.pipe(z.literal(1)).default(1),
    siteName: text(100).pipe(z.string().regex(/^[a-z0-9.-]+$/i, '사이트 이름이 올바르지 않습니다.')),
  }),
  entity: z.object({ counted: z.literal(true) }),
  refusals: ['IP_BLOCKED'],
  extendsLogin: false,
  perMinute: 20,
  helper: 'view',
})
