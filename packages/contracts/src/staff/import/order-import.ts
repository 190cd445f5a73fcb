import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Has the rows written by the worker; over 1,000 rows, and exemptions always, wait for a second person. */
export const orderImport = endpoint({
  operation: 'orderImport',
  methods: ['POST'],
  path: '/api/staff/imports/order',
  access: 'staff',
  permission: 'useImports',
  effect: 'writes',
  sends: 'json',
  /** If the kind has a fixed reason and needs no second person, the input carries no reason. */
  input: z.object({ importNo: recordNo, ...z.object(askingFields).partial().shape }),
  entity: z.object({ rows: z.int(), approvalNo: z.int().nullable() }),
  refusals: [
    'IMPORT_NOT_FOUND',
    'IMPORT_NOT_READY',
    'IMPORT_ROWS_UNDECIDED',
    'IMPORT_NOTHING',
    ...ASKING_REFUSALS,
    ...STAFF_REFUSALS,
  ],
  perMinute: 20,
})
