import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

export const stopImport = staffWrites('/api/staff/imports/stop', {
  label: '가져오기 중단',
  permission: 'useImports',
  audit: { subject: 'importNo' },
  input: z.object({ importNo: recordNo }),
  entity: z.object({ importNo: z.int() }),
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
})
