import { z } from 'zod'
import { endpoint, text, wireInteger } from '../../kit/index.ts'

/** Counts the site a visit came from, by day; no address is kept (specification section 7, insertConnect). */
export const recordReferrer = endpoint({
  operation: 'recordReferrer',
  methods: ['POST'],
  path: '/api/connect/insertConnect',
  access: 'anyone',
  effect: 'writes',
  sends: 'form',
  input: z.object({
    /** Visits to count; one browser sends 1. */
    count: wireInteger.pipe(z.literal(1)).default(1),
    /** A host name such as search.naver.com, or «direct». */
    siteName: text(100).pipe(z.string().regex(/^[a-z0-9.-]+$/i, '사이트 이름이 올바르지 않습니다.')),
  }),
  entity: z.object({ counted: z.literal(true) }),
  refusals: ['IP_BLOCKED'],
  extendsLogin: false,
  perMinute: 20,
  helper: 'view',
})
