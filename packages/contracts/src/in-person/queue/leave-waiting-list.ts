import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** Leaves a waiting list, or declines its offer; a seat elsewhere stays. Leaving twice answers the same; ours. */
export const leaveWaitingList = endpoint({
  operation: 'leaveWaitingList',
  methods: ['POST'],
  path: '/api/offline/edu/leaveWaitingList',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ waitingNo: recordNo }),
  entity: z.object({ waitingNo: z.int() }),
  refusals: ['WAITING_NOT_FOUND', 'OFFER_TAKEN', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
