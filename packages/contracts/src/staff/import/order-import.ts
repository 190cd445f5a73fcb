import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../approval/approval-shape.ts'

/** Orders the worker to write the rows. More than 1,000 rows, and exemptions always, wait for a second person. */
export const orderImport = staffWrites('/api/staff/imports/order', {
  label: '가져온 행 등록 시작',
  permission: 'useImports',
  audit: { subject: 'importNo' },
  /** If the kind has a fixed reason and needs no second person, the input carries no reason. */
  input: z.object({ importNo: recordNo, ...z.object(askingFields).partial().shape }),
  entity: z.object({ rows: z.int(), approvalNo: z.int().nullable() }),
  refusals: [
    'IMPORT_NOT_FOUND',
    'IMPORT_NOT_READY',
    'IMPORT_ROWS_UNDECIDED',
    'IMPORT_NOTHING',
    ...ASKING_REFUSALS,
  ],
  perMinute: 20,
})
