import { z } from 'zod'
import { APPLICATION_ID } from '../../kit/envelope.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { wireFlag } from '../../kit/fields.ts'
import { openedLoginShape } from './opened-login.ts'

/** Follows specification sections 3 (login form), 4 (outcomes by code) and 8. */
export const login = visitorWrites('/api/user/login', {
  methods: ['GET', 'POST'],
  input: z.object({
    userId: z.string().trim().min(1, '아이디를 입력해주세요.').max(100),
    userPw: z.string().min(1, '비밀번호를 입력해주세요.').max(200),
    applicationId: z.literal(APPLICATION_ID),
    disconnect: wireFlag.default(0),
  }),
  entity: openedLoginShape,
  refusals: [
    'UNKNOWN_ID',
    'WRONG_PASSWORD',
    'DORMANT_ACCOUNT',
    'MERGED_ACCOUNT',
    'ALREADY_CONNECTED',
    'LOGIN_LOCKED',
    'LOGIN_TOO_SOON',
  ],
  perMinute: 300,
  missesPerMinute: 60,
  inTurn: 'password',
})
