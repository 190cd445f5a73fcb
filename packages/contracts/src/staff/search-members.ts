import { z } from 'zod'
import { endpoint, text } from '../kit/index.ts'
import { auditReason } from '../forms/reason.ts'
import { foundMemberShape } from './found-member.ts'

/**
 * Finds operators by facts a caller on the telephone can tell. Each person shown is written to the audit log with the
 * reason.
 */
export const searchMembers = endpoint({
  operation: 'searchMembers',
  methods: ['POST'],
  path: '/api/staff/searchMembers',
  access: 'staff',
  permission: 'searchMembers',
  effect: 'writes',
  sends: 'json',
  input: z
    .object({
      reason: auditReason,
      userId: text(50).default(''),
      name: text(40).default(''),
      /** Last four digits. */
      phoneEnd: text(4).default(''),
    })
    .refine(({ userId, name, phoneEnd }) => userId !== '' || (name !== '' && /^\d{4}$/.test(phoneEnd)), {
      error: '아이디를 입력하거나, 이름과 휴대전화 뒤 4자리를 함께 입력해주세요.',
    }),
  entity: z.object({
    /** At most 20; names, birth dates and phones are masked. */
    list: z.array(foundMemberShape),
  }),
  refusals: ['STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
  perMinute: 30,
})
