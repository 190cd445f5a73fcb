import { z } from 'zod'
import { endpoint, mobilePhone } from '../kit/index.ts'

export const changePhone = endpoint({
  operation: 'changePhone',
  methods: ['POST'],
  path: '/api/user/updateUserPhone',
  access: 'operator',
  effect: 'writes',
  sends: 'form',
  input: z.object({ phone: mobilePhone, phoneProof: z.string().min(20).max(100) }),
  entity: z.object({ phone: z.string() }),
  refusals: ['CODE_OVER', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
