import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Returns the file once: an interrupted download can be repeated, a complete one cannot. */
export const takeExport = staffWrites('/api/staff/exports/take', {
  label: '내보낸 파일 받기',
  isView: true,
  audit: { subject: 'exportNo' },
  permission: 'exportLists',
  input: z.object({ exportNo: recordNo }),
  entity: z.never(),
  refusals: [
    'EXPORT_NOT_FOUND',
    'EXPORT_NOT_READY',
    'EXPORT_TAKEN',
    'EXPORT_BEING_TAKEN',
    'EXPORT_ENDED',
    'EXPORT_UNMASKED_FORBIDDEN',
  ],
  answers: 'bytes',
})
