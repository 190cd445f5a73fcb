import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Returns the faulty cells of a file as .csv, one line per cell with row, column and fault. It contains none of their values. */
export const openWrongRows = staffWrites('/api/staff/imports/wrongRows', {
  label: '틀린 행 파일 받기',
  isView: true,
  audit: { subject: 'importNo' },
  permission: 'useImports',
  input: z.object({ importNo: recordNo }),
  entity: z.never(),
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NO_WRONG_ROWS'],
  answers: 'bytes',
  perMinute: 30,
})
