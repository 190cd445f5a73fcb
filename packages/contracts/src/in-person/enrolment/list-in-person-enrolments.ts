import { z } from 'zod'
import { day, text, wireFlag, wireInteger } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { inPersonRow } from './in-person-shape.ts'

export const listInPersonEnrolments = memberReads('/api/offline/edu/fetchUserOfflineEduList', {
  label: '집합교육 내역 보기',
  input: z.object({
    ...pagingInput,
    salesType: wireInteger.optional(),
    industryType: wireInteger.optional(),
    /** Is 1 for online, which never matches here, and 2 for in person. */
    eduType: wireInteger.optional(),
    /** Extends the specification; `completed` returns certificates only. */
    only: z.enum(['completed', 'live']).optional(),
    eduDate: day.optional(),
    isOnline: wireInteger.optional(),
    /** −1 selects all, 0 excludes refunded ones, 1 selects refunded ones only. */
    isRefund: wireInteger.pipe(z.union([z.literal(-1), z.literal(0), z.literal(1)])).default(-1),
    isFinishPayment: wireFlag.default(0),
    searchText: text(80).default(''),
  }),
  entity: pageOf(inPersonRow),
  helper: 'view',
})
