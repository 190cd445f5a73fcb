import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { policyKey } from '../policy/policy-shape.ts'

export const fetchUser = memberReads('/api/user/fetchUser', {
  label: '회원 이름·연락처 보기',
  input: z.object({}),
  entity: z.object({
    userId: z.string(),
    name: z.string(),
    birth: z.string(),
    phone: z.string(),
    email: z.string(),
    companyPhone: z.string(),
    isAuth: z.int(),
    applyCount: z.int(),
    studyCount: z.int(),
    finishCount: z.int(),
    policiesToAgree: z.array(policyKey),
  }),
  refusals: ['SESSION_DISPLACED'],
  helper: 'view',
})
