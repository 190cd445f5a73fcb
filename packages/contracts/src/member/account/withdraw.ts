import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** Ends the membership. Statutory records stay; the answer names them with the reason (specification section 9, retention). */
export const withdraw = endpoint({
  operation: 'withdraw',
  methods: ['POST'],
  path: '/api/user/deleteUser',
  access: 'operator',
  ownerOnly: true,
  effect: 'writes',
  sends: 'json',
  input: z.object({ userPw: z.string().min(1, '비밀번호를 입력해주세요.').max(200) }),
  entity: z.object({ kept: z.array(z.object({ what: z.string(), why: z.string() })) }),
  refusals: [
    'PASSWORD_DIFFERS',
    'STILL_ENROLLED',
    'LOGIN_LOCKED',
    'LOGIN_TOO_SOON',
    'OWNER_ONLY',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  inTurn: 'password',
})
