import { z } from 'zod'
import { APPLICATION_ID } from '../../kit/envelope.ts'
import { memberWrites } from '../../kit/declare.ts'

/** Returns the remaining time in seconds (specification section 7). */
export const extendLogin = memberWrites('/api/user/userExtendSession', {
  label: '로그인 시간 연장',
  publishedAs: 'extendSession',
  methods: ['GET'],
  sends: 'query',
  input: z.object({ applicationId: z.literal(APPLICATION_ID) }),
  entity: z.int(),
  helper: 'view',
})
