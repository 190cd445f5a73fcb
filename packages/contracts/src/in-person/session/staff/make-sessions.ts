import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { SERIES_REFUSALS, seriesInput } from './series-shape.ts'
import { actionReason } from '../../../forms/reason.ts'

/** Creates one session per day of a plan, all or none. */
export const makeSessions = staffWrites('/api/staff/sessions/make', {
  label: '집합교육 회차 만들기',
  permission: 'decideSessions',
  audit: {},
  input: seriesInput({ days: z.array(day).min(1).max(60), reason: actionReason }),
  entity: z.object({ sessionNos: z.array(z.int()) }),
  refusals: ['SERIES_CLASHES', ...SERIES_REFUSALS],
})
