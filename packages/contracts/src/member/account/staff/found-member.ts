import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { column } from '../../../kit/list-column.ts'

export const foundMemberShape = z.object({
  userId: column(z.string(), { header: '아이디', width: 120, isHeading: true }),
  memberNo: column(z.int(), { header: '회원번호', width: 80, align: 'end' }),
  name: column(z.string(), { header: '이름', width: 95, mask: 'name' }),
  birth: column(z.string(), { header: '생년월일', width: 125, isExtra: true, mask: 'birth' }),
  phone: column(z.string(), { header: '휴대전화', width: 155, mask: 'phone' }),
  state: z.enum(['active', 'unverified', 'dormant']),
  isConnected: z.boolean(),
  joinedAt: instant,
  lastLoginAt: instant.nullable(),
})
