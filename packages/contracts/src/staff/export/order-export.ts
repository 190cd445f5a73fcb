import { z } from 'zod'
import { exportReasonForm } from '../../forms/export.ts'
import { staffWrites } from '../../kit/declare.ts'
import { ASKING_REFUSALS } from '../approval/approval-shape.ts'
import { exportChoice } from './export-choice.ts'
import { COLUMNS_REFUSED, exportView, hasItsColumns } from './saved-export-shape.ts'

/**
 * Freezes all rows found for the worker to write into a file. More than 1,000 rows wait for a second person. Every order requires
 * purpose and explanation (safety measures notice, Art. 8).
 */
export const orderExport = staffWrites('/api/staff/exports/order', {
  label: '목록 내보내기',
  permission: 'exportLists',
  audit: { subject: 'exportNo' },
  input: z
    .object({
      choice: exportChoice,
      ...exportView,
      ...exportReasonForm.shape,
    })
    .refine(hasItsColumns, COLUMNS_REFUSED),
  entity: z.object({ exportNo: z.int(), rowCount: z.int(), approvalNo: z.int().nullable() }),
  refusals: ['EXPORT_EMPTY', 'EXPORT_TOO_LARGE', 'EXPORT_UNMASKED_FORBIDDEN', ...ASKING_REFUSALS],
  perMinute: 10,
})
