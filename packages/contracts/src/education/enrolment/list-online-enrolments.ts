import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { wireInteger } from '../../kit/fields.ts'
import { enrolmentRow } from './enrolment-shape.ts'

export const listOnlineEnrolments = memberReads('/api/online/edu/fetchUserOnlineList', {
  label: '온라인교육 내역 보기',
  input: z.object({
    ...pagingInput,
    industryType: wireInteger.optional(),
    /** `completed` lists certificates only. */
    only: z.enum(['completed', 'live']).optional(),
  }),
  entity: pageOf(enrolmentRow),
  helper: 'view',
})
