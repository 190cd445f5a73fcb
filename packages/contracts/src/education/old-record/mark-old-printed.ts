import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../kit/index.ts'

/** Printing marks an old system's certificate as it does the others (specification section 4); the first time stays; ours. */
export const markOldPrinted = endpoint({
  operation: 'markOldPrinted',
  methods: ['GET', 'POST'],
  path: '/api/old/edu/updatePrintStatus',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ oldEduNo: recordNo }),
  entity: z.object({ oldEduNo: z.int(), printedAt: instant }),
  refusals: ['OLD_RECORD_NOT_FOUND', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'print',
})
