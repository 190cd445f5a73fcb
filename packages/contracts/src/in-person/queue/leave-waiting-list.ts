import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Leaves a waiting list or declines its offer; a seat elsewhere is kept. A repeated call returns the same answer. */
export const leaveWaitingList = memberWrites('/api/offline/edu/leaveWaitingList', {
  label: '대기 취소',
  input: z.object({ waitingNo: recordNo }),
  entity: z.object({ waitingNo: z.int() }),
  refusals: ['WAITING_NOT_FOUND', 'OFFER_TAKEN'],
})
