import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { requiredText } from '../../forms/text-fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { adminScreens } from './admin-screens.ts'
import { viewAddress } from './view-address.ts'

/** Stores the current list under a name, for the caller or, by headquarters, for a role. The same name replaces the old one. */
export const saveView = staffWrites('/api/staff/views/save', {
  permission: 'useViews',
  input: z.object({
    screen: z.enum(adminScreens),
    name: requiredText(20, '보기 이름을 입력해주세요.'),
    viewAddress,
    role: z.enum(staffRoles).nullable().default(null),
  }),
  entity: z.object({ viewNo: z.int() }),
  refusals: ['VIEWS_FULL'],
  perMinute: 60,
})
