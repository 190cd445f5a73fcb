import { z } from 'zod'
import { APPLICATION_ID } from '../../kit/envelope.ts'
import { memberWrites } from '../../kit/declare.ts'

export const logout = memberWrites('/api/user/logout', {
  label: '로그아웃',
  methods: ['GET', 'POST'],
  input: z.object({ applicationId: z.literal(APPLICATION_ID) }),
  entity: z.object({ ended: z.literal(true) }),
  extendsLogin: false,
  helper: 'view',
})
