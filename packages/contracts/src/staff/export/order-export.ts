import { printedText } from '@hygiene/domain'
import { z } from 'zod'
import { staffWrites } from '../../kit/index.ts'
import { ASKING_REFUSALS } from '../approval/approval-shape.ts'
import { exportChoice } from './export-choice.ts'
import { exportPurpose } from './export-shape.ts'
import { COLUMNS_REFUSED, exportView, hasItsColumns } from './saved-export-shape.ts'

/**
 * Freezes all rows found and has the worker write them into a file. More than 1,000 rows wait for a second person. Words
 * and purpose are asked every time (safety measures notice, Art. 8).
 */
export const orderExport = staffWrites('/api/staff/exports/order', {
  label: '목록 내보내기',
  permission: 'exportLists',
  audit: { subject: 'exportNo' },
  input: z
    .object({
      choice: exportChoice,
      ...exportView,
      purpose: exportPurpose,
      text: z
        .string({ error: '설명을 입력해주세요.' })
        .overwrite(printedText)
        .min(2, '설명을 2자 이상 입력해주세요.')
        .max(200),
    })
    .refine(hasItsColumns, COLUMNS_REFUSED),
  entity: z.object({ exportNo: z.int(), rowCount: z.int(), approvalNo: z.int().nullable() }),
  refusals: ['EXPORT_EMPTY', 'EXPORT_TOO_LARGE', 'EXPORT_UNMASKED_FORBIDDEN', ...ASKING_REFUSALS],
  perMinute: 10,
})
