import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** The wrong rows of a file as .csv to correct them by: row, cell, column and what is wrong, one line a cell. No value of theirs. */
export const openWrongRows = endpoint({
  operation: 'openWrongRows',
  methods: ['POST'],
  path: '/api/staff/imports/wrongRows',
  access: 'staff',
  permission: 'useImports',
  effect: 'writes',
  sends: 'json',
  input: z.object({ importNo: recordNo }),
  entity: z.never(),
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NO_WRONG_ROWS', ...STAFF_REFUSALS],
  answers: 'bytes',
  perMinute: 30,
})
